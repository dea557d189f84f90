import type { RulesSheriff } from './en'

const book: RulesSheriff = {
  lead: 'Du bringst Waren auf den Markt von Nottingham, auch verbotene, und der Sheriff wechselt reihum. Was in deinem Beutel ist und was du darüber sagst, muss nicht dasselbe sein, und mit dem Sheriff lässt sich reden. Wer am Ende am reichsten ist, gewinnt.',
  figures: {
    goods: 'Die Waren',
    royal: 'Die königlichen Waren',
    good: 'Ware',
    cards: 'Karten',
    value: 'Wert',
    penalty: 'Strafe',
    withThree: 'Zu dritt',
    counts: 'Zählt als',
    kings: 'König und Königin',
    king: 'König',
    queen: 'Königin',
  },
  chapters: {
    material: {
      title: 'Was auf dem Tisch liegt',
      texts: {
        '1.1': (box) => `Das Spiel ist für ${box.least} bis ${box.most} Spieler.`,
        '1.1 ours':
          'Im Uhrzeigersinn hat jeder eine Farbe und ein Zeichen: Rot, Lila, Gelb, Blau und Weiß.',
        '1.2':
          'Jede Karte zeigt eine Ware. Auf zwei Zahlen kommt es an: was sie an deinem Stand wert ist, und ihre Strafe.',
        '1.3': 'Zu dritt bleiben einige Karten in der Schachtel.',
        '1.4':
          'Mit den königlichen Waren sind zwölf Karten mehr im Spiel. Im gedruckten Spiel gehören sie dazu; man lässt sie nur weg, solange man es lernt. Unterwegs sind sie Schmuggelware. Am Ende zählen sie auch als legale Waren.',
        '1.5': (box) =>
          `Du beginnst mit ${box.start.gold} Gold. Es gibt Münzen zu 1, 5, 20 und 50, und gewechselt werden kann immer.`,
        '1.6':
          'Stehen in deiner Schachtel andere Zahlen, trag sie ein, wenn du einen Tisch eröffnest.',
      },
    },
    setup: {
      title: 'Bevor es losgeht',
      texts: {
        '2.1': (box) =>
          `Die Karten werden gemischt, und alle bekommen ${box.start.hand}. Neben dem Nachziehstapel liegen zwei Abwurfstapel mit je fünf offenen Karten, der linke und der rechte.`,
        '2.2': 'Beide Abwurfstapel darfst du jederzeit durchsehen.',
        '2.3 ours':
          'Den ersten Sheriff bestimmt das Los, wenn der Gastgeber niemanden bestimmt hat. In den gedruckten Regeln ist es, wer das meiste Geld bei sich hat.',
        '2.4': 'Mit der Siebenerhand hat eine volle Hand sieben Karten.',
        '2.5': 'Ein Tisch kann zehn zufällige Karten weglassen. Niemand sieht sie je.',
      },
    },
    round: {
      title: 'Die Runde',
      texts: {
        '3.1':
          'In jeder Runde ist einer Sheriff, alle anderen sind Händler. Eine Runde hat fünf Phasen: Markt, Beladen, Deklaration, Überprüfung und das Ende der Runde. An den ersten drei nimmt der Sheriff nicht teil.',
        '3.2': 'Am Ende der Runde geht das Amt an den, der links vom Sheriff sitzt.',
        '3.3': (box) =>
          `Das Spiel endet, wenn jeder ${box.terms.four}-mal Sheriff war, zu dritt ${box.terms.three}-mal. Das sind ${3 * box.terms.three}, ${4 * box.terms.four} oder ${5 * box.terms.five} Runden zu dritt, zu viert oder zu fünft.`,
      },
    },
    market: {
      title: 'Der Markt',
      texts: {
        '4.1':
          'Die Händler gehen nacheinander auf den Markt, im Uhrzeigersinn, links vom Sheriff beginnend.',
        '4.2': 'Leg zuerst bis zu fünf Handkarten verdeckt beiseite. Auch gar keine ist erlaubt.',
        '4.3':
          'Dann füllst du deine Hand auf. Du darfst mit Karten von den Abwurfstapeln anfangen, beliebig vielen von oben, von einem oder von beiden in beliebiger Folge.',
        '4.4':
          'Was noch fehlt, kommt vom Nachziehstapel. Wer dort zieht, kann nicht zu den Abwurfstapeln zurück.',
        '4.5':
          'Ist deine Hand voll, legst du die Karten, die du beiseitegelegt hast, offen und in beliebiger Folge auf einen der beiden Abwurfstapel.',
        '4.6':
          'Was du von einem Abwurfstapel nimmst, sehen alle. Was du nachziehst, siehst nur du.',
        '4.7':
          'Am Ende der Runde ziehen alle nach, bis die Hand wieder voll ist, auch der Sheriff. Du kommst also mit sechs Karten auf den Markt.',
        '4.7 seed':
          'In den Kurzregeln fehlt das. Ein Tisch kann nach ihnen spielen statt wie das gedruckte Regelheft: Was du in den Beutel gesteckt hast, wird dann erst auf dem nächsten Markt ersetzt.',
        '4.7 ours': 'Aufgefüllt wird im Uhrzeigersinn, links vom Sheriff beginnend.',
      },
    },
    pile: {
      title: 'Wenn der Nachziehstapel leer ist',
      texts: {
        '5.1':
          'Wird eine Karte gebraucht und ist der Nachziehstapel leer, werden alle Karten der Abwurfstapel außer den jeweils obersten fünf zusammengemischt und zum neuen Nachziehstapel.',
        '5.2 ours': 'Ergibt das keine Karte, ist das Ziehen vorbei, und deine Hand bleibt kleiner.',
        '5.3 ours':
          'Ein Händler ganz ohne Karten belädt in dieser Runde keinen Beutel. Hat kein Händler eine Karte, ist die Runde vorbei.',
      },
    },
    load: {
      title: 'Den Beutel beladen',
      texts: {
        '6.1':
          'Alle Händler stecken zugleich eine bis fünf Handkarten in ihren Beutel, ungesehen von den anderen.',
        '6.2': 'Ein geschlossener Beutel bleibt, wie er ist.',
        '6.3 ours':
          'Bis du deinen Beutel schließt, weiß niemand, wie viele Karten darin sind. Dann wissen es alle.',
      },
    },
    declare: {
      title: 'Deklarieren',
      texts: {
        '7.1':
          'Sind alle Beutel zu, deklarieren die Händler im Uhrzeigersinn, links vom Sheriff beginnend: eine Ware, und wie viele davon.',
        '7.2': 'Deklarieren kannst du nur eine legale Ware.',
        '7.2 ours': 'Sie muss im Spiel sein.',
        '7.3':
          'Die Zahl muss die der Karten im Beutel sein. Welche Ware du nennst, ist dir überlassen, wahr oder nicht.',
        '7 example':
          'In Marians Beutel sind zwei Hühner, ein Käse und eine Seide. Sie muss vier Karten einer legalen Ware deklarieren und sagt: „Vier Hühner.“',
      },
    },
    inspect: {
      title: 'Sheriff sein',
      texts: {
        '8.1':
          'Alle Beutel liegen zugleich vor dem Sheriff. Er entscheidet über einen nach dem anderen, in beliebiger Reihenfolge, und darf sich ansehen, was für mehrere geboten ist, bevor er über den ersten entscheidet.',
        '8.2':
          'Bei jedem Beutel entscheidet der Sheriff: passieren lassen oder öffnen. Das gilt dann.',
        '8.3':
          'Der Sheriff darf jederzeit aufhören, außer wenn er durch einen Handel gebunden ist, einen Beutel zu öffnen (12.2).',
        '8.3 ours': 'Dann passieren alle übrigen Beutel, und niemand zahlt dafür.',
        '8.4 ours':
          'Der Sheriff darf einen Beutel auch umsonst durchlassen: Alle Angebote dafür sind abgelehnt, und niemand zahlt.',
        '8.5 ours':
          'Ist die Zeit für einen Beutel um, wird der nächste, im Uhrzeigersinn von links des Sheriffs, umsonst durchgelassen, und kein anderer. Einer, den er öffnen muss, wird geöffnet.',
      },
    },
    passing: {
      title: 'Ein Beutel passiert',
      texts: {
        '9.1':
          'Der Besitzer zeigt die legalen Waren im Beutel, deklariert oder nicht, und legt sie offen an seinen Stand.',
        '9.2':
          'Schmuggelware kommt verdeckt an den Stand. Alle wissen, wie viele Karten es sind, welche, nur der Besitzer.',
      },
    },
    opening: {
      title: 'Ein Beutel wird geöffnet',
      texts: {
        '10.1': 'Alle sehen alles, was darin ist.',
        '10.2':
          'Ist es genau das, was deklariert wurde, kommt alles an den Stand des Besitzers, und der Sheriff zahlt ihm die Strafen aller Karten.',
        '10.3':
          'Sonst kommen nur die richtig deklarierten Waren an den Stand. Die anderen werden beschlagnahmt, und der Besitzer zahlt dem Sheriff die Strafen dafür.',
        '10.4':
          'Beschlagnahmte Karten legt der Sheriff in beliebiger Folge auf einen der Abwurfstapel.',
        '10.4 ours': 'Zuerst wird die Strafe gezahlt.',
        '10 example': (box) =>
          `Marian hat „vier Hühner“ gesagt, und der Sheriff öffnet ihren Beutel: zwei Hühner, ein Käse, eine Seide. Die Hühner kommen an ihren Stand. Käse und Seide werden beschlagnahmt, und sie zahlt ${box.penalties.cheese} + ${box.penalties.silk} = ${(box.penalties.cheese ?? 0) + (box.penalties.silk ?? 0)} Gold. Wären es vier Hühner gewesen, hätte der Sheriff ihr ${4 * (box.penalties.chickens ?? 0)} gezahlt.`,
      },
    },
    haggle: {
      title: 'Verhandeln',
      texts: {
        '11.1':
          'Bis der letzte Beutel entschieden ist, dürfen alle reden: Alle Händler dürfen für jeden übrigen Beutel Angebote machen, und der Sheriff darf fordern.',
        '11.1 ours': 'Niemand muss. Der Sheriff kann auch gleich entscheiden.',
        '11.2':
          'Ein Angebot ist eine beliebige Mischung aus Gold, Waren von deinem Stand, Waren, die angeblich im Beutel sind, und Versprechen, und es kann Klauseln haben (siehe unten). Nie eine Karte aus der Hand.',
        '11.2 ours': 'Klauseln allein sind kein Angebot.',
        '11.3':
          'Gold, das du nicht hast, kannst du nicht bieten, und auch keine Waren, die nicht an deinem eigenen Stand liegen.',
        '11.3 ours': 'Dasselbe Gold kannst du für mehrere Beutel bieten.',
        '11.4 ours':
          'Schmuggelware vom Stand bietest du unter ihrem Namen. Damit weiß der ganze Tisch, dass sie dort liegt. Sie bleibt verdeckt.',
        '11.5 ours':
          'Waren, die angeblich im Beutel sind, kann nur dessen Besitzer bieten, insgesamt nicht mehr, als Karten darin sind. Da sein müssen sie nicht.',
        '11.6 ours':
          'Ein Angebot stellst du für dich zusammen und machst es als Ganzes. Entwürfe sieht sonst niemand. Das Protokoll schreibt es in einer Reihenfolge auf: Beutel, Gold, Waren, Waren aus dem Beutel, Versprechen, Klauseln.',
        '11.7 ours':
          'Für jeden Beutel hast du höchstens ein Angebot. Bis der Sheriff entscheidet, kannst du es durch ein anderes ersetzen oder zurückziehen.',
        '11.8':
          'Der Sheriff kann vom Besitzer jedes Beutels etwas fordern: Gold und Waren, die der geben soll, Versprechen und Klauseln. Die Angebote bleiben auf dem Tisch, und er kann sie immer noch annehmen.',
        '11.9 ours':
          'Gold und legale Waren kann der Sheriff fordern, soweit er sie sieht; Schmuggelware jeder Sorte, für so viele Karten, wie verdeckt daliegen; aus dem Beutel beliebige Waren, für so viele Karten, wie darin sind.',
        '11.10 ours':
          'Hast du, was gefordert wird, soweit es Gold ist oder an deinem Stand liegt, kannst du annehmen. Dann ist der Handel perfekt: Der Beutel passiert sofort, für genau das, und alle Angebote dafür verfallen. Du kannst auch ablehnen, und alle sehen es.',
        '11.11 ours':
          'Die anderen Händler können etwas fürs Passieren oder fürs Öffnen eines Beutels bieten. Für den eigenen Beutel bietest du stets fürs Passieren.',
        '11.12':
          'Wer einen Beutel passieren lässt, nimmt an, was sein Besitzer bietet. Wer ihn öffnet, lehnt es ab.',
        '11.12 ours':
          'Von den anderen Händlern nimmt das Passierenlassen alles an, was fürs Passieren geboten ist, und lehnt ab, was fürs Öffnen geboten ist. Beim Öffnen ist es umgekehrt. Beides annehmen geht nicht.',
        '11.13': 'Was angenommen ist, wird sofort und ganz bezahlt.',
        '11.13 ours': 'Beim Öffnen geschieht das vor den Strafen.',
        '11.14':
          'Waren, die angeblich im Beutel sind, werden übergeben, soweit sie da sind. Was fehlt, ist nicht geschuldet; der Sheriff sieht ja, was herauskommt.',
        '11.15':
          'Übergebene Waren kommen an den Stand des Sheriffs, legale offen, Schmuggelware verdeckt.',
        '11.15 ours':
          'Von Schmuggelware aus dem Beutel sehen die anderen, wie viele Karten es sind.',
        '11.16 ours':
          'Der Sheriff kann ein Angebot ablehnen, und alle sehen es. Es ist vom Tisch, und wer es gemacht hat, kann ein anderes machen.',
        '11.17 ours':
          'Ein Angebot verfällt, sobald niemand mehr sicher sein könnte, dass es zu halten ist: Das Gold ist ausgegeben, die Waren sind fort, oder eine Klausel ist nicht mehr zu halten.',
        '11.18 ours':
          'Ein Tisch kann festlegen, wie viele Angebote der Besitzer für seinen Beutel machen kann, wie viele Forderungen der Sheriff, und wie oft er rufen kann; andere können ein Drittel davon machen, aufgerundet. Programme spielen mit vier. Menschen ohne Uhr haben keine Grenze, wenn der Gastgeber keine setzt.',
        '11.19 ours': 'Der Sheriff kann allen zurufen: Wer zahlt, damit ich nicht nachsehe?',
        '11.20 ours':
          'Hast du nichts mehr zu sagen, sag, dass du fertig bist. Dann wartet niemand auf dich, bis dich etwas angeht: ein Angebot für deinen Beutel oder für einen, für den du auch bietest, eine Forderung oder eine Ablehnung an dich, ein Ruf, oder eine Entscheidung, solange dein Beutel übrig ist. Wer nichts mehr sagen kann, wird nicht gefragt.',
        '11.21 ours':
          'Programme, die einen nach dem anderen fragen, fragen zuerst die Händler und zuletzt den Sheriff.',
        '11 tip':
          'Auch für einen Beutel voller Äpfel kann sich ein Angebot lohnen: Es macht ihn verdächtig, und wenn der Sheriff ihn öffnet, zahlt er dir.',
      },
    },
    promise: {
      title: 'Klauseln und Versprechen',
      texts: {
        '12.1':
          'Was für diese Runde abgemacht ist, bindet. Ein Handel kann Klauseln über die anderen übrigen Beutel haben: öffne den, lass den passieren, oder öffne keinen anderen.',
        '12.2':
          'Ein Sheriff, der einen solchen Handel angenommen hat, kann nur so entscheiden, wie er sagt, was auch sonst geboten wird.',
        '12.3':
          'Eine Klausel, die einer schon angenommenen widerspricht, kann nicht angenommen werden.',
        '12.3 ours':
          'Angebote, die das sagen, verfallen. Nimmt eine Entscheidung mehrere Angebote an, kommt das des Besitzers zuerst, dann die der anderen, im Uhrzeigersinn von links des Sheriffs.',
        '12.4':
          'Was über die Runde hinausreicht, ist ein Versprechen. Es bindet niemanden, und es zu brechen kostet nur deinen guten Ruf.',
        '12.5 ours':
          'Versprechen kommen von einer kleinen Liste, damit auch Bots sie verstehen. Es sagt sie, wer das Angebot oder die Forderung macht:',
        '12.5 list': [
          '„Deinen nächsten Beutel lasse ich durch“: Wenn ich Sheriff bin, passiert dein nächster Beutel.',
          '„Meinen nächsten Beutel lässt du durch“: dasselbe andersherum.',
          '„Ich öffne keinen Beutel“: wenn ich das nächste Mal im Amt bin.',
          '„So viel Gold in der nächsten Runde“: Wer den Rest des Handels gibt, gibt auch das, in der nächsten Runde, höchstens 100.',
          '„Mein Ehrenwort“: was immer du gesagt hast, in bis zu 80 Buchstaben.',
        ],
        '12.6 ours':
          'Ein Versprechen gilt, sobald sein Handel angenommen ist, und für spätere Runden. Der Tisch merkt sich, wer wem was versprochen hat.',
        '12.7 ours':
          'Ein Beutel, der passiert, hält das Versprechen, ihn durchzulassen, und ein geöffneter bricht es, was auch sonst vereinbart war. Auch wer aufhört oder umsonst durchlässt, lässt passieren.',
        '12.8 ours':
          'Der erste geöffnete Beutel bricht jedes Versprechen, keinen zu öffnen. Endet die Runde des Sheriffs ohne einen, ist es gehalten.',
        '12.9 ours':
          'Versprochenes Gold wird in der nächsten Runde gezahlt, und zwar ganz: von einem Händler, während er auf dem Markt dran ist, vom Sheriff am Tor. Das hält das Versprechen; das Ende dieser Runde bricht es.',
        '12.10 ours':
          'Ob ein Ehrenwort gehalten wurde, sagt, wer es bekommen hat, auf dem Markt oder am Tor. Der Tisch merkt sich, dass es gegeben wurde, und was davon gesagt wurde.',
        '12.11 ours':
          'Waren, die aus einem Beutel versprochen und nicht darin waren, sind ein gebrochenes Wort, und ein gehaltenes, wenn alle da waren.',
        '12.12 ours':
          'Dasselbe Versprechen noch einmal, solange es offen ist, bleibt eines; Gold summiert sich. Wofür keine Runde mehr bleibt, das kann man nicht versprechen.',
        '12.13 ours':
          'Der Tisch zeigt alle offenen Versprechen, und wie oft jeder wem welches Wort gehalten und gebrochen hat.',
      },
    },
    debt: {
      title: 'Zu wenig Gold',
      texts: {
        '13.1': 'Schuldest du eine Strafe, zahlst du zuerst alles Gold, das nötig ist.',
        '13.2':
          'Was fehlt, zahlst du mit legalen Waren von deinem Stand, nach ihrem Wert, bis die Schuld gedeckt ist. Herausgegeben wird nichts.',
        '13.2 ours': 'Mit welchen, suchst du dir aus.',
        '13.3':
          'Hast du keine legalen Waren mehr, zahlst du ebenso mit Schmuggelware. Sie wird allen gezeigt.',
        '13.4': 'Was dann noch fehlt, ist erlassen.',
        '13.5': 'Das alles gilt für den Sheriff wie für die Händler.',
        '13.6':
          'Waren, mit denen du zahlst, kommen an den Stand des anderen, Schmuggelware verdeckt.',
      },
    },
    end: {
      title: 'Das Ende',
      texts: {
        '14.1': 'Am Ende wird alle Schmuggelware aufgedeckt. Karten auf der Hand zählen nichts.',
        '14.1 ours': 'Sie bleiben ungesehen.',
        '14.2': 'Zähl die Werte aller Waren an deinem Stand und dein Gold zusammen.',
        '14.3':
          'Wer die meisten Karten einer legalen Ware hat, ist ihr König, wer die zweitmeisten hat, ihre Königin. Beide bekommen einen Bonus.',
        '14.4': 'Dabei zählt eine königliche Ware als zwei oder drei Karten ihrer legalen Ware.',
        '14.5':
          'Haben mehrere gleich viele für den König, teilen sie sich beide Boni, abgerundet, und es gibt keine Königin.',
        '14.6':
          'Haben mehrere gleich viele für die Königin, teilen sie sich ihren Bonus, abgerundet.',
        '14.7 ours': 'Ohne eine Karte einer Ware bist du weder ihr König noch ihre Königin.',
        '14.8':
          'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer die meisten legalen Waren am Stand hat, dann, wer die meiste Schmuggelware hat.',
        '14.8 ours':
          'Ist auch das gleich, teilt ihr euch den Sieg. Königliche Waren sind hier Schmuggelware.',
        '14 example': (box) =>
          `Robin hat acht Äpfel am Stand, Marian und Much je fünf. Robin ist König der Äpfel und bekommt ${box.kings.apples}. Marian und Much teilen sich die ${box.queens.apples} der Königin: je ${Math.floor((box.queens.apples ?? 0) / 2)}.`,
      },
    },
    knowledge: {
      title: 'Wer was weiß',
      texts: {
        '15.1':
          'Nur du kennst deine Hand, deinen Beutel, deine beiseitegelegten Karten und welche Schmuggelware an deinem Stand liegt.',
        '15.2':
          'Alle kennen Gold, legale Waren an den Ständen, Deklarationen, Angebote und Forderungen, alle Kartenzahlen und beide Abwurfstapel Karte für Karte.',
        '15.3 ours':
          'Wer aufpasst, weiß mehr. An einem Tisch mit Gedächtnishilfe merkt es sich die Seite für dich.',
        '15.4 ours':
          'Von dem, was du in Hand und Beutel hast und beiseitegelegt hast, sind allen die Karten sicher, die sie von einem Abwurfstapel dorthin gehen sahen, bis sie sichtbar wieder gehen. Verlässt Schmuggelware verdeckt einen Beutel, kann es jede gewesen sein, die du bekanntermaßen hattest; was nicht mehr in die übrige Hand passt, muss dabei gewesen sein.',
        '15.5 ours':
          'Von der Schmuggelware an einem Stand ist allen sicher, was geboten, von einem anderen Stand gegeben oder gezahlt wurde. Bei Schmuggelware aus einem Beutel kennen Geber und Nehmer die Sorten. Die anderen wissen, was aus dem Gesagten und der Zahl der Karten folgt.',
        '15.6 ours': 'Niemand wird gefragt oder muss warten, weil etwas Verborgenes da ist.',
        '15.7 ours':
          'Der Tisch merkt sich, was alle von allen gesehen haben: für jeden vor jedem Sheriff die Beutel, wie viele geöffnet wurden, wie viele falsch waren (mit Schmuggelware oder nur mit anderen legalen Waren), wie viele für etwas durchgelassen wurden, und das gezahlte Gold; dazu die letzten zwölf Dinge, die alle gehört haben.',
      },
    },
  },
}

export default book
