import type { LessonSheriff } from './en'

const lesson: LessonSheriff = {
  title: 'Una prima partita allo sceriffo',
  about:
    'Porta le merci oltre lo sceriffo, con onestà o no, e cavatela a parole. Ognuno è sceriffo a turno. Una partita dura circa un’ora.',
  steps: {
    goal: {
      title: 'Di che si tratta',
      text: (name) =>
        `Sei un mercante e porti merci alla tua bancarella. Restano tre round: nel primo lo sceriffo è ${name(1)}, poi ${name(2)}, poi tu. Alla fine vince il più ricco.`,
      why: 'Le merci sulla bancarella contano il loro valore, l’oro conta per quello che è, e avere più carte di una merce legale porta un premio.',
    },
    market: {
      title: 'Il mercato',
      text: 'Metti da parte le carte che non vuoi e riempi la mano: dalla cima delle pile di scarti, o alla cieca dal mazzo. Prima cambia il formaggio con la mela sulla pila sinistra. Più tardi pesca e basta.',
      why: 'Quello che prendi dagli scarti lo vedono tutti. Uno sceriffo che ti ha visto prendere cinque mele crederà a cinque mele.',
    },
    lay: {
      title: 'Posa il resto',
      text: 'La mano è piena. Metti quello che avevi da parte su una delle pile di scarti. Il prossimo mercante può prenderlo.',
    },
    load: {
      title: 'Una sacca onesta',
      text: 'Metti da una a cinque carte nella sacca. Prendi le tue cinque mele e nient’altro, e chiudila.',
      why: 'Con una sacca onesta non puoi perdere. E con cinque mele in più sulla bancarella superi il re delle mele.',
    },
    declare: {
      title: 'Dichiara',
      text: 'Di’ che cosa c’è nella sacca: una merce legale, e tante quante sono le carte. Solo la merce può essere una bugia. Cinque mele sono cinque mele; con formaggio, pepe e seta dici «formaggio».',
      why: 'Il contrabbando non si può mai dichiarare. Chi lo porta mente.',
    },
    others: {
      title: 'Tutte le sacche alla porta',
      text: 'Tutte le sacche sono davanti allo sceriffo. Per ognuna puoi offrire qualcosa, perché passi o perché venga aperta. Non è obbligatorio: di’ che hai finito.',
      why: 'Se una sacca è onesta, aprirla costa allo sceriffo. Se non lo è, costa al mercante. Ti possono far comodo tutti e due i casi.',
    },
    honest: {
      title: 'La tua sacca',
      text: 'Resta solo la tua sacca. È onesta, quindi non pagare niente: di’ che hai finito e fai la faccia innocente.',
      why: 'Se lo sceriffo la apre, ti paga una multa per ogni carta.',
    },
    paid: {
      title: 'Lo sceriffo paga',
      text: 'Nella sacca c’era quello che hai detto. Le mele sono sulla tua bancarella, e lo sceriffo ti paga le loro multe.',
    },
    stand: {
      title: 'La tua bancarella',
      text: 'Quello che è passato sta sulla tua bancarella: le merci legali scoperte, il contrabbando coperto. Chi alla fine ha più carte di una merce legale ne è il re, il secondo ne è la regina.',
      why: 'Come stanno re e regine lo vedi già durante la partita.',
    },
    smuggle: {
      title: 'Ora qualcosa di proibito',
      text: 'Pepe e seta valgono molto, ma sono contrabbando. Metti nella sacca i due formaggi, il pepe e la seta, e chiudila.',
      why: 'Se la sacca viene aperta, pepe e seta sono confiscati e paghi quattro monete per ciascuno. Il formaggio sarebbe tuo lo stesso.',
    },
    bribe: {
      title: 'Corrompi lo sceriffo',
      text: 'La tua sacca è una bugia, quindi fai un’offerta: aggiungi 5 monete d’oro e prometti di lasciar passare la prossima sacca dello sceriffo. Fai l’offerta, poi di’ che hai finito.',
      why: 'L’oro si paga subito se la sacca passa. Una promessa non obbliga nessuno, ma il tavolo ricorda chi la mantiene, e nel prossimo round lo sceriffo sei tu.',
    },
    smuggled: {
      title: 'Ce l’hai fatta',
      text: 'La sacca è passata. Il contrabbando è coperto sulla tua bancarella: gli altri sanno quante carte sono, non quali.',
    },
    promised: {
      title: 'La tua parola',
      text: 'La tua promessa è nell’elenco delle promesse. Nel prossimo round sarà mantenuta o infranta, e lo vedranno tutti.',
    },
    inspect: {
      title: 'Lo sceriffo sei tu',
      text: (name) =>
        `Tutte le sacche sono davanti a te. Ascolta le offerte, chiedi qualcosa se vuoi, e decidi nell’ordine che vuoi. ${name(1)} offre due monete per del «formaggio»: qualcosa non quadra. Tieni premuto il cartello di ferro finché la sacca si apre.`,
      why: 'Puoi smettere in qualsiasi momento. Allora le sacche rimaste passano e nessuno paga.',
    },
    judge: {
      title: 'E l’altra?',
      text: (name) => `${name(2)} ha la tua promessa: lascia passare quella sacca.`,
      why: 'Chi lascia passare prende quello che è offerto per questo. Chi apre non ne prende niente, ma incassa la multa per tutto quello che non torna. Oppure paga.',
    },
    seizure: {
      title: 'Confiscato',
      text: 'Metti le carte confiscate su una pila di scarti, nell’ordine che vuoi. Pensa a chi andrà al mercato dopo.',
    },
    fine: {
      title: 'La multa',
      text: 'Quello che era dichiarato sinceramente va sulla bancarella. Il resto è confiscato, e il proprietario ti paga le multe.',
    },
    kept: {
      title: 'Promessa mantenuta',
      text: 'Hai lasciato passare la sacca, come avevi promesso. Ti crederanno ancora.',
      why: 'Avresti potuto aprirla: una promessa costa solo il buon nome.',
    },
    end: {
      title: 'Re e regine',
      text: 'Si scopre il contrabbando e si conta tutto: merci, oro e i premi di re e regine. Il punteggio lo mostra riga per riga.',
      why: 'Le tue mele oneste ti hanno fatto re delle mele. Vale più di quasi tutto il contrabbando.',
    },
    caught: {
      title: 'Ti hanno scoperto',
      text: 'Quello che non tornava è confiscato, e paghi le multe. Quello che avevi dichiarato sinceramente è sulla tua bancarella.',
    },
    debt: {
      title: 'L’oro non basta',
      text: 'Devi più di quanto hai. Paga con merci della tua bancarella, al loro valore.',
    },
  },
}

export default lesson
