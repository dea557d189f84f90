import type { LessonNottingham } from './en'

const lesson: LessonNottingham = {
  title: 'Eine erste Partie Nottingham',
  about:
    'Sammle Gegenstände, hol dir von den anderen, was dir fehlt, und mach aus Sätzen Punkte, während der Sheriff seine Runde zieht. Eine Partie dauert etwa eine halbe Stunde.',
  steps: {
    goal: {
      title: 'Worum es geht',
      text: 'Du bist einer von drei Gehilfen. Wer die meisten Punkte hat, wenn der Sheriff wieder in der Stadt ist, gewinnt. Er ist nur vier Schritte entfernt, darum ist diese Partie kurz. Deine Karten liegen ganz unten.',
      why: 'Der Sheriff macht immer dann einen Schritt, wenn jemand Karten in Punkte tauscht. In einer ganzen Partie beginnt er in der Stadt.',
    },
    attack: {
      title: 'Nehmen oder nutzen',
      text: (name) =>
        `Du hast eine Karte aufgedeckt. Nimm sie auf die Hand, oder nutze sie. Mit Perlen raubst du: Beraube ${name(1)}, schau in die Hand und nimm, was du brauchst.`,
      why: 'Wer eine Karte nutzt, gibt sie her: Die Perlen bleiben bei dem, den du beraubst. Hier lohnt es sich, denn dir fehlt nur noch eine von einer Sorte.',
    },
    loot: {
      title: 'Such dir etwas aus',
      text: 'Nur du siehst diese Hand. Nimm die Edelsteine: Mit deinen zweien hast du drei Gleiche.',
      why: 'Ein Diebstahl mit dem Silberleuchter ist blind, ein Raub mit Perlen geheim, ein Überfall mit Edelsteinen offen für alle.',
    },
    set: {
      title: 'Drei Gleiche',
      text: 'Du hast drei Gleiche. Leg sie aus, um sie in Punkte zu tauschen.',
      why: 'Das darfst du einmal in jedem Zug, nachdem du die Karte genommen oder genutzt hast. Karten auf der Hand sind am Ende nichts wert.',
    },
    points: {
      title: 'Punkte',
      text: 'Eine Karte des Satzes liegt in deinem Gewinnstapel und zählt am Ende ihre Punkte. Die anderen sind weg.',
      why: 'Mehr als drei Karten bringen nicht mehr Punkte. Sie helfen nur gegen Hinterhalte und machen deine Hand kleiner.',
    },
    favour: {
      title: 'Die Gunst des Sheriffs',
      text: 'Nach jedem Eintausch macht der Sheriff einen Schritt. Wer nicht mehr Karten hat, als sein Feld zeigt, zieht eine Karte.',
      why: 'Eine kleine Hand ist also gut: Schau auf die nächste Zahl, bevor du deine füllst.',
    },
    attacked: {
      title: 'Du wirst angegriffen',
      text: (name) =>
        `${name(1)} will dich überfallen, also deine Hand sehen und eine Karte nehmen. Spiel deine Kette aus, dann geschieht das nicht.`,
      why: 'Gefragt wirst du auch ohne Kette. So verrät die Frage niemandem, was du hast.',
    },
    defended: {
      title: 'Abgewehrt',
      text: 'Du hast die Kette gegeben und die Karte des Angriffs bekommen. Deine Hand hat niemand gesehen.',
    },
    offer: {
      title: 'Ein Angebot für die Kupfermünze',
      text: (name) =>
        `${name(2)} kauft: Alle legen eine Karte verdeckt hin. Wird deine gewählt, bekommst du die Kupfermünze. Biete die Edelsteine: Sie passen zu nichts, was du hast, und eine dritte Kupfermünze willst du haben.`,
      why: 'Kupfermünzen darfst du nicht bieten. Was nicht gewählt wird, kommt zurück, aber alle haben es gesehen.',
    },
    bought: {
      title: 'Der Käufer hat gewählt',
      text: 'Die Angebote wurden zusammen aufgedeckt, und der Käufer nahm eines oder keines. Jetzt wissen alle etwas mehr über die Hände.',
    },
    ambush: {
      title: 'Leg einen Hinterhalt',
      text: 'Gold legt einen Hinterhalt. Schau dir zwei Hinterhaltkarten an und leg eine davon verdeckt vor dich, das Gold quer darunter.',
      why: 'Du gibst eine Karte mit neun Punkten her und holst dir vielleicht eine bessere aus einem fremden Satz, im schlimmsten Augenblick.',
    },
    keep: {
      title: 'Auf der Lauer',
      text: 'Ein Hinterhalt schlägt zu, wenn ein Satz seiner Sorten ausgelegt wird, oder irgendein Satz von seiner Farbe. Silberleuchter sind unterwegs, das hast du gesehen: Behalte Silber und Perlen.',
      why: 'Die andere Karte kommt unter den Stapel. Deine eigene Farbe dürftest du nicht behalten.',
    },
    spring: {
      title: 'Schlag zu!',
      text: (name) =>
        `${name(1)} legt einen Satz aus, und dein Hinterhalt passt. Lös ihn aus: Du nimmst eine der Karten und zahlst mit dem Gold.`,
      why: 'Dann bleiben weniger als drei Karten übrig, und der ganze Eintausch platzt. Wer vier auslegt, hat weniger zu fürchten.',
    },
    sprung: {
      title: 'Der Eintausch ist geplatzt',
      text: 'Zwei Karten sind kein Satz. Sie gehen auf die Hand zurück, Punkte gibt es keine, und der Sheriff bleibt stehen.',
    },
    barter: {
      title: 'Ein Kästchen zu haben',
      text: (name) =>
        `${name(2)} bietet ein Kästchen zum Tausch: Alle legen eine oder zwei Karten offen hin, und ein Angebot muss angenommen werden. Biete einen einzelnen Silberleuchter: Dir ist beides recht.`,
      why: 'Zwei gute Karten für ein Kästchen sind teuer. Ein schwaches Angebot ist oft das sicherste.',
    },
    take: {
      title: 'Einfach nehmen',
      text: 'Du hast eine Kupfermünze, zwei Silberleuchter und zwei Kästchen. Nimm diese Kupfermünze: Das macht drei Paare.',
      why: 'Eine Karte, die etwas vollendet, ist in der Hand mehr wert als ihre Aktion.',
    },
    task: {
      title: 'Eine Aufgabe',
      text: 'Drei Paare sind eine Aufgabe, und sie kann in keinen Hinterhalt geraten. Erledige sie.',
      why: 'Wer eine Aufgabe zuerst erfüllt, hat ihren höheren Wert, solange es kein Zweiter tut. Dann haben beide den niedrigeren.',
    },
    end: {
      title: 'Das Ende',
      text: 'Der Sheriff ist wieder in der Stadt, und das Spiel ist aus. Nur Gewinnstapel und Aufgaben zählen. Die Wertung zeigt es Zeile für Zeile.',
      why: 'Auch mit der achten Aufgabenkarte wäre es zu Ende gewesen.',
    },
    necklace: {
      title: 'Eine Kette',
      text: 'Eine aufgedeckte Kette hat keine Aktion. Nimm sie und heb sie auf, bis du angegriffen wirst.',
    },
    chest: {
      title: 'Ein Kästchen',
      text: 'Nimm das Kästchen, das in einem Satz dreizehn Punkte bringt, oder tausche es: Die anderen bieten je eine oder zwei Karten, und ein Angebot musst du annehmen.',
    },
    choose: {
      title: 'Wähle ein Angebot',
      text: 'Die Karten liegen offen. Nimm das Angebot, das dich drei Gleichen oder einer Aufgabe am nächsten bringt.',
    },
    discard: {
      title: 'Abwerfen',
      text: 'Zum Aufdecken ist keine Karte mehr da. Wirf ab, bis du nur noch so viele hast, wie das Feld des Sheriffs zeigt.',
    },
    pass: {
      title: 'Nichts einzutauschen',
      text: 'Du hast keine drei Gleichen und keine Aufgabe. Beende deinen Zug.',
    },
  },
}

export default lesson
