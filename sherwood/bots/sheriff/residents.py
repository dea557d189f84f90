"""The persons behind the bots that Sheriff of Nottingham has alone."""

from sherwood.bots.faces import Looks
from sherwood.bots.residents import Resident

COMPANY = ("bold", "greedy", "nervous", "honest")
RESIDENTS = (
    Resident(
        "Tuck",
        "bold",
        Looks("tonsure", "short", "stubble", "thick", "round", "stout", "none", "oak"),
        {
            "en": "Tuck, friar. Lies with a blessing.",
            "de": "Tuck, Mönch. Lügt mit Segen.",
            "it": "Tuck, frate. Mente, e benedice.",
        },
    ),
    Resident(
        "Maud",
        "bold",
        Looks("none", "curls", brows="arched", nose="long", mark="scar", dress="madder"),
        {
            "en": "Maud, innkeeper. Throws out two men at a time.",
            "de": "Maud, Wirtin. Wirft zwei Männer auf einmal hinaus.",
            "it": "Maud, ostessa. Butta fuori due uomini alla volta.",
        },
    ),
    Resident(
        "Alan",
        "greedy",
        Looks("cap", "long", "goatee", "arched", "long", "slight", "feather", "woad", "madder"),
        {
            "en": "Alan, money changer. Your gold looks better on him.",
            "de": "Alan, Wechsler. Dein Gold steht ihm besser.",
            "it": "Alan, cambiavalute. Il tuo oro gli dona di più.",
        },
    ),
    Resident(
        "Avice",
        "greedy",
        Looks("kerchief", "long", brows="arched", nose="long", dress="ochre", cloth="madder"),
        {
            "en": "Avice, goldsmith. Bites every coin. Keeps it.",
            "de": "Avice, Goldschmiedin. Beißt in jede Münze. Behält sie.",
            "it": "Avice, orafa. Morde ogni moneta. E se la tiene.",
        },
    ),
    Resident(
        "Will",
        "nervous",
        Looks("coif", "short", build="slight", nose="long", dress="forest", mane="ochre"),
        {
            "en": "Will, draper. Sweats. Pays.",
            "de": "Will, Tuchhändler. Schwitzt. Zahlt.",
            "it": "Will, mercante di stoffe. Suda. Paga.",
        },
    ),
    Resident(
        "Perkin",
        "nervous",
        Looks("hood", "curls", nose="short", mark="freckles", dress="ash", cloth="woad"),
        {
            "en": "Perkin, apprentice. Jumps at the word bag.",
            "de": "Perkin, Lehrling. Zuckt bei dem Wort Beutel.",
            "it": "Perkin, apprendista. Alla parola sacca, salta.",
        },
    ),
    Resident(
        "Gisela",
        "honest",
        Looks("wimple", "none", nose="round", dress="woad", cloth="vellum"),
        {
            "en": "Gisela, midwife. Has nothing to hide. Says so.",
            "de": "Gisela, Hebamme. Hat nichts zu verbergen. Sagt es auch.",
            "it": "Gisela, levatrice. Non ha nulla da nascondere. E lo dice.",
        },
    ),
    Resident(
        "Thomas",
        "honest",
        Looks("cap", "short", "full", "thick", "round", "stout", "wrinkles", "ash", "oak", "ash"),
        {
            "en": "Thomas, mason. Builds straight. Talks straight.",
            "de": "Thomas, Steinmetz. Baut gerade. Redet gerade.",
            "it": "Thomas, muratore. Tira su dritto. Parla dritto.",
        },
    ),
    Resident(
        "Guy",
        "always_opening",
        Looks("hood", "none", "moustache", "thick", "long", "usual", "patch", "ink", "ink", "ink"),
        {
            "en": "Guy, bailiff. Opens everything. Even letters.",
            "de": "Guy, Büttel. Öffnet alles. Auch Briefe.",
            "it": "Guy, balivo. Apre tutto. Anche le lettere.",
        },
    ),
)
