import type { LessonNottingham } from './en'

const lesson: LessonNottingham = {
  title: 'Una prima partita a Nottingham',
  about:
    'Raccogli oggetti, prendi dagli altri quello che ti manca e trasforma le serie in punti mentre lo sceriffo fa il suo giro. Una partita dura circa mezz’ora.',
  steps: {
    goal: {
      title: 'Di che si tratta',
      text: 'Sei uno di tre aiutanti. Vince chi ha più punti quando lo sceriffo torna in città. Gli mancano solo quattro passi, quindi la partita è breve. Le tue carte sono in basso.',
      why: 'Lo sceriffo fa un passo ogni volta che qualcuno trasforma carte in punti. In una partita intera comincia dalla città.',
    },
    attack: {
      title: 'Prendere o usare',
      text: (name) =>
        `Hai scoperto una carta. Prendila in mano oppure usala. Con le perle rubi: ruba a ${name(1)}, guarda la mano e prendi quello che ti serve.`,
      why: 'Chi usa una carta la cede: le perle restano a chi hai derubato. Qui conviene, perché ti manca solo una carta dello stesso tipo.',
    },
    loot: {
      title: 'Scegli il bottino',
      text: 'Questa mano la vedi solo tu. Prendi i gioielli: con i tuoi due hai tre carte uguali.',
      why: 'Chi trafuga con il candelabro pesca alla cieca, chi ruba con le perle lo fa in segreto, chi rapina con i gioielli davanti a tutti.',
    },
    set: {
      title: 'Tre uguali',
      text: 'Hai tre carte uguali. Calale per trasformarle in punti.',
      why: 'Puoi farlo una volta per turno, dopo aver preso o usato la carta. Le carte in mano alla fine non valgono niente.',
    },
    points: {
      title: 'I punti',
      text: 'Una carta della serie è nelle tue vincite e alla fine conta i suoi punti. Le altre non ci sono più.',
      why: 'Più di tre carte non danno più punti. Servono solo contro le imboscate e rendono più piccola la tua mano.',
    },
    favour: {
      title: 'Il favore dello sceriffo',
      text: 'Dopo ogni scambio lo sceriffo fa un passo. Chi ha al massimo tante carte quante ne indica la sua casella ne pesca una.',
      why: 'Avere poche carte conviene: guarda il prossimo numero prima di riempire la mano.',
    },
    attacked: {
      title: 'Ti attaccano',
      text: (name) =>
        `${name(1)} vuole rapinarti: vedere la tua mano e prendere una carta. Gioca la collana e non succede.`,
      why: 'Ti viene chiesto anche se non hai collane. Così la domanda non rivela a nessuno che cosa hai.',
    },
    defended: {
      title: 'Attacco respinto',
      text: 'Hai dato la collana e ricevuto la carta dell’attacco. Nessuno ha visto la tua mano.',
    },
    offer: {
      title: 'Un’offerta per la moneta',
      text: (name) =>
        `${name(2)} compra: tutti mettono una carta coperta. Se viene scelta la tua, ricevi la moneta di rame. Offri i gioielli: non si abbinano a niente di quello che hai, e ti serve una terza moneta.`,
      why: 'Non puoi offrire monete di rame. Quello che non viene scelto torna in mano, ma tutti l’hanno visto.',
    },
    bought: {
      title: 'Chi compra ha scelto',
      text: 'Le offerte sono state scoperte insieme, e chi comprava ne ha presa una o nessuna. Ora tutti sanno qualcosa in più sulle mani.',
    },
    ambush: {
      title: 'Prepara un’imboscata',
      text: 'Con l’oro prepari un’imboscata. Guarda due carte imboscata e mettine una coperta davanti a te, con l’oro sotto, di traverso.',
      why: 'Cedi una carta da nove punti, e forse ne prenderai una migliore dalla serie di un altro, nel momento peggiore per lui.',
    },
    keep: {
      title: 'In agguato',
      text: 'Un’imboscata colpisce quando si cala una serie dei suoi tipi, o qualsiasi serie del suo colore. Di candelabri ne girano, l’hai visto: tieni argento e perle.',
      why: 'L’altra carta va in fondo al mazzo. Il tuo colore non potresti tenerlo.',
    },
    spring: {
      title: 'Falla scattare!',
      text: (name) =>
        `${name(1)} cala una serie, e la tua imboscata è quella giusta. Falla scattare: prendi una delle carte e paghi con l’oro.`,
      why: 'Restano meno di tre carte, e tutto lo scambio salta. Chi ne cala quattro ha meno da temere.',
    },
    sprung: {
      title: 'Lo scambio è saltato',
      text: 'Due carte non sono una serie. Tornano in mano, non ci sono punti e lo sceriffo non si muove.',
    },
    barter: {
      title: 'Un forziere in vendita',
      text: (name) =>
        `${name(2)} scambia un forziere: tutti mettono una o due carte scoperte, e un’offerta va accettata per forza. Offri un solo candelabro: ti va bene comunque.`,
      why: 'Due buone carte per un forziere sono tante. Un’offerta modesta è spesso la più sicura.',
    },
    take: {
      title: 'Prendila e basta',
      text: 'Hai una moneta di rame, due candelabri e due forzieri. Prendi questa moneta: fanno tre coppie.',
      why: 'Una carta che completa qualcosa vale più in mano della sua azione.',
    },
    task: {
      title: 'Un incarico',
      text: 'Tre coppie sono un incarico, e contro un incarico non scattano imboscate. Completalo.',
      why: 'Il primo a completare un incarico ne ha il valore più alto, finché non lo completa un altro. Allora entrambi hanno quello più basso.',
    },
    end: {
      title: 'La fine',
      text: 'Lo sceriffo è tornato in città e la partita è finita. Contano solo vincite e incarichi. Il punteggio lo mostra riga per riga.',
      why: 'Sarebbe finita anche con l’ottava carta incarico.',
    },
    necklace: {
      title: 'Una collana',
      text: 'Una collana scoperta non ha azioni. Prendila e conservala per quando ti attaccano.',
    },
    chest: {
      title: 'Un forziere',
      text: 'Prendi il forziere, che in una serie vale tredici, oppure scambialo: gli altri offrono una o due carte ciascuno, e devi accettare un’offerta.',
    },
    choose: {
      title: 'Scegli un’offerta',
      text: 'Le carte sono scoperte. Scegli l’offerta che ti avvicina di più a tre uguali o a un incarico.',
    },
    discard: {
      title: 'Scartare',
      text: 'Non ci sono più carte da scoprire. Scarta fino al numero sulla casella dello sceriffo.',
    },
    pass: {
      title: 'Niente da scambiare',
      text: 'Non hai tre carte uguali né un incarico. Finisci il turno.',
    },
  },
}

export default lesson
