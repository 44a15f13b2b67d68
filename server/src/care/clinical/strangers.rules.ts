import type { Language } from "../../people/accounts/account.rules";
import type { QuestionText } from "./reading/question.rules";
import { languageOfText } from "./reading/question-language.rules";

/** What strangers are called, beside "man" and "lady". */
export const CALLED: ReadonlySet<string> = new Set(["monsieur", "dame", "senor", "senora", "lad", "lass", "kid"]);
/** "A friend's boy has it. Mine is well": the writer's own child, where somebody else's was named. */
export const MINE: ReadonlySet<string> = new Set(["mine", "mienne", "mien", "mia", "mio", "meins"]);

/** Where somebody lives or is who is called by it: "the man across the road", "die Frau von nebenan", in letters without accents. */
const WHERE: Readonly<Partial<Record<string, RegExp>>> = {
  en: /^ (?:(?:who )?(?:lives? )?(?:across|over|down) (?:from|the|our|my)|opposite|next door|(?:up|down)stairs|(?:\p{L}+ )?doors (?:down|up|along)|(?:from|at) (?:work|school|church|nursery|uni|number|my|our|the (?:gym|pub|club|shop|office|bus stop))|in (?:my|our) (?:class|street|building|office|team|choir|block|road)|on (?:the|my|our) (?:bus|train|tube|flight))(?!\p{L})/u,
  fr: /^ (?:d en face|d a cote|du (?:dessus|dessous|\p{L}+ etage|bus|train)|d au dessus|de (?:ma|la|mon|notre) (?:rue|classe|bureau|travail|ecole|immeuble)|de l (?:ecole|immeuble|etage)|au (?:travail|bureau)|dans (?:le|mon) (?:bus|train|metro))(?!\p{L})/u,
  de: /^ (?:(?:von )?(?:gegenuber|nebenan)|(?:von )?(?:oben|unten) (?:aus|im)|aus (?:dem|meinem|unserem|der|meiner|unserer) (?:haus|klasse|strasse|buro|kurs|schule|firma|dorf|kita)|im (?:bus|zug|buro|treppenhaus))(?!\p{L})/u,
  es: /^ (?:(?:de )?(?:enfrente|al lado)|de(?:l| la| mi| nuestra) (?:calle|clase|trabajo|oficina|edificio|colegio|bloque|quinto|tercero|segundo|primero)|en el (?:bus|autobus|tren|metro|trabajo))(?!\p{L})/u,
};
const REACH = 40;

/** Whether the word at this place, such as "man" or "lady", is followed by where that person lives or is: somebody whom the writer only knows of. */
export function isStranger({ tokens, typed }: QuestionText, at: number): boolean {
  const token = tokens[at];
  const where = WHERE[token?.language ?? ""];
  if (!token || !where || ["am", "im", "as", "was"].includes(tokens[at - 2]?.word ?? "")) return false;
  const behind = typed
    .slice(token.end, token.end + REACH)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/['’-]/gu, " ");
  return where.test(behind);
}

/** In Spanish the verb alone says "I". */
const I_IN_SPANISH: ReadonlySet<string> = new Set(
  "tengo estoy soy noto siento tuve estuve llevo lloro duermo sangro".split(" "),
);

/** "Mi padre tuvo un infarto. Tengo un resfriado": from here on it is the writer. */
export const tellsOfWriter = ({ tokens, typed }: QuestionText, at: number): boolean => {
  const token = tokens[at];
  return token?.language === "es" && I_IN_SPANISH.has(typed.slice(token.start, token.end).toLowerCase());
};

/** How somebody else is told of who is not named: "has a fever", "il a mal", "tiene tos". */
const OF_ANOTHER: Readonly<Record<Language, RegExp>> = {
  en: /(^|[.,;!] ?(and |but )?)(has|is|was|keeps|refus\w+|won'?t|doesn'?t|isn'?t|cries|screams|wakes|vomits|coughs|born|aged)\b|\b(old|yo|y\/o|he|she|him|her|his|their|them|they)\b/,
  fr: /\b(ils?(?! y a| faut)|elles?|lui|leur|age)\b/,
  de: /\b(er|sie|ihm|ihr|ihn|sein\w*|alt)\b/,
  es: /\b(tiene|esta|estaba|le|ha|lleva|su|sus|ella|el que|puede|llora|come|duerme|tose|vomita|respira|anos|meses)\b/,
};

/** Whether a message may tell of somebody else whom it does not name; in whatever language, where it cannot be told. */
export function mayTellOfAnother(typed: string): boolean {
  const folded = typed.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const language = languageOfText(typed);
  return (language ? [OF_ANOTHER[language]] : Object.values(OF_ANOTHER)).some((said) => said.test(folded));
}
