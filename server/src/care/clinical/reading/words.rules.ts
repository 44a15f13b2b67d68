/**
 * The little words by which the scope of a statement is read. They are English; a reading in another language is given
 * the English word that does the same work (`languages/`), so that these lists hold for all four languages.
 */

/** Words that turn what follows into something that is not there. */
export const NEGATORS: ReadonlySet<string> = new Set([
  "no",
  "none",
  "not",
  "never",
  "without",
  "denies",
  "deny",
  "denied",
  "denying",
  "neither",
  "nor",
]);

/** Words that may stand between a negation and what it negates: "no sign of", "have never had any", "do not feel". */
export const BETWEEN_NEGATION_AND_THING: ReadonlySet<string> = new Set(
  (
    "a an any the my his her their our your this that of to in on with from for sign signs symptom symptoms history " +
    "evidence hint have having has had got get getting feel feeling felt experience experienced experiencing suffer " +
    "suffering suffered be been being is was were are am really actually currently sudden severe bad real obvious more " +
    "other further new known recent unusual serious major significant visible kind sort type episode episodes complaint complaints thoughts thought thinking think want wanting " +
    "going planning intention about ne some get even at all by there it he she they anything very much " +
    "plan plans taken hit bang knock bump go goes into radiate radiates radiating spread spreads travel travels move moves up down " +
    "accompanied associated eat eaten drink drunk see seen notice noticed find found pass passed lose lost need needed"
  ).split(" "),
);

/** After one of these a new statement begins, to which an earlier "no" does not reach. */
export const ENDS_NEGATION: ReadonlySet<string> = new Set(
  (
    "but just only however although though except because since when while and i we yet now then still if whereas " +
    "plus also instead apart despite until after before"
  ).split(" "),
);

/** A question about the person, or about somebody whom the person is with. */
export const PERSONAL: ReadonlySet<string> = new Set(
  (
    "i my me mine myself we our us he she his her him they their them mum mom mother dad father husband wife partner " +
    "son daughter baby child kid brother sister friend nan gran grandma grandad neighbour boyfriend girlfriend colleague"
  ).split(" "),
);

/** A word without the mark of its language, which those have that no English word stands for: "de:opa". */
export const bare = (word: string): string => (word[2] === ":" ? word.slice(3) : word);
