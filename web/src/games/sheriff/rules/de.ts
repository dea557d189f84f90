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
        '8.1': 'Der Sheriff nimmt sich die Beutel in beliebiger Reihenfolge vor.',
        '8.1 ours':
          'Hat er sich einem Beutel zugewandt, wird der entschieden, bevor der nächste drankommt.',
        '8.2':
          'Bei jedem Beutel entscheidet der Sheriff: passieren lassen oder öffnen. Das gilt dann.',
        '8.3': 'Der Sheriff darf jederzeit aufhören.',
        '8.3 ours':
          'Dann passieren alle übrigen Beutel, auch der, um den es gerade geht, und niemand zahlt dafür.',
        '8.4 ours':
          'Der Sheriff darf einen Beutel auch durchwinken: Er passiert, alle Angebote dafür sind abgelehnt, und niemand zahlt. An einem Tisch mit Uhr geschieht das, wenn die Zeit für einen Beutel um ist.',
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
          'Hat sich der Sheriff einem Beutel zugewandt, dürfen alle reden, bis er entschieden ist: Alle Händler dürfen Angebote machen, und der Sheriff darf fordern.',
        '11.1 ours': 'Niemand muss. Der Sheriff kann auch gleich entscheiden.',
        '11.2':
          'Ein Angebot ist eine beliebige Mischung aus Gold, Waren von deinem Stand, Waren, die angeblich im Beutel sind, und Versprechen. Nie eine Karte aus der Hand.',
        '11.3':
          'Gold, das du nicht hast, kannst du nicht bieten, und auch keine Waren, die nicht an deinem eigenen Stand liegen.',
        '11.4 ours':
          'Schmuggelware vom Stand bietest du unter ihrem Namen. Damit weiß der ganze Tisch, dass sie dort liegt. Sie bleibt verdeckt.',
        '11.5 ours':
          'Waren, die angeblich im Beutel sind, kann nur dessen Besitzer bieten, insgesamt nicht mehr, als Karten darin sind. Da sein müssen sie nicht.',
        '11.6 ours':
          'Ein Angebot stellst du für dich zusammen und machst es als Ganzes. Entwürfe sieht sonst niemand.',
        '11.7 ours':
          'Bis der Sheriff entscheidet, kannst du dein Angebot durch ein anderes ersetzen oder zurückziehen.',
        '11.8':
          'Der Sheriff kann vom Besitzer des Beutels etwas fordern: Gold und Waren, die der geben soll, und Versprechen. Die Angebote bleiben auf dem Tisch, und er kann sie immer noch annehmen.',
        '11.9 ours':
          'Gold und legale Waren kann der Sheriff fordern, soweit er sie sieht; Schmuggelware jeder Sorte, für so viele Karten, wie verdeckt daliegen; aus dem Beutel beliebige Waren, für so viele Karten, wie darin sind.',
        '11.10 ours':
          'Hast du, was gefordert wird, soweit es Gold ist oder an deinem Stand liegt, kannst du annehmen. Dann ist der Handel perfekt: Der Beutel passiert sofort, für genau das, und alle Angebote verfallen.',
        '11.11 ours':
          'Auch die anderen Händler können etwas bieten: fürs Passieren oder fürs Öffnen. Jeder hat immer nur ein Angebot. Für den eigenen Beutel bietest du stets fürs Passieren.',
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
          'Bei jedem Beutel kannst du dein Angebot dreimal ändern, der Sheriff seine Forderung ebenso. Ein Tisch kann eine andere Zahl wählen oder keine Grenze.',
        '11.17 ours':
          'Hast du nichts mehr zu sagen, sag, dass du fertig bist. Dann wartet niemand auf dich. Liegt etwas Neues auf dem Tisch, ein Angebot, eine Forderung oder ein Rückzug, kannst du wieder reden.',
        '11.18 ours':
          'Programme, die einen nach dem anderen fragen, fragen zuerst den Besitzer des Beutels, dann die anderen Händler und zuletzt den Sheriff.',
        '11 tip':
          'Auch für einen Beutel voller Äpfel kann sich ein Angebot lohnen: Es macht ihn verdächtig, und wenn der Sheriff ihn öffnet, zahlt er dir.',
      },
    },
    promise: {
      title: 'Versprechen',
      texts: {
        '12.1':
          'Ein Versprechen gilt für später. Was es über spätere Runden sagt, bindet niemanden, und es zu brechen kostet nur deinen guten Ruf.',
        '12.1 ours':
          'Hier bindet auch ein Versprechen über die laufende Runde niemanden. Nach den gedruckten Regeln muss man halten, was man für dieselbe Überprüfung ausgemacht hat.',
        '12.2 ours':
          'Versprechen kommen von einer kleinen Liste, damit auch Bots sie verstehen. Sie sind Teil eines Angebots oder einer Forderung:',
        '12.2 list': [
          '„Deinen nächsten Beutel lasse ich durch“: Wenn ich Sheriff bin, passiert dein nächster Beutel.',
          '„Meinen nächsten Beutel lässt du durch“: dasselbe andersherum.',
          '„Ich öffne nichts“: ein Sheriff für den Rest dieser Runde, ein Händler, wenn er das nächste Mal im Amt ist.',
          '„So viel Gold in der nächsten Runde“: Wer den Rest des Handels gibt, gibt auch das, in der nächsten Runde, höchstens 100.',
          '„Wie gesagt“: was immer du im Chat geschrieben hast.',
        ],
        '12.3 ours':
          'Ein Versprechen gilt, sobald sein Handel angenommen ist. Der Tisch merkt sich, wer wem was versprochen hat.',
        '12.4 ours':
          'Ein Beutel, der passiert, hält das Versprechen, ihn durchzulassen, und ein geöffneter bricht es, was auch sonst vereinbart war. Aufhören und Durchwinken sind Passierenlassen.',
        '12.5 ours':
          'Der erste geöffnete Beutel bricht jedes Versprechen, keinen zu öffnen. Endet die Runde ohne einen, ist es gehalten.',
        '12.6 ours':
          'Versprochenes Gold wird in der nächsten Runde gezahlt, und zwar ganz: von einem Händler, während er auf dem Markt dran ist, vom Sheriff, bevor er sich einem Beutel zuwendet. Das hält das Versprechen; das Ende dieser Runde bricht es.',
        '12.7 ours':
          'Ob freie Worte gehalten wurden, beurteilt ihr selbst. Der Tisch merkt sich nur, dass sie gegeben wurden.',
        '12.8 ours':
          'Dasselbe Versprechen noch einmal, solange es offen ist, bleibt eines; Gold summiert sich. Ein Versprechen, für das keine Runde mehr bleibt, verfällt.',
        '12.9 ours':
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
      },
    },
  },
}

export default book
