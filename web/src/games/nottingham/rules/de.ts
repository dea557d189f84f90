import type { RulesNottingham } from './en'

const book: RulesNottingham = {
  lead: 'Die Zeit des Sheriffs läuft ab, und seine Gehilfen reiten aus, um einzusammeln, was die Leute ihm schulden. Du bist einer von ihnen. Du sammelst Gegenstände, tauschst sie gegen Punkte ein und bedienst dich bei dem, was die anderen gesammelt haben. Wer die meisten Punkte hat, wenn der Sheriff wieder in der Stadt ist, gewinnt.',
  figures: {
    kinds: 'Die sieben Sorten',
    kind: 'Sorte',
    points: 'Punkte',
    action: 'Aktion',
    ambushes: 'Die Hinterhaltkarten mit zwei Gegenständen; die anderen zeigen eine Farbe',
    tasks: 'Die vier Aufgaben',
    task: 'Aufgabe',
    alone: 'Allein',
    shared: 'Zu zweit, je',
    road: 'Der Weg des Sheriffs durch die Grafschaft',
  },
  chapters: {
    material: {
      title: 'Was auf dem Tisch liegt',
      texts: {
        '1.1': (box) =>
          `Nottingham ist für ${box.least} bis ${box.most} Spieler. Jeder hat eine Farbe und ein Zeichen: Rot, Lila, Gelb, Blau, Weiß, Grün oder Grau.`,
        '1.1 ours':
          'Hier gehören die Farben zu den Plätzen, im Uhrzeigersinn in dieser Reihenfolge. An einem echten Tisch sucht sich jeder eine aus.',
        '1.2':
          'Im Spiel sind 84 Gegenstände: sieben Sorten mit je zwölf Karten. Die Sorte bestimmt, was eine Karte wert ist und was du mit ihr tun kannst.',
        '1.3':
          'Dazu kommen 13 Hinterhaltkarten. Sechs zeigen je zwei Gegenstände, wobei jeder Gegenstand außer Gold auf zweien davon steht. Sieben zeigen die Farbe eines Spielers.',
        '1.3 ours': 'Keine zwei der sechs zeigen dasselbe Paar.',
        '1.4':
          'Es gibt vier Aufgaben mit je zwei Karten. Eine Aufgabe bringt mehr, wenn nur einer sie erledigt.',
        '1.5': (box) =>
          `Der Sheriff zieht durch die Grafschaft: aus der Stadt über ${box.track.numbers.length} Felder mit Zahlen und wieder in die Stadt.`,
        '1.6':
          'Manche Zahlen stehen nur auf Bildern, die unsere Quellen nicht zeigen. Steht in deiner Schachtel etwas anderes, trag deine Zahlen ein, wenn du einen Tisch eröffnest.',
        '1.6 ours':
          'Wie viele Felder der Weg hat, die Reihenfolge ihrer Zahlen, die Punkte dreier Aufgaben und welche Gegenstände sich eine Hinterhaltkarte teilen, haben wir gewählt.',
      },
    },
    setup: {
      title: 'Bevor es losgeht',
      texts: {
        '2.1':
          'Die Gegenstände werden gemischt. Du bekommst drei, die nur du siehst. Der Rest ist der Nachziehstapel.',
        '2.2':
          'Hinterhaltkarten mit einer Farbe, die niemand spielt, bleiben draußen. Die übrigen bilden gemischt einen eigenen Stapel.',
        '2.3':
          'Die Aufgaben liegen in der Mitte, bei jeder die wertvollere Karte oben. Der Sheriff steht in der Stadt.',
        '2.4': 'Ihr einigt euch, wer anfängt.',
        '2.4 ours': 'Hier entscheidet das Los, wenn der Gastgeber niemanden bestimmt hat.',
      },
    },
    turn: {
      title: 'Dein Zug',
      texts: {
        '3.1': 'Deck die oberste Karte des Nachziehstapels auf, für alle sichtbar. Das musst du.',
        '3.2': 'Dann entscheidest du: Nimm die Karte auf die Hand, oder nutze ihre Aktion.',
        '3.3':
          'Danach darfst du einmal Karten gegen Punkte eintauschen: einen Satz oder eine Aufgabe. Du musst nicht.',
        '3.4': 'Dann ist dran, wer links von dir sitzt.',
        '3.5 ours':
          'Wer keine Karten hat, kann nicht Ziel eines Diebstahls, Raubs oder Überfalls werden.',
        '3.6 ours':
          'Eine Aktion, die niemanden fände, steht nicht zur Wahl: Ein Angriff braucht ein Ziel, ein Kauf oder Tauschhandel jemanden mit Karten.',
        '3 example':
          'Marian deckt Perlen auf. Zwei hat sie schon, also nimmt sie die Karte auf die Hand, statt jemanden zu berauben. Jetzt hat sie drei Perlen und legt sie gleich aus.',
        '3 tip':
          'Eine Aktion ist ein Tausch: Die aufgedeckte Karte geht an jemand anderen, und du bekommst dafür etwas, das du besser brauchen kannst.',
      },
    },
    buy: {
      title: 'Kupfermünze: der Kauf',
      texts: {
        '4.1':
          'Alle anderen legen je eine Karte verdeckt vor sich, als Angebot für deine Kupfermünze.',
        '4.2': 'Kupfermünzen darf niemand anbieten.',
        '4.3': 'Wer nur Kupfermünzen hat, zeigt die ganze Hand und bietet nichts.',
        '4.3 ours':
          'Bis alle entschieden haben, ist davon nichts zu merken: Auch wer nur Kupfermünzen hat, wird gefragt, und gezeigt wird die Hand erst, wenn die Angebote aufgedeckt werden. Wer keine Karten hat, wird nicht gefragt.',
        '4.4': 'Liegt das letzte Angebot, werden alle zusammen aufgedeckt.',
        '4.5':
          'Such dir ein Angebot aus und nimm es auf die Hand. Dafür geht die Kupfermünze an den, der es gemacht hat.',
        '4.6': 'Oder du lehnst alle ab und nimmst die Kupfermünze selbst.',
        '4.7': 'Angebote, die du nicht nimmst, gehen auf die Hand zurück.',
        '4.8 ours': 'Konnte niemand etwas anbieten, nimmst du die Kupfermünze.',
      },
    },
    theft: {
      title: 'Silberleuchter: der Diebstahl',
      texts: {
        '5.1':
          'Nenn jemanden und zieh blind eine Karte aus dieser Hand. Jede ist gleich wahrscheinlich.',
        '5.2': 'Wen du bestiehlst, der bekommt dafür den Silberleuchter.',
        '5.3': 'Ihr beide wisst, welche Karte es war. Sonst niemand.',
      },
    },
    robbery: {
      title: 'Perlen: der Raub',
      texts: {
        '6.1': 'Nenn jemanden und schau dir diese Hand an. Sonst sieht sie niemand.',
        '6.2':
          'Such dir eine der Karten aus und nimm sie; das musst du. Dafür gibst du die Perlen her.',
        '6.3': 'Ihr beide wisst, welche Karte es war. Sonst niemand.',
      },
    },
    raid: {
      title: 'Edelsteine: der Überfall',
      texts: {
        '7.1': 'Nenn jemanden. Diese Hand wird für alle offen hingelegt.',
        '7.2':
          'Such dir eine der Karten aus und nimm sie vor aller Augen; das musst du. Dafür gibst du die Edelsteine her.',
      },
    },
    defence: {
      title: 'Kette: die Abwehr',
      texts: {
        '8.1':
          'Eine aufgedeckte Kette kannst du nur nehmen. Gebraucht wird sie später, aus der Hand.',
        '8.2':
          'Will dich jemand bestehlen, berauben oder überfallen, darfst du eine Kette ausspielen, bevor eine Karte gezogen oder gezeigt wird.',
        '8.3':
          'Dann findet der Angriff nicht statt. Du bekommst die Karte, mit der du angegriffen wurdest, und gibst dafür die Kette, beides auf die Hand.',
        '8.4':
          'Gegen eine Abwehr, einen Hinterhalt, einen Kauf oder einen Tauschhandel hilft nichts.',
        '8.5 ours': 'Das Ziel wird immer gefragt, mit Kette oder ohne. So verrät die Frage nichts.',
        '8 example':
          'Much will Robin mit Edelsteinen überfallen. Robin spielt eine Kette aus: Er bekommt die Edelsteine, und Much zieht mit der Kette ab und hat nichts gesehen.',
      },
    },
    ambush: {
      title: 'Gold: der Hinterhalt',
      texts: {
        '9.1': 'Schau dir die obersten zwei Hinterhaltkarten an. Sonst sieht sie niemand.',
        '9.2':
          'Eine legst du verdeckt vor dich, das Gold offen und quer darunter. Die andere kommt verdeckt unter den Stapel.',
        '9.3': 'Die Karte mit deiner eigenen Farbe darfst du nicht behalten.',
        '9.4':
          'Der Hinterhalt und sein Gold zählen nicht mehr zu deiner Hand. Am Ende sind sie nichts wert.',
        '9.5': 'Du darfst mehrere Hinterhalte haben.',
        '9.6 ours': 'Für diese Aktion braucht es zwei Karten im Hinterhaltstapel.',
      },
    },
    barter: {
      title: 'Kästchen: der Tauschhandel',
      texts: {
        '10.1':
          'Reihum, links von dir beginnend, legen alle anderen eine oder zwei Karten offen hin, als Angebot für dein Kästchen.',
        '10.2': 'Kästchen darf niemand anbieten.',
        '10.3': 'Wer nur Kästchen hat, zeigt die ganze Hand und bietet nichts.',
        '10.3 ours': 'Wer keine Karten hat, wird übergangen.',
        '10.4':
          'Eines der Angebote musst du annehmen und auf die Hand nehmen. Dafür geht das Kästchen an den, der es gemacht hat.',
        '10.5': 'Die anderen Angebote gehen auf die Hand zurück.',
        '10.6 ours': 'Konnte niemand etwas anbieten, nimmst du das Kästchen.',
      },
    },
    set: {
      title: 'Einen Satz eintauschen',
      texts: {
        '11.1':
          'Ein Satz sind drei oder mehr Karten einer Sorte aus deiner Hand, offen ausgelegt. Wie viele mehr als drei, bestimmst du.',
        '11.2': 'Bevor der Satz zählt, können die anderen Hinterhalte auslösen.',
        '11.3':
          'Liegen dann noch mindestens drei Karten da, darfst du eine behalten: Sie kommt verdeckt auf deinen Gewinnstapel und zählt am Ende. Die anderen gehen auf den Abwurfstapel.',
        '11.3 ours': 'Eine behältst du immer.',
        '11 tip':
          'Eine vierte Karte wirkt verschenkt, rettet aber den Satz, wenn ein Hinterhalt eine holt. Und mit weniger Karten auf der Hand bekommst du eher die Gunst des Sheriffs.',
      },
    },
    spring: {
      title: 'Einen Hinterhalt auslösen',
      texts: {
        '12.1':
          'Legt jemand anders einen Satz aus, darfst du einen Hinterhalt auslösen, der die Sorte des Satzes zeigt oder die Farbe dieses Spielers, gleich bei welcher Sorte.',
        '12.2':
          'Gold steht auf keiner Hinterhaltkarte. Ein Satz Gold gerät nur über die Farbe in einen Hinterhalt.',
        '12.3':
          'Deck den Hinterhalt auf, nimm eine Karte des Satzes auf die Hand und gib dafür das Gold her, das unter dem Hinterhalt lag. Die Hinterhaltkarte kommt verdeckt unter ihren Stapel.',
        '12.3 ours': 'Das Gold geht auf die Hand dessen, der in den Hinterhalt geraten ist.',
        '12.4':
          'Bleiben weniger als drei Karten übrig, platzt der Eintausch. Nachlegen ist nicht erlaubt, der Rest kommt auf die Hand zurück, der Eintausch dieses Zugs ist vertan, und der Sheriff bleibt stehen.',
        '12.5 ours':
          'Gefragt werden die Besitzer von Hinterhalten im Uhrzeigersinn, links vom Spieler am Zug beginnend, immer für einen Hinterhalt. Wer einen ausgelöst und noch einen hat, wird wieder gefragt. Sobald weniger als drei Karten übrig sind, ist Schluss.',
        '12.6 ours':
          'Jeder Besitzer wird gefragt, ob ein Hinterhalt passt oder nicht. So verrät die Frage nichts.',
        '12.7 ours':
          'Auslösen kannst du einen Hinterhalt ab dem Zug, nachdem du ihn gelegt hast, und nie im eigenen Zug.',
        '12 example':
          'Robin legt drei Edelsteine aus. Marian deckt einen Hinterhalt mit Perlen und Edelsteinen auf, nimmt einen Edelstein und zahlt mit ihrem Gold. Zwei Edelsteine sind zu wenig: Robin nimmt sie zurück, und sein Zug ist vorbei.',
      },
    },
    task: {
      title: 'Eine Aufgabe erledigen',
      texts: {
        '13.1':
          'Statt eines Satzes kannst du eine Aufgabe erledigen. Leg genau ihre Karten ab; sie gehen auf den Abwurfstapel.',
        '13.2': 'Von welcher Sorte die fünf und von welchen Sorten die Paare sind, bestimmst du.',
        '13.3': 'Wer eine Aufgabe als Erster erledigt, nimmt ihre wertvollere Karte.',
        '13.4':
          'Erledigt sie ein Zweiter, nimmt der die andere Karte, und von da an zählt sie bei beiden den niedrigeren Wert.',
        '13.5': 'Mehr als zwei Spieler können eine Aufgabe nicht erledigen.',
        '13.6': 'Dieselbe Aufgabe kannst du nicht zweimal erledigen.',
        '13.7': 'Bei einer Aufgabe gibt es keinen Hinterhalt.',
      },
    },
    favour: {
      title: 'Der Sheriff und seine Gunst',
      texts: {
        '14.1':
          'Nach jedem gelungenen Eintausch, ob Satz oder Aufgabe, zieht der Sheriff ein Feld weiter.',
        '14.2':
          'Dann gewährt er seine Gunst: Alle, deren Hand nicht mehr Karten hat, als sein neues Feld zeigt, ziehen eine Karte, ungesehen von den anderen.',
        '14.3 ours':
          'Gezogen wird im Uhrzeigersinn, der Spieler am Zug zuerst. Es zählt, wie viele Karten du hast, wenn der Sheriff ankommt, nicht nachdem jemand gezogen hat.',
        '14.4 ours':
          'Gibt es weder Nachzieh- noch Abwurfstapel, geht leer aus, wer noch nicht gezogen hat.',
        '14 example':
          'Der Sheriff betritt eine 4. Robin hat drei Karten und Much vier: Beide ziehen eine. Marian hat fünf und bekommt keine.',
      },
    },
    pile: {
      title: 'Wenn der Nachziehstapel leer ist',
      texts: {
        '15.1':
          'Ist der Nachziehstapel leer, wird der Abwurfstapel gemischt und zum neuen Nachziehstapel.',
        '15.1 ours': 'Das geschieht erst, wenn eine Karte gebraucht wird.',
        '15.2':
          'Gibt es auch keinen Abwurfstapel, werfen alle, die mehr Karten haben, als das Feld des Sheriffs zeigt, bis auf diese Zahl ab. Welche, entscheidet jeder selbst.',
        '15.2 ours': 'Dazu kommt es nur, wenn eine Karte aufgedeckt werden soll.',
        '15.3':
          'Danach zieht der Sheriff ein Feld weiter, ohne Gunst. Damit kann das Spiel zu Ende sein.',
        '15.4 ours':
          'Abgeworfen wird im Uhrzeigersinn, der Spieler am Zug zuerst, Karte für Karte.',
        '15.5 ours': 'Die Stadt hat keine Zahl. Solange der Sheriff dort steht, wirft niemand ab.',
        '15.6 ours': 'Gibt es dann noch immer keine Karte zum Aufdecken, geht es von vorn los.',
      },
    },
    end: {
      title: 'Das Ende',
      texts: {
        '16.1':
          'Das Spiel ist sofort zu Ende, wenn der Sheriff wieder in der Stadt ist. Dort gibt es keine Gunst.',
        '16.2':
          'Es ist auch sofort zu Ende, wenn jemand die achte Aufgabenkarte nimmt. Dann zieht der Sheriff nicht mehr.',
        '16.3':
          'Zähl die Punkte deines Gewinnstapels und deiner Aufgabenkarten zusammen. Karten auf der Hand zählen nichts. Die meisten Punkte gewinnen.',
        '16.4': 'Bei gleich vielen Punkten gewinnt, wer mehr Karten im Gewinnstapel hat.',
        '16.5': 'Ist auch das gleich, teilt ihr euch den Sieg.',
      },
    },
    knowledge: {
      title: 'Wer was weiß',
      texts: {
        '17.1': 'Nur du kennst deine Handkarten und deine Hinterhalte.',
        '17.2':
          'Alle wissen, wie viele Karten jede Hand hat, wie viele Hinterhalte vor jedem liegen, wie hoch die Stapel sind, was im Abwurfstapel liegt, was offen geboten wurde und wer welche Aufgabe erledigt hat.',
        '17.2 ours':
          'Alle dürfen auch jederzeit sehen, was in den Gewinnstapeln steckt. Sie liegen zwar verdeckt, aber jede Karte lag offen da, als sie gewonnen wurde.',
        '17.3 ours':
          'Wer aufpasst, weiß mehr. An einem Tisch mit Gedächtnishilfe merkt es sich die Seite für dich.',
        '17.4 ours':
          'Sie merkt sich, wie viele Karten jeder Sorte sicher in einer Hand sind: solche, die alle dorthin gehen sahen, die geboten und zurückgenommen oder gezeigt wurden, bis sie sichtbar wieder gehen. Wer was erfährt:',
        '17.4 list': [
          'Alle sehen eine aufgedeckte Karte, die genommen oder hergegeben wird, ein aufgedecktes Angebot und eine offen gelegte Hand.',
          'Alle sehen, was gekauft, ertauscht, bei einem Überfall oder aus einem Hinterhalt genommen wird, das Gold dafür und einen zurückgenommenen Satz.',
          'Alle sehen, dass eine Karte weg ist, wenn sie zur Abwehr dient, ausgelegt oder abgeworfen wird.',
          'Nur der Räuber sieht die Hand beim Raub, und nur die beiden wissen, was gestohlen oder geraubt wurde.',
          'Nur du siehst, was du am Anfang oder als Gunst bekommst.',
        ],
        '17.5 ours':
          'Geht eine Karte ungesehen weg, durch Diebstahl oder Raub, kann es jede Sorte gewesen sein. Für alle, die sie nicht sahen, ist dort von jeder Sorte eine Karte weniger sicher, und über die Hand, in die sie geht, erfahren sie nichts. Nur wer sicher ist, dass die ganze Hand aus einer Sorte besteht, weiß, was es war.',
        '17.6 ours':
          'Was sich nur aus mehreren Händen zusammen oder durch Mitzählen ergibt, bleibt deinem eigenen Kopf überlassen.',
        '17.7 ours':
          'Wer eine Hinterhaltkarte in ihren Stapel gehen sah, weiß, wo sie liegt, bis jemand sie anschaut: wer sie nach dem Legen eines Hinterhalts zurücksteckte und alle, nachdem sie ausgelöst wurde.',
      },
    },
  },
}

export default book
