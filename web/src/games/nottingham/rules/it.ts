import type { RulesNottingham } from './en'

const book: RulesNottingham = {
  lead: 'Il mandato dello sceriffo sta per scadere, e i suoi aiutanti partono a riscuotere quello che la gente gli deve. Tu sei uno di loro. Raccogli oggetti, li scambi con punti e ti servi da quello che hanno raccolto gli altri. Quando lo sceriffo torna in città, vince chi ha più punti.',
  figures: {
    kinds: 'I sette tipi',
    kind: 'Tipo',
    points: 'Punti',
    action: 'Azione',
    ambushes: 'Le carte imboscata con due oggetti; le altre mostrano un colore',
    tasks: 'I quattro incarichi',
    task: 'Incarico',
    alone: 'Da solo',
    shared: 'In due, ciascuno',
    road: 'Il percorso dello sceriffo attraverso la contea',
  },
  chapters: {
    material: {
      title: 'Che cosa c’è sul tavolo',
      texts: {
        '1.1': (box) =>
          `Si gioca da ${box.least} a ${box.most}. Ogni giocatore ha un colore e un emblema: rosso, viola, giallo, blu, bianco, verde o grigio.`,
        '1.1 ours':
          'Qui i colori vanno con i posti, in senso orario in quest’ordine. A un tavolo vero ognuno sceglie il suo.',
        '1.2':
          'Il mazzo ha 84 carte oggetto: sette tipi, dodici carte per tipo. Il tipo dice quanto vale una carta e che cosa puoi farci.',
        '1.3':
          'Le carte imboscata sono 13. Sei mostrano due oggetti ciascuna, e ogni oggetto tranne l’oro compare su due di esse. Sette mostrano il colore di un giocatore.',
        '1.3 ours': 'Le sei sono tutte diverse.',
        '1.4':
          'Gli incarichi sono quattro, con due carte ciascuno. Un incarico vale di più se lo completa un solo giocatore.',
        '1.5': (box) =>
          `Lo sceriffo attraversa la contea: dalla città passa per ${box.track.numbers.length} caselle numerate e torna in città.`,
        '1.6':
          'Alcuni numeri della scatola stanno solo in figure che le nostre fonti non mostrano. Se la tua scatola dice altro, scrivi i tuoi numeri quando apri un tavolo.',
        '1.6 ours':
          'Quante caselle ha il percorso, l’ordine dei loro numeri, i punti di tre incarichi e quali oggetti stanno insieme su una carta imboscata li abbiamo scelti noi.',
      },
    },
    setup: {
      title: 'Prima di cominciare',
      texts: {
        '2.1':
          'Si mescolano le carte oggetto. Ne ricevi tre, che vedi solo tu. Le altre formano il mazzo.',
        '2.2':
          'Le carte imboscata con un colore che non gioca nessuno restano fuori. Le altre, mescolate, formano un mazzo a parte.',
        '2.3':
          'Le carte incarico stanno al centro, per ogni incarico con la più preziosa sopra. Lo sceriffo è in città.',
        '2.4': 'I giocatori si accordano su chi comincia.',
        '2.4 ours': 'Qui decide la sorte, se chi ospita non ha scelto qualcuno.',
      },
    },
    turn: {
      title: 'Il tuo turno',
      texts: {
        '3.1': 'Scopri la prima carta del mazzo, in modo che tutti la vedano. È obbligatorio.',
        '3.2': 'Poi decidi: prendi la carta in mano oppure usi la sua azione.',
        '3.3':
          'Dopo puoi scambiare carte con punti, una volta sola: una serie o un incarico. Non è obbligatorio.',
        '3.4': 'Poi tocca a chi siede alla tua sinistra.',
        '3.5 ours': 'Chi non ha carte non può essere il bersaglio di chi trafuga, ruba o rapina.',
        '3.6 ours':
          'Un’azione che non troverebbe nessuno non si può scegliere: un attacco vuole un bersaglio, un acquisto o un commercio qualcun altro con carte in mano.',
        '3 example':
          'Marian scopre delle perle. Ne ha già due, quindi le prende in mano invece di rubare a qualcuno. Ora ha tre perle e le cala subito.',
        '3 tip':
          'Usare un’azione vuol dire barattare: la carta che hai scoperto va a qualcun altro, e tu ricevi in cambio qualcosa che ti serve di più.',
      },
    },
    buy: {
      title: 'Moneta di rame: l’acquisto',
      texts: {
        '4.1':
          'Ogni altro giocatore mette davanti a sé una carta coperta, come offerta per la tua moneta.',
        '4.2': 'Le monete di rame non si possono offrire.',
        '4.3': 'Chi ha solo monete di rame mostra tutta la mano e non offre niente.',
        '4.3 ours':
          'Finché non hanno deciso tutti, non si nota niente: anche chi ha solo monete viene interpellato, e la mano si mostra quando si scoprono le offerte. Chi non ha carte non viene interpellato.',
        '4.4': 'Quando c’è anche l’ultima offerta, si scoprono tutte insieme.',
        '4.5': 'Scegli un’offerta e prendila in mano. La moneta va a chi l’ha fatta.',
        '4.6': 'Oppure le rifiuti tutte e ti tieni la moneta.',
        '4.7': 'Le offerte che non hai scelto tornano in mano a chi le ha fatte.',
        '4.8 ours': 'Se nessuno ha potuto offrire niente, prendi tu la moneta.',
      },
    },
    theft: {
      title: 'Candelabro d’argento: trafugare',
      texts: {
        '5.1':
          'Nomina un giocatore e pesca alla cieca una carta dalla sua mano. Ogni carta ha la stessa probabilità.',
        '5.2': 'In cambio quel giocatore riceve il candelabro.',
        '5.3': 'Solo voi due sapete che carta era.',
      },
    },
    robbery: {
      title: 'Perle: rubare',
      texts: {
        '6.1': 'Nomina un giocatore e guarda la sua mano. Nessun altro la vede.',
        '6.2':
          'Scegli una delle carte e prendila: è obbligatorio. In cambio quel giocatore riceve le perle.',
        '6.3': 'Solo voi due sapete che carta era.',
      },
    },
    raid: {
      title: 'Gioielli: rapinare',
      texts: {
        '7.1': 'Nomina un giocatore, che scopre tutta la mano davanti a tutti.',
        '7.2':
          'Scegli una delle carte e prendila sotto gli occhi di tutti: è obbligatorio. In cambio quel giocatore riceve i gioielli.',
      },
    },
    defence: {
      title: 'Collana: la difesa',
      texts: {
        '8.1': 'Una collana scoperta si può solo prendere. Si usa più tardi, dalla mano.',
        '8.2':
          'Se qualcuno vuole trafugare, rubare o rapinare da te, puoi giocare una collana prima che una carta venga pescata o mostrata.',
        '8.3':
          'Allora l’attacco non avviene. Tu ricevi la carta dell’attacco e l’altro riceve la collana, entrambe in mano.',
        '8.4': 'Contro una difesa, un’imboscata, un acquisto o un commercio non c’è rimedio.',
        '8.5 ours':
          'Il bersaglio viene sempre interpellato, con o senza collana. Così la domanda non rivela niente.',
        '8 example':
          'Much vuole rapinare Robin con i gioielli. Robin gioca una collana: riceve i gioielli, e Much se ne va con la collana senza aver visto niente.',
      },
    },
    ambush: {
      title: 'Oro: l’imboscata',
      texts: {
        '9.1': 'Guarda le prime due carte del mazzo delle imboscate. Nessun altro le vede.',
        '9.2':
          'Ne metti una coperta davanti a te, e sotto, di traverso, l’oro scoperto. L’altra va coperta in fondo al mazzo.',
        '9.3': 'Non puoi tenere la carta del tuo colore.',
        '9.4':
          'L’imboscata e il suo oro non fanno più parte della mano. Alla fine non valgono niente.',
        '9.5': 'Puoi avere più imboscate.',
        '9.6 ours': 'Per questa azione servono due carte nel mazzo delle imboscate.',
      },
    },
    barter: {
      title: 'Forziere: il commercio',
      texts: {
        '10.1':
          'A turno, dalla tua sinistra, tutti gli altri mettono una o due carte scoperte, come offerta per il tuo forziere.',
        '10.2': 'I forzieri non si possono offrire.',
        '10.3': 'Chi ha solo forzieri mostra tutta la mano e non offre niente.',
        '10.3 ours': 'Chi non ha carte viene saltato.',
        '10.4':
          'Devi accettare una delle offerte e prenderla in mano. Il forziere va a chi l’ha fatta.',
        '10.5': 'Le altre offerte tornano in mano a chi le ha fatte.',
        '10.6 ours': 'Se nessuno ha potuto offrire niente, prendi tu il forziere.',
      },
    },
    set: {
      title: 'Scambiare una serie',
      texts: {
        '11.1':
          'Una serie sono tre o più carte dello stesso tipo dalla tua mano, calate scoperte. Quante oltre le tre, lo decidi tu.',
        '11.2': 'Prima che la serie conti, gli altri possono far scattare delle imboscate.',
        '11.3':
          'Se restano almeno tre carte, puoi conservarne una: va coperta nel tuo mazzo delle vincite e conta alla fine. Le altre vanno negli scarti.',
        '11.3 ours': 'Una la conservi sempre.',
        '11 tip':
          'Una quarta carta sembra sprecata, ma salva la serie se un’imboscata ne porta via una. E con meno carte in mano ottieni più facilmente il favore dello sceriffo.',
      },
    },
    spring: {
      title: 'Far scattare un’imboscata',
      texts: {
        '12.1':
          'Quando un altro cala una serie, puoi far scattare un’imboscata che mostra il tipo della serie, oppure il colore di quel giocatore, qualunque sia il tipo.',
        '12.2':
          'Nessuna imboscata mostra l’oro. Una serie d’oro si può colpire solo con il colore.',
        '12.3':
          'Scopri l’imboscata, prendi in mano una carta della serie e paga con l’oro che stava sotto l’imboscata. La carta imboscata va coperta in fondo al suo mazzo.',
        '12.3 ours': 'L’oro va in mano a chi è caduto nell’imboscata.',
        '12.4':
          'Se restano meno di tre carte, lo scambio salta. Non si può aggiungere niente, il resto torna in mano, lo scambio di questo turno è perso e lo sceriffo non si muove.',
        '12.5 ours':
          'Chi ha imboscate viene interpellato in senso orario, dalla sinistra di chi è di turno, un’imboscata alla volta. Chi ne ha fatta scattare una e ne ha un’altra viene interpellato di nuovo. Ci si ferma appena restano meno di tre carte.',
        '12.6 ours':
          'Chi ha imboscate viene sempre interpellato, che siano adatte o no. Così la domanda non rivela niente.',
        '12.7 ours':
          'Un’imboscata può scattare dal turno dopo quello in cui è stata messa, e mai nel tuo turno.',
        '12 example':
          'Robin cala tre gioielli. Marian scopre un’imboscata con perle e gioielli, prende uno dei gioielli e paga con il suo oro. Due gioielli sono pochi: Robin li riprende e il suo turno è finito.',
      },
    },
    task: {
      title: 'Completare un incarico',
      texts: {
        '13.1':
          'Invece di una serie puoi completare un incarico. Cala esattamente le sue carte: vanno negli scarti.',
        '13.2': 'Di che tipo sono le cinque, e di che tipi le coppie, lo scegli tu.',
        '13.3': 'Chi completa un incarico per primo prende la carta più preziosa.',
        '13.4':
          'Se lo completa un secondo, prende l’altra carta, e da quel momento l’incarico vale per entrambi il valore più basso.',
        '13.5': 'Un incarico può essere completato da due giocatori al massimo.',
        '13.6': 'Non puoi completare due volte lo stesso incarico.',
        '13.7': 'Contro un incarico non scattano imboscate.',
      },
    },
    favour: {
      title: 'Lo sceriffo e il suo favore',
      texts: {
        '14.1':
          'Dopo ogni scambio riuscito, di una serie o di un incarico, lo sceriffo avanza di una casella.',
        '14.2':
          'Poi concede il suo favore: chi ha in mano al massimo tante carte quante ne indica la nuova casella pesca una carta, che gli altri non vedono.',
        '14.3 ours':
          'Si pesca in senso orario, a partire da chi è di turno. Conta quante carte hai quando arriva lo sceriffo, non dopo che qualcuno ha pescato.',
        '14.4 ours': 'Se non ci sono né mazzo né scarti, chi non ha ancora pescato resta senza.',
        '14 example':
          'Lo sceriffo arriva su un 4. Robin ha tre carte e Much quattro: entrambi ne pescano una. Marian ne ha cinque e non ottiene niente.',
      },
    },
    pile: {
      title: 'Quando finisce il mazzo',
      texts: {
        '15.1': 'Quando il mazzo è vuoto, si mescolano gli scarti, che diventano il nuovo mazzo.',
        '15.1 ours': 'Lo si fa solo quando serve una carta.',
        '15.2':
          'Se non ci sono nemmeno scarti, chi ha più carte del numero sulla casella dello sceriffo ne scarta finché gliene restano tante. Quali, lo sceglie ognuno per sé.',
        '15.2 ours': 'Succede solo quando si deve scoprire una carta.',
        '15.3':
          'Poi lo sceriffo avanza di una casella, senza favore. Può essere la fine della partita.',
        '15.4 ours':
          'Si scarta in senso orario, a partire da chi è di turno, una carta alla volta.',
        '15.5 ours': 'La città non ha numero. Finché lo sceriffo è lì, nessuno scarta.',
        '15.6 ours': 'Se non c’è ancora una carta da scoprire, si ripete tutto.',
      },
    },
    end: {
      title: 'La fine',
      texts: {
        '16.1': 'La partita finisce subito quando lo sceriffo torna in città. Lì non c’è favore.',
        '16.2':
          'Finisce subito anche quando viene presa l’ottava carta incarico. In quel caso lo sceriffo non si muove più.',
        '16.3':
          'Somma i punti delle tue vincite e delle tue carte incarico. Le carte in mano non contano. Vince chi ha più punti.',
        '16.4': 'A parità di punti vince chi ha più carte nel mazzo delle vincite.',
        '16.5': 'Se anche quelle sono pari, la vittoria è condivisa.',
      },
    },
    knowledge: {
      title: 'Chi sa che cosa',
      texts: {
        '17.1': 'Solo tu conosci le carte che hai in mano e le tue imboscate.',
        '17.2':
          'Tutti sanno quante carte ci sono in ogni mano, quante imboscate ha davanti ognuno, quante carte hanno i mazzi, che cosa c’è negli scarti, che cosa è stato offerto allo scoperto e chi ha completato quale incarico.',
        '17.2 ours':
          'Tutti possono anche vedere in ogni momento che cosa c’è nelle vincite. Sono coperte, ma ogni carta era scoperta quando è stata vinta.',
        '17.3 ours':
          'Chi sta attento sa di più. A un tavolo con l’aiuto alla memoria, la pagina ricorda per te.',
        '17.4 ours':
          'Ricorda quante carte di ogni tipo sono di sicuro in una mano: quelle che si sono viste arrivare, offerte e riprese, o mostrate, finché non si vedono andar via. Chi viene a sapere che cosa:',
        '17.4 list': [
          'Tutti vedono una carta scoperta che viene presa o data, un’offerta scoperta e una mano mostrata.',
          'Tutti vedono che cosa viene comprato, scambiato, rapinato o preso con un’imboscata, l’oro che si paga e una serie ripresa in mano.',
          'Tutti vedono che una carta se ne va quando serve a difendersi, viene calata o scartata.',
          'Solo chi ruba vede la mano; solo i due sanno che cosa è stato trafugato o rubato.',
          'Solo tu vedi le carte che ricevi all’inizio o peschi per il favore.',
        ],
        '17.5 ours':
          'Quando una carta lascia una mano senza essere vista, perché trafugata o rubata, poteva essere di qualsiasi tipo. Per chi non l’ha vista, lì è sicura una carta in meno di ogni tipo, e della mano in cui va non si sa niente di più. Sa che cos’era solo chi è certo che tutta la mano fosse di un tipo.',
        '17.6 ours':
          'Quello che si ricava solo da più mani insieme, o contando le carte, resta affidato alla tua testa.',
        '17.7 ours':
          'Chi ha visto una carta imboscata andare nel suo mazzo sa dove si trova, finché qualcuno non la guarda: chi l’ha rimessa lì dopo aver preparato un’imboscata, e tutti dopo che è scattata.',
      },
    },
  },
}

export default book
