"""What a resident looks like. Quiet: whoever only talks to a server reads it, too."""

from typing import Literal, NamedTuple, get_args

Hat = Literal["none", "hood", "coif", "cap", "brim", "straw", "wimple", "kerchief", "tonsure"]
Hair = Literal["none", "short", "curls", "long", "braids"]
Beard = Literal["none", "stubble", "moustache", "goatee", "full"]
Brows = Literal["thin", "thick", "arched"]
Nose = Literal["short", "long", "round"]
Build = Literal["slight", "usual", "stout"]
Mark = Literal["none", "freckles", "scar", "patch", "glasses", "feather", "wrinkles"]
Dye = Literal["madder", "forest", "woad", "ochre", "oak", "ink", "vellum", "ash"]


class Looks(NamedTuple):
    """A face, by its parts: all that a picture of somebody needs, in any mood."""

    hat: Hat = "none"
    hair: Hair = "short"
    beard: Beard = "none"
    brows: Brows = "thin"
    nose: Nose = "short"
    build: Build = "usual"
    mark: Mark = "none"
    dress: Dye = "oak"
    cloth: Dye = "madder"  # of the hat
    mane: Dye = "oak"  # of hair and beard


def parts_of_faces() -> dict[str, tuple[str, ...]]:
    """All that a face can be made of, for whoever draws it."""
    kinds = (Hat, Hair, Beard, Brows, Nose, Build, Mark, Dye, Dye, Dye)
    return dict(zip(Looks._fields, map(get_args, kinds), strict=True))
