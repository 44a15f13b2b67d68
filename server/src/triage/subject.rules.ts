/** About whom a question is: the person who asks, a child, another grown-up, or nobody can tell. */
export type Subject = "self" | "child" | "other" | "unclear";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const CHILDREN = words(
  "baby babies newborn infant toddler child children son sons daughter daughters kid kids boy girl boys girls teenager grandson granddaughter " +
    "bebe bebes enfant enfants fils fille garcon ado nourrisson petit-fils nino nina ninos ninas hijo hija hijos hijas nieto nieta " +
    "kind kinder sohn tochter saugling kleinkind junge madchen enkel enkelin teenagerin",
);

const OTHERS = words(
  "he she him her his hers they them their mum mom mother dad father husband wife partner brother sister friend nan gran grandma grandad " +
    "granny neighbour boyfriend girlfriend colleague patient uncle aunt aunty man woman gentleman lady " +
    "il elle ils elles lui leur mere pere mari femme frere soeur ami amie copain copine voisin voisine maman papa " +
    "ella ellos madre padre marido esposa esposo mujer hermano hermana amigo amiga novio novia vecino vecina abuela abuelo mama " +
    "er sein seine seinen ihm ihn mutter vater mann frau ehemann bruder schwester freund freundin nachbar nachbarin oma opa",
);

const SELF = words(
  "i im ive my me myself mine je j jai mon ma mes moi me tengo mi mis yo estoy soy duele ich mir mich mein meine meinen meinem meiner bin habe",
);

/**
 * Whom a question is about, as far as its words tell. Whoever speaks of another person is not taken to speak of
 * themself, even when they do both: then the own profile is not applied.
 */
export function subjectOf(question: string): Subject {
  const folded = question
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘]/gu, "");
  const said = new Set(folded.match(/\p{L}+/gu));
  const names = (list: ReadonlySet<string>) => [...said].some((word) => list.has(word));
  if (names(CHILDREN)) return "child";
  if (names(OTHERS)) return "other";
  return names(SELF) ? "self" : "unclear";
}
