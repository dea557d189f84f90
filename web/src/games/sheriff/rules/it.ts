import type { RulesSheriff } from './en'

const book: RulesSheriff = {
  lead: 'Porti merci al mercato di Nottingham, alcune proibite, e ognuno è sceriffo a turno. Quello che c’è nella tua sacca e quello che ne dici non devono per forza coincidere, e con lo sceriffo si può parlare. Alla fine vince il più ricco.',
  figures: {
    goods: 'Le merci',
    royal: 'Le merci reali',
    good: 'Merce',
    cards: 'Carte',
    value: 'Valore',
    penalty: 'Multa',
    withThree: 'In tre',
    counts: 'Conta come',
    kings: 'Re e regina',
    king: 'Re',
    queen: 'Regina',
  },
  chapters: {
    material: {
      title: 'Che cosa c’è sul tavolo',
      texts: {
        '1.1': (box) => `Si gioca da ${box.least} a ${box.most}.`,
        '1.1 ours':
          'In senso orario ogni giocatore ha un colore e un emblema: rosso, viola, giallo, blu e bianco.',
        '1.2':
          'Ogni carta mostra una merce. Contano due numeri: quanto vale sulla tua bancarella e la sua multa.',
        '1.3': 'In tre, alcune carte restano nella scatola.',
        '1.4':
          'Con le merci reali ci sono dodici carte in più. Fanno parte del gioco stampato e si tolgono solo per impararlo. Durante il gioco sono contrabbando. Alla fine contano anche come merci legali.',
        '1.5': (box) =>
          `Cominci con ${box.start.gold} monete d’oro. Ci sono pezzi da 1, 5, 20 e 50, e si può sempre cambiare.`,
        '1.6': 'Se la tua scatola ha altri numeri, scrivili quando apri un tavolo.',
      },
    },
    setup: {
      title: 'Prima di cominciare',
      texts: {
        '2.1': (box) =>
          `Si mescolano le carte e ognuno ne riceve ${box.start.hand}. Accanto al mazzo ci sono due pile di scarti con cinque carte scoperte ciascuna, la sinistra e la destra.`,
        '2.2': 'Puoi sfogliare le due pile di scarti in qualsiasi momento.',
        '2.3 ours':
          'Il primo sceriffo è scelto a sorte, se chi ospita non ha scelto qualcuno. Nelle regole stampate è chi ha più soldi in tasca.',
        '2.4': 'Con la mano di sette, una mano piena ha sette carte.',
        '2.5': 'Un tavolo può lasciare fuori dieci carte a caso. Nessuno le vede mai.',
      },
    },
    round: {
      title: 'Il round',
      texts: {
        '3.1':
          'In ogni round uno è sceriffo e tutti gli altri sono mercanti. Un round ha cinque fasi: mercato, carico, dichiarazione, ispezione e fine del round. Alle prime tre lo sceriffo non partecipa.',
        '3.2': 'Alla fine del round la carica passa a chi siede alla sinistra dello sceriffo.',
        '3.3': (box) =>
          `La partita finisce quando ognuno è stato sceriffo ${box.terms.four} volte; in tre, ${box.terms.three} volte. Sono ${3 * box.terms.three}, ${4 * box.terms.four} o ${5 * box.terms.five} round in tre, quattro o cinque.`,
      },
    },
    market: {
      title: 'Il mercato',
      texts: {
        '4.1':
          'I mercanti vanno al mercato uno dopo l’altro, in senso orario, dalla sinistra dello sceriffo.',
        '4.2': 'Prima metti da parte fino a cinque carte della tua mano, coperte. Anche nessuna.',
        '4.3':
          'Poi riempi la mano. Puoi cominciare dalle carte in cima alle pile di scarti, quante ne vuoi, da una o da tutte e due in qualsiasi ordine.',
        '4.4':
          'Quello che manca viene dal mazzo. Una volta pescato dal mazzo, non si torna agli scarti.',
        '4.5':
          'Quando la mano è piena, metti le carte che avevi da parte su una delle due pile di scarti, scoperte e nell’ordine che vuoi.',
        '4.6': 'Quello che prendi dagli scarti lo vedono tutti. Quello che peschi lo vedi solo tu.',
        '4.7':
          'Alla fine del round tutti pescano fino ad avere di nuovo la mano piena, anche lo sceriffo. Al mercato arrivi quindi con sei carte.',
        '4.7 seed':
          'Le regole brevi non ne parlano. Un tavolo può seguirle al posto del regolamento stampato: le carte finite nella sacca si rimpiazzano allora al mercato seguente.',
        '4.7 ours': 'Si procede in senso orario, dalla sinistra dello sceriffo.',
      },
    },
    pile: {
      title: 'Quando finisce il mazzo',
      texts: {
        '5.1':
          'Quando serve una carta e il mazzo è vuoto, tutte le carte degli scarti tranne le prime cinque di ogni pila si mescolano insieme e diventano il nuovo mazzo.',
        '5.2 ours':
          'Se così non si ottiene nessuna carta, non si pesca più e la mano resta più piccola.',
        '5.3 ours':
          'Un mercante senza carte non carica nessuna sacca in questo round. Se nessun mercante ha carte, il round è finito.',
      },
    },
    load: {
      title: 'Caricare la sacca',
      texts: {
        '6.1':
          'Tutti i mercanti insieme mettono da una a cinque carte della mano nella sacca, senza farle vedere.',
        '6.2': 'Una sacca chiusa resta com’è.',
        '6.3 ours':
          'Finché non chiudi la sacca, nessuno sa quante carte contiene. Poi lo sanno tutti.',
      },
    },
    declare: {
      title: 'Dichiarare',
      texts: {
        '7.1':
          'Quando tutte le sacche sono chiuse, i mercanti dichiarano in senso orario, dalla sinistra dello sceriffo: una merce, e quante carte.',
        '7.2': 'Puoi dichiarare solo una merce legale.',
        '7.2 ours': 'Dev’essere una merce presente nella partita.',
        '7.3':
          'Il numero dev’essere quello delle carte nella sacca. Quale merce nomini lo decidi tu, vero o no.',
        '7 example':
          'Nella sacca di Marian ci sono due polli, un formaggio e una seta. Deve dichiarare quattro carte di una merce legale, e dice: «Quattro polli».',
      },
    },
    inspect: {
      title: 'Fare lo sceriffo',
      texts: {
        '8.1':
          'Tutte le sacche sono insieme davanti allo sceriffo. Decide di una dopo l’altra, nell’ordine che vuole, e può guardare che cosa è offerto per più d’una prima di decidere della prima.',
        '8.2': 'Per ogni sacca decide: lasciarla passare o aprirla. La decisione è definitiva.',
        '8.3':
          'Lo sceriffo può smettere in qualsiasi momento, a meno che un accordo lo vincoli ad aprire una sacca (12.2).',
        '8.3 ours': 'Allora tutte le sacche rimaste passano, e nessuno paga niente.',
        '8.4 ours':
          'Lo sceriffo può anche far cenno di passare: la sacca passa, tutte le offerte sono rifiutate e nessuno paga.',
        '8.5 ours':
          'Quando il tempo per una sacca è scaduto, la prossima, in senso orario dalla sinistra dello sceriffo, passa con un cenno, e nessun’altra. Una che è vincolato ad aprire viene aperta.',
      },
    },
    passing: {
      title: 'Una sacca che passa',
      texts: {
        '9.1':
          'Il proprietario mostra le merci legali della sacca, dichiarate o no, e le mette scoperte sulla bancarella.',
        '9.2':
          'Il contrabbando va sulla bancarella coperto. Tutti sanno quante carte sono; quali, lo sa solo il proprietario.',
      },
    },
    opening: {
      title: 'Una sacca che viene aperta',
      texts: {
        '10.1': 'Tutti vedono tutto quello che c’è dentro.',
        '10.2':
          'Se è tutto come dichiarato, va sulla bancarella del proprietario, e lo sceriffo gli paga le multe di tutte le carte.',
        '10.3':
          'Altrimenti sulla bancarella vanno solo le merci dichiarate sinceramente. Le altre sono confiscate, e il proprietario paga allo sceriffo le loro multe.',
        '10.4':
          'Lo sceriffo mette le carte confiscate su una delle pile di scarti, nell’ordine che vuole.',
        '10.4 ours': 'Prima si paga la multa.',
        '10 example': (box) =>
          `Marian ha detto «quattro polli», e lo sceriffo apre la sua sacca: due polli, un formaggio, una seta. I polli vanno sulla bancarella. Formaggio e seta sono confiscati, e lei paga ${box.penalties.cheese} + ${box.penalties.silk} = ${(box.penalties.cheese ?? 0) + (box.penalties.silk ?? 0)} monete d’oro. Se fossero stati quattro polli, lo sceriffo gliene avrebbe pagate ${4 * (box.penalties.chickens ?? 0)}.`,
      },
    },
    haggle: {
      title: 'Trattare',
      texts: {
        '11.1':
          'Finché l’ultima sacca non è decisa, tutti possono parlare: i mercanti possono fare offerte per ogni sacca rimasta, e lo sceriffo richieste.',
        '11.1 ours': 'Nessuno è obbligato. Lo sceriffo può decidere subito.',
        '11.2':
          'Un’offerta è un insieme qualsiasi di oro, merci della tua bancarella, merci che dici di avere nella sacca e promesse, e può avere clausole (vedi sotto). Mai una carta della mano.',
        '11.2 ours': 'Le sole clausole non sono un’offerta.',
        '11.3': 'Non puoi offrire oro che non hai, né merci che non stanno sulla tua bancarella.',
        '11.3 ours': 'Lo stesso oro si può offrire per più sacche.',
        '11.4 ours':
          'Il contrabbando della bancarella si offre con il suo nome. Così tutto il tavolo sa che c’è. Resta coperto.',
        '11.5 ours':
          'Solo il proprietario della sacca può offrire merci che dice esserci dentro, in tutto non più delle carte che contiene. Non serve che ci siano davvero.',
        '11.6 ours':
          'Un’offerta si prepara in privato e si fa tutta insieme. Nessun altro vede la bozza. Il registro la scrive in un ordine: sacca, oro, merci, merci dalla sacca, promesse, clausole.',
        '11.7 ours':
          'Per ogni sacca hai al massimo un’offerta. Finché lo sceriffo non decide, puoi cambiarla o ritirarla.',
        '11.8':
          'Lo sceriffo può chiedere qualcosa al proprietario di ogni sacca: oro e merci da ricevere, promesse e clausole. Le offerte restano sul tavolo e si possono ancora accettare.',
        '11.9 ours':
          'Di oro e merci legali lo sceriffo può chiedere quello che vede; di contrabbando qualsiasi tipo, per tante carte quante ce ne sono coperte; dalla sacca qualsiasi merce, per tante carte quante ne contiene.',
        '11.10 ours':
          'Se hai quello che ti chiede, per la parte che è oro o sta sulla bancarella, puoi accettare. L’accordo è fatto: la sacca passa subito, esattamente per quello, e tutte le offerte per essa decadono. Puoi anche rifiutare, e lo vedono tutti.',
        '11.11 ours':
          'Gli altri mercanti possono offrire qualcosa perché una sacca passi, o perché venga aperta. Per la tua sacca offri sempre perché passi.',
        '11.12':
          'Lasciar passare una sacca vuol dire accettare quello che offre il proprietario. Aprirla vuol dire rifiutarlo.',
        '11.12 ours':
          'Quanto agli altri mercanti, lasciandola passare si accetta tutto quello che è offerto perché passi e si rifiuta quello che è offerto perché si apra; aprendola è il contrario. Le due cose insieme non si possono accettare.',
        '11.13': 'Quello che è accettato si paga subito e per intero.',
        '11.13 ours': 'Se la sacca viene aperta, si paga prima delle multe.',
        '11.14':
          'Le merci che dovevano essere nella sacca si consegnano per quanto ci sono. Quello che manca non è dovuto; lo sceriffo vede che cosa salta fuori.',
        '11.15':
          'Le merci consegnate vanno sulla bancarella dello sceriffo, quelle legali scoperte, il contrabbando coperto.',
        '11.15 ours': 'Del contrabbando uscito dalla sacca gli altri vedono quante carte sono.',
        '11.16 ours':
          'Lo sceriffo può rifiutare un’offerta, e lo vedono tutti. Non è più sul tavolo, e chi l’ha fatta può farne un’altra.',
        '11.17 ours':
          'Un’offerta decade appena nessuno potrebbe più essere certo che si possa mantenere: l’oro è speso, le merci non ci sono più, o una clausola non si può più rispettare.',
        '11.18 ours':
          'Un tavolo può dire quante offerte può fare il proprietario per la sua sacca, quante richieste lo sceriffo, e quante volte può chiamare; gli altri ne possono fare un terzo, arrotondato per eccesso. I programmi giocano con quattro. Le persone senza orologio non hanno limite, se l’ospite non ne mette uno.',
        '11.19 ours': 'Lo sceriffo può chiamare tutti: chi mi paga per non guardare?',
        '11.20 ours':
          'Se non hai altro da dire, di’ che hai finito. Così nessuno ti aspetta, finché qualcosa non ti riguarda: un’offerta per la tua sacca o per una per cui offri anche tu, una richiesta o un rifiuto rivolti a te, una chiamata, o una decisione mentre la tua sacca è ancora lì. A chi non può più dire niente non si chiede.',
        '11.21 ours':
          'I programmi che chiedono a uno dopo l’altro chiedono prima ai mercanti e infine allo sceriffo.',
        '11 tip':
          'Anche una sacca piena di mele può meritare un’offerta: la fa sembrare sospetta, e se lo sceriffo la apre, è lui che paga te.',
      },
    },
    promise: {
      title: 'Clausole e promesse',
      texts: {
        '12.1':
          'Quello che è convenuto per questo round vincola. Un accordo può avere clausole sulle altre sacche rimaste: apri quella, lascia passare quella, o non aprirne altre.',
        '12.2':
          'Lo sceriffo che ha accettato un tale accordo può decidere solo come dice, qualunque altra cosa sia offerta.',
        '12.3': 'Una clausola che ne contraddice una già accettata non si può accettare.',
        '12.3 ours':
          'Le offerte che lo dicono decadono. Se una decisione accetta più offerte, viene prima quella del proprietario, poi quelle degli altri, in senso orario dalla sinistra dello sceriffo.',
        '12.4':
          'Quello che va oltre il round è una promessa. Non obbliga nessuno, e non mantenerla costa solo il buon nome.',
        '12.5 ours':
          'Le promesse vengono da un piccolo elenco, così le capiscono anche i bot. Le dice chi fa l’offerta o la richiesta:',
        '12.5 list': [
          '«Farò passare la tua prossima sacca»: quando sarò sceriffo, la tua prossima sacca passa.',
          '«Farai passare la mia prossima sacca»: lo stesso, al contrario.',
          '«Non aprirò nessuna sacca»: quando sarò di nuovo in carica.',
          '«Tanto oro nel prossimo round»: chi dà il resto dell’accordo dà anche questo, nel round seguente, al massimo 100.',
          '«Parola d’onore»: qualunque cosa tu abbia detto, in al massimo 80 lettere.',
        ],
        '12.6 ours':
          'Una promessa vale da quando il suo accordo è accettato, e riguarda i round seguenti. Il tavolo ricorda chi ha promesso che cosa a chi.',
        '12.7 ours':
          'Una sacca che passa mantiene la promessa di lasciarla passare, una sacca aperta la infrange, qualunque altra cosa fosse convenuta. Smettere e far cenno di passare valgono come lasciar passare.',
        '12.8 ours':
          'La prima sacca aperta infrange ogni promessa di non aprirne. Se il round dello sceriffo finisce senza, la promessa è mantenuta.',
        '12.9 ours':
          'L’oro promesso si paga nel round seguente, per intero: il mercante durante il suo turno al mercato, lo sceriffo alla porta. Così la promessa è mantenuta; la fine di quel round la infrange.',
        '12.10 ours':
          'Se una parola d’onore sia stata mantenuta, lo dice chi l’ha ricevuta, al mercato o alla porta. Il tavolo ricorda che è stata data, e che cosa se n’è detto.',
        '12.11 ours':
          'Merci promesse da una sacca che non c’erano sono una parola infranta, e una mantenuta se c’erano tutte.',
        '12.12 ours':
          'La stessa promessa fatta di nuovo mentre è aperta resta una sola; l’oro si somma. Quello per cui non resta nessun round non si può promettere.',
        '12.13 ours':
          'Il tavolo mostra tutte le promesse aperte, e quante volte ognuno ha mantenuto o infranto quale parola con chi.',
      },
    },
    debt: {
      title: 'Quando l’oro non basta',
      texts: {
        '13.1': 'Se devi una multa, paghi prima tutto l’oro che serve.',
        '13.2':
          'Quello che manca lo paghi con merci legali della tua bancarella, al loro valore, finché il debito è coperto. Non si dà resto.',
        '13.2 ours': 'Quali, lo scegli tu.',
        '13.3':
          'Se non hai più merci legali, paghi allo stesso modo con il contrabbando, che viene mostrato a tutti.',
        '13.4': 'Quello che manca ancora è condonato.',
        '13.5': 'Tutto questo vale per lo sceriffo come per i mercanti.',
        '13.6':
          'Le merci con cui paghi vanno sulla bancarella dell’altro, il contrabbando coperto.',
      },
    },
    end: {
      title: 'La fine',
      texts: {
        '14.1': 'Alla fine si scopre il contrabbando. Le carte in mano non contano.',
        '14.1 ours': 'Nessuno le vede.',
        '14.2': 'Somma i valori di tutte le merci sulla tua bancarella e il tuo oro.',
        '14.3':
          'Chi ha più carte di una merce legale ne è il re, chi è secondo ne è la regina. Entrambi ricevono un premio.',
        '14.4': 'Per questo una merce reale conta come due o tre carte della sua merce legale.',
        '14.5':
          'Chi è pari come re divide i due premi, arrotondando per difetto, e non c’è regina.',
        '14.6': 'Chi è pari come regina divide il suo premio, arrotondando per difetto.',
        '14.7 ours': 'Senza nemmeno una carta di una merce non ne sei né re né regina.',
        '14.8':
          'Vince chi ha più punti. A parità vince chi ha più merci legali sulla bancarella, poi chi ha più contrabbando.',
        '14.8 ours':
          'Se anche quello è pari, la vittoria è condivisa. Qui le merci reali sono contrabbando.',
        '14 example': (box) =>
          `Robin ha otto mele sulla bancarella, Marian e Much cinque ciascuno. Robin è il re delle mele e riceve ${box.kings.apples}. Marian e Much dividono i ${box.queens.apples} della regina: ${Math.floor((box.queens.apples ?? 0) / 2)} a testa.`,
      },
    },
    knowledge: {
      title: 'Chi sa che cosa',
      texts: {
        '15.1':
          'Solo tu conosci la tua mano, la tua sacca, le carte che hai messo da parte e i tipi del contrabbando sulla tua bancarella.',
        '15.2':
          'Tutti conoscono l’oro, le merci legali sulle bancarelle, le dichiarazioni, le offerte e le richieste, tutti i numeri di carte, e le due pile di scarti carta per carta.',
        '15.3 ours':
          'Chi sta attento sa di più. A un tavolo con l’aiuto alla memoria, la pagina ricorda per te.',
        '15.4 ours':
          'Di quello che hai in mano, nella sacca e da parte, tutti sono certi delle carte che hanno visto arrivare da una pila di scarti, finché non si vedono andar via. Quando del contrabbando lascia coperto una sacca, poteva essere qualsiasi carta che si sapeva tua; quello che non sta nella mano rimasta dev’essere stato lì.',
        '15.5 ours':
          'Del contrabbando su una bancarella tutti sono certi di quello che è stato offerto, dato da un’altra bancarella o pagato. Di quello dato da una sacca conoscono i tipi chi dà e chi riceve. Gli altri sanno quanto segue da quello che è stato detto e da quante carte sono arrivate.',
        '15.6 ours':
          'Nessuno viene interpellato o fatto aspettare per via di qualcosa di nascosto.',
        '15.7 ours':
          'Il tavolo tiene a mente quello che tutti hanno visto di ciascuno: per ogni giocatore davanti a ogni sceriffo le sacche, quante sono state aperte, quante erano false (con contrabbando, o solo con altre merci legali), quante sono passate in cambio di qualcosa, e l’oro pagato; e le ultime dodici cose che tutti hanno sentito.',
      },
    },
  },
}

export default book
