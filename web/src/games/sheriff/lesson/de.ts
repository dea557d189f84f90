import type { LessonSheriff } from './en'

const lesson: LessonSheriff = {
  title: 'Eine erste Partie Sheriff',
  about:
    'Bring Waren am Sheriff vorbei, ehrlich oder nicht, und rede dich durch. Der Sheriff wechselt reihum. Eine Partie dauert etwa eine Stunde.',
  steps: {
    goal: {
      title: 'Worum es geht',
      text: (name) =>
        `Du bist Händler und bringst Waren an deinen Stand. Drei Runden sind noch zu spielen: In der ersten ist ${name(1)} Sheriff, dann ${name(2)}, dann du. Wer am Ende am reichsten ist, gewinnt.`,
      why: 'Waren am Stand zählen ihren Wert, Gold zählt, wie es ist, und die meisten einer legalen Ware bringen einen Bonus.',
    },
    market: {
      title: 'Der Markt',
      text: 'Leg beiseite, was du nicht willst, und füll deine Hand auf: von oben von den Abwurfstapeln oder ungesehen vom Nachziehstapel. Tausch zuerst deinen Käse gegen den Apfel auf dem linken Stapel. Später ziehst du einfach.',
      why: 'Was du von einem Abwurfstapel nimmst, sehen alle. Ein Sheriff, der dich fünf Äpfel nehmen sah, glaubt dir fünf Äpfel.',
    },
    lay: {
      title: 'Leg den Rest ab',
      text: 'Deine Hand ist voll. Leg auf einen der Abwurfstapel, was du beiseitegelegt hast. Der nächste Händler kann es nehmen.',
    },
    load: {
      title: 'Ein ehrlicher Beutel',
      text: 'Steck eine bis fünf Karten in deinen Beutel. Nimm deine fünf Äpfel und sonst nichts, und schließ ihn.',
      why: 'Mit einem ehrlichen Beutel kannst du nicht verlieren. Und mit fünf Äpfeln mehr am Stand überholst du den König der Äpfel.',
    },
    declare: {
      title: 'Deklarieren',
      text: 'Sag, was im Beutel ist: eine legale Ware, und genau so viele, wie Karten darin sind. Nur die Ware kann gelogen sein. Fünf Äpfel sind fünf Äpfel; bei Käse, Pfeffer und Seide sagst du „Käse“.',
      why: 'Schmuggelware lässt sich nie deklarieren. Wer sie dabeihat, lügt.',
    },
    others: {
      title: 'Alle Beutel am Tor',
      text: 'Alle Beutel liegen vor dem Sheriff. Du darfst für jeden etwas bieten, damit er passiert oder geöffnet wird. Du musst nicht: Sag, dass du fertig bist.',
      why: 'Ist ein Beutel ehrlich, kostet das Öffnen den Sheriff. Ist er es nicht, kostet es den Händler. Beides kann dir recht sein.',
    },
    honest: {
      title: 'Dein eigener Beutel',
      text: 'Nur dein Beutel ist noch übrig. Er ist ehrlich, also zahl nichts: Sag, dass du fertig bist, und schau unschuldig.',
      why: 'Öffnet ihn der Sheriff, bekommst du für jede Karte eine Strafe.',
    },
    paid: {
      title: 'Der Sheriff zahlt',
      text: 'Im Beutel war, was du gesagt hast. Die Äpfel liegen an deinem Stand, und der Sheriff zahlt dir ihre Strafen.',
    },
    stand: {
      title: 'Dein Stand',
      text: 'Was durchkam, liegt an deinem Stand: legale Waren offen, Schmuggelware verdeckt. Wer am Ende die meisten einer legalen Ware hat, ist ihr König, der Zweite ihre Königin.',
      why: 'Wie es um Könige und Königinnen steht, siehst du schon während des Spiels.',
    },
    smuggle: {
      title: 'Jetzt etwas Verbotenes',
      text: 'Pfeffer und Seide sind viel wert, aber Schmuggelware. Steck beide Käse, den Pfeffer und die Seide in den Beutel und schließ ihn.',
      why: 'Wird der Beutel geöffnet, werden Pfeffer und Seide beschlagnahmt, und du zahlst für jede vier Gold. Der Käse wäre trotzdem dein.',
    },
    bribe: {
      title: 'Besteche den Sheriff',
      text: 'Dein Beutel ist gelogen, also mach ein Angebot: Leg 5 Gold dazu und versprich, den nächsten Beutel des Sheriffs durchzulassen. Mach das Angebot, dann sag, dass du fertig bist.',
      why: 'Gold wird sofort gezahlt, wenn der Beutel passiert. Ein Versprechen bindet niemanden, aber der Tisch merkt sich, wer es hält, und nächste Runde bist du Sheriff.',
    },
    smuggled: {
      title: 'Geschafft',
      text: 'Der Beutel ist durch. Die Schmuggelware liegt verdeckt an deinem Stand: Die anderen wissen, wie viele Karten es sind, nicht welche.',
    },
    promised: {
      title: 'Dein Wort',
      text: 'Dein Versprechen steht auf der Liste der Versprechen. Nächste Runde wird es gehalten oder gebrochen, und alle sehen es.',
    },
    inspect: {
      title: 'Du bist Sheriff',
      text: (name) =>
        `Alle Beutel liegen vor dir. Hör dir die Angebote an, fordere etwas, wenn du magst, und entscheide in beliebiger Folge. ${name(1)} bietet zwei Gold für „Käse“: Da ist etwas faul. Halte das eiserne Schild, bis der Beutel aufgeht.`,
      why: 'Du kannst jederzeit aufhören. Dann passieren die übrigen Beutel, und niemand zahlt.',
    },
    judge: {
      title: 'Und der andere?',
      text: (name) => `${name(2)} hat dein Versprechen: Lass diesen Beutel passieren.`,
      why: 'Wer passieren lässt, bekommt, was dafür geboten ist. Wer öffnet, bekommt davon nichts, aber die Strafe für alles, was nicht stimmt. Oder er zahlt.',
    },
    seizure: {
      title: 'Beschlagnahmt',
      text: 'Leg die beschlagnahmten Karten auf einen Abwurfstapel, in beliebiger Folge. Denk daran, wer als Nächster auf den Markt geht.',
    },
    fine: {
      title: 'Die Strafe',
      text: 'Was richtig deklariert war, kommt an den Stand. Der Rest ist beschlagnahmt, und der Besitzer zahlt dir die Strafen.',
    },
    kept: {
      title: 'Wort gehalten',
      text: 'Du hast den Beutel durchgelassen, wie versprochen. Man wird dir wieder glauben.',
      why: 'Du hättest ihn öffnen können: Ein Versprechen kostet nur den guten Ruf.',
    },
    end: {
      title: 'Könige und Königinnen',
      text: 'Die Schmuggelware wird aufgedeckt, und alles wird gezählt: Waren, Gold und die Boni der Könige und Königinnen. Die Wertung zeigt es Zeile für Zeile.',
      why: 'Deine ehrlichen Äpfel haben dich zum König der Äpfel gemacht. Das ist mehr wert als die meiste Schmuggelware.',
    },
    caught: {
      title: 'Erwischt',
      text: 'Was nicht stimmte, ist beschlagnahmt, und du zahlst die Strafen dafür. Was richtig deklariert war, liegt an deinem Stand.',
    },
    debt: {
      title: 'Zu wenig Gold',
      text: 'Du schuldest mehr, als du hast. Zahl mit Waren von deinem Stand, nach ihrem Wert.',
    },
  },
}

export default lesson
