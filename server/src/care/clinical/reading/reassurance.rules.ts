/**
 * "Weight steady", "pee and poo normal", "respiración normal": a working of the body that is called normal is no sign
 * of anything, so it does not count. Pain and other complaints are never taken back in this way.
 */

const WORKINGS: ReadonlySet<string> = new Set(
  (
    "pee peeing wee weeing urine urinating poo poos pooing bowel bowels stool stools weight breathing swallowing vision sight " +
    "eyesight eye eyes appetite hearing speech balance walking gait feeding sleeping playing growing drinking eating pulse periods colour color pupils " +
    "movement movements luft " +
    "urine urines selles poids respiration vue yeux oeil appetit marche pouls regles " +
    "orina pis heces peso respiracion vista ojo ojos apetito pulso reglas deposiciones " +
    "urin stuhl stuhlgang gewicht atmung augen auge appetit puls gang sehen"
  ).split(" "),
);

export const NORMAL: ReadonlySet<string> = new Set(
  (
    "normal normally fine ok okay steady stable unchanged well usual good " +
    "normale normales normaux normalement bien stables normalmente estable estables igual unauffallig stabil gut"
  ).split(" "),
);

/** Words that may stand between a working of the body and what is said of it. */
const BETWEEN: ReadonlySet<string> = new Set(
  "and is are was were all still quite perfectly completely feels seems et est sont sa ses y es son esta estan und ist sind voy bekomme bekomm bekommt krieg kriege ich er sie".split(
    " ",
  ),
);
const REACH = 4;

/** "Breathing is fine one minute and stops the next": what takes the good word back, and how many words later it may stand. */
const TAKES_BACK: ReadonlySet<string> = new Set(
  "one stop stops stopped stopping pauses pausing gasping gasps struggling until minute moment".split(" "),
);
const TAKEN_BACK_WITHIN = 7;

/** "Not breathing normally", "no normal vision". */
const NOT: ReadonlySet<string> = new Set(
  "not no never nicht nie pas non without ohne sans sin hardly barely".split(" "),
);

type Words = readonly { typed: string; word: string; breakBefore: "none" | "soft" | "hard" }[];

function isTakenBack(words: Words, at: number): boolean {
  for (let next = at + 1; next <= at + TAKEN_BACK_WITHIN; next += 1) {
    const { typed = "", breakBefore = "hard" } = words[next] ?? {};
    if (breakBefore === "hard") return false;
    if (TAKES_BACK.has(typed)) return true;
  }
  return false;
}

/** Whether the word at this place, in plain letters as it was typed, is a working of the body that is called normal. */
export function isCalledNormal(words: Words, at: number): boolean {
  const typed = words[at]?.typed ?? "";
  // "My sight's fine" is read as one word.
  if (!WORKINGS.has(typed) && !(typed.endsWith("s") && WORKINGS.has(typed.slice(0, -1)))) return false;
  for (let before = at - 1; before >= at - 3 && words[before + 1]?.breakBefore === "none"; before -= 1) {
    if (NOT.has(words[before]?.word ?? "") || NOT.has(words[before]?.typed ?? "")) return false;
  }
  // "Black poo, eating fine" says nothing good of the poo, "vision, speech and walking normal" does of all three.
  const isListed = at === 0 || words[at]?.breakBefore !== "none";
  for (let next = at + 1; next <= at + REACH; next += 1) {
    const { typed = "", breakBefore = "hard" } = words[next] ?? {};
    if (breakBefore === "hard" || (breakBefore === "soft" && !isListed)) return false;
    if (NORMAL.has(typed)) return !isTakenBack(words, next);
    if (!BETWEEN.has(typed) && !WORKINGS.has(typed)) return false;
  }
  return false;
}
