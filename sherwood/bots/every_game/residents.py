"""The persons behind the bots that play every game, and travellers, who may be any other bot."""

from sherwood.bots.faces import Looks
from sherwood.bots.residents import TRAVELLER, Resident

RESIDENTS = (
    Resident(
        "Cecily",
        "steady",
        Looks("kerchief", "braids", dress="ochre", cloth="vellum", mane="oak", build="stout"),
        {
            "en": "Cecily, brewer. Knows what a barrel is worth, and what you are.",
            "de": "Cecily, Brauerin. Weiß, was ein Fass wert ist. Und was du wert bist.",
            "it": "Cecily, birraia. Sa quanto vale un barile, e quanto vali tu.",
        },
    ),
    Resident(
        "Hob",
        "steady",
        Looks("cap", "short", "full", "thick", "round", "stout", "none", "oak", "vellum", "ash"),
        {
            "en": "Hob, miller. Grinds slowly. Grinds everything.",
            "de": "Hob, Müller. Mahlt langsam. Mahlt alles.",
            "it": "Hob, mugnaio. Macina piano. Macina tutto.",
        },
    ),
    Resident(
        "Edith",
        "steady",
        Looks("wimple", "none", brows="arched", nose="long", build="slight", dress="woad"),
        {
            "en": "Edith, weaver. Never drops a thread.",
            "de": "Edith, Weberin. Verliert nie den Faden.",
            "it": "Edith, tessitrice. Non perde mai il filo.",
        },
    ),
    Resident(
        "Ralf",
        "steady",
        Looks("none", "curls", "moustache", "thick", "long", dress="madder", mane="ink"),
        {
            "en": "Ralf, tanner. You smell him early. He smells you, too.",
            "de": "Ralf, Gerber. Du riechst ihn früh. Er dich auch.",
            "it": "Ralf, conciatore. Lo fiuti da lontano. Lui fiuta te.",
        },
    ),
    Resident(
        "Joan",
        "steady",
        Looks("coif", "short", brows="thick", nose="round", dress="forest", cloth="vellum"),
        {
            "en": "Joan, baker. Up before you. Ahead of you.",
            "de": "Joan, Bäckerin. Vor dir auf. Vor dir da.",
            "it": "Joan, fornaia. In piedi prima di te. E davanti a te.",
        },
    ),
    Resident(
        "Walter",
        "steady",
        Looks("brim", "long", "goatee", nose="long", mark="wrinkles", dress="ink", mane="ash"),
        {
            "en": "Walter, cooper. Tight barrels, tight purse.",
            "de": "Walter, Küfer. Fässer dicht, Börse dicht.",
            "it": "Walter, bottaio. Botti strette, borsa stretta.",
        },
    ),
    Resident(
        "Marian",
        "sharp",
        Looks("hood", "long", brows="arched", build="slight", cloth="forest", mane="madder"),
        {
            "en": "Marian, archer. Aims first, smiles later.",
            "de": "Marian, Schützin. Zielt erst, lächelt dann.",
            "it": "Marian, arciera. Prima mira, poi sorride.",
        },
    ),
    Resident(
        "Gilbert",
        "sharp",
        Looks("tonsure", "short", nose="long", mark="glasses", dress="woad", mane="ash"),
        {
            "en": "Gilbert, clerk. Has it in writing.",
            "de": "Gilbert, Schreiber. Hat es schriftlich.",
            "it": "Gilbert, scrivano. Ha tutto per iscritto.",
        },
    ),
    Resident(
        "Elinor",
        "master",
        Looks("wimple", "none", nose="long", mark="glasses", dress="ink", cloth="vellum"),
        {
            "en": "Elinor, abbess. Has played all this before. All of it.",
            "de": "Elinor, Äbtissin. Hat das alles schon gespielt. Wirklich alles.",
            "it": "Elinor, badessa. Ha già giocato tutto questo. Proprio tutto.",
        },
    ),
    Resident(
        "Simon",
        "master",
        Looks(
            "none", "long", "full", "arched", "long", mark="wrinkles", dress="vellum", mane="ash"
        ),
        {
            "en": "Simon, hermit. Plays alone. Loses rarely.",
            "de": "Simon, Einsiedler. Spielt allein. Verliert selten.",
            "it": "Simon, eremita. Gioca da solo. Perde di rado.",
        },
    ),
    Resident(
        "Much",
        "novice",
        Looks("straw", "curls", nose="round", mark="freckles", dress="oak", cloth="ochre"),
        {
            "en": "Much, the miller's son. Learned the rules this morning.",
            "de": "Much, Müllerssohn. Kann die Regeln seit heute früh.",
            "it": "Much, figlio del mugnaio. Sa le regole da stamattina.",
        },
    ),
    Resident(
        "Nell",
        "novice",
        Looks("none", "braids", nose="short", mark="freckles", dress="forest", mane="ochre"),
        {
            "en": "Nell, goose girl. The geese advise her.",
            "de": "Nell, Gänsemagd. Lässt sich von den Gänsen beraten.",
            "it": "Nell, guardiana d'oche. Le oche la consigliano.",
        },
    ),
    Resident(
        "Tib",
        "pupil",
        Looks("none", "curls", nose="short", build="slight", dress="ochre", mane="madder"),
        {
            "en": "Tib, choirboy. Keeps chestnuts, buttons and snails. Gives none away.",
            "de": "Tib, Chorknabe. Hortet Kastanien, Knöpfe, Schnecken. Gibt nichts her.",
            "it": "Tib, corista. Tiene castagne, bottoni e lumache. Non cede nulla.",
        },
    ),
    Resident(
        "Annot",
        "pupil",
        Looks("kerchief", "short", nose="round", build="slight", dress="woad", mane="ochre"),
        {
            "en": "Annot, shepherd's girl. Counts sheep. Falls asleep at nine.",
            "de": "Annot, Hirtenmädchen. Zählt Schafe. Schläft bei neun ein.",
            "it": "Annot, pastorella. Conta le pecore. A nove si addormenta.",
        },
    ),
    Resident(
        "Wat",
        "apprentice",
        Looks("cap", "short", nose="long", build="slight", dress="ash", cloth="forest"),
        {
            "en": "Wat, groom. Quarrels with nobody. Not even with mules.",
            "de": "Wat, Pferdeknecht. Streitet mit keinem. Nicht einmal mit Mulis.",
            "it": "Wat, stalliere. Non litiga con nessuno. Nemmeno coi muli.",
        },
    ),
    Resident(
        "Emma",
        "apprentice",
        Looks("coif", "braids", brows="arched", dress="madder", cloth="vellum", mane="ink"),
        {
            "en": "Emma, dairymaid. Skims the cream. Leaves the quarrels.",
            "de": "Emma, Milchmagd. Schöpft den Rahm ab. Geht Streit aus dem Weg.",
            "it": "Emma, lattaia. Prende la panna. Lascia le liti.",
        },
    ),
    Resident(
        "Jankin",
        "random",
        Looks("hood", "none", brows="arched", nose="round", dress="madder", cloth="ochre"),
        {
            "en": "Jankin, fool. Throws dice. Even for breakfast.",
            "de": "Jankin, Narr. Würfelt um alles. Auch ums Frühstück.",
            "it": "Jankin, giullare. Tira i dadi. Anche per la colazione.",
        },
    ),
    Resident(
        "Piers",
        TRAVELLER,
        Looks("brim", "long", "stubble", nose="long", mark="feather", dress="forest", cloth="oak"),
        {
            "en": "Piers, pedlar. Here today.",
            "de": "Piers, Hausierer. Heute hier.",
            "it": "Piers, ambulante. Oggi è qui.",
        },
    ),
    Resident(
        "Agnes",
        TRAVELLER,
        Looks("wimple", "none", brows="thick", mark="wrinkles", dress="oak", cloth="ash"),
        {
            "en": "Agnes, pilgrim. Has seen Canterbury. Talks of it.",
            "de": "Agnes, Pilgerin. War in Canterbury. Erzählt davon.",
            "it": "Agnes, pellegrina. È stata a Canterbury. Ne parla.",
        },
    ),
    Resident(
        "Odo",
        TRAVELLER,
        Looks("coif", "curls", "goatee", "arched", "round", "slight", "none", "woad", "madder"),
        {
            "en": "Odo, juggler. Keeps five things in the air.",
            "de": "Odo, Gaukler. Hält fünf Dinge in der Luft.",
            "it": "Odo, giocoliere. Tiene in aria cinque cose.",
        },
    ),
)
