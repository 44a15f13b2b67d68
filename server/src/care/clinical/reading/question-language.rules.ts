import type { Language } from "../../../people/accounts/account.rules";

/**
 * Little words that stand in nearly every sentence of one language and in none of the others; in plain letters. Words that two of
 * the four share, such as "me", "son" or "plus", are left out: they decide nothing.
 */
const TELLING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      "the and my i im ive is are was have has had been it this that with when what how can should since for from but not do does " +
      "am feel feels hurts pain of to your his her he she they we you there after out all day week keeps"
    ).split(" "),
  ),
  fr: new Set(
    (
      "le les je j ai c est et mon ma mes une des du depuis pour avec que qui dans sur pas puis ne suis il elle nous vous mal aux au " +
      "quand comment cette ce mais fait faire peux dois jai cest jours ete tres"
    ).split(" "),
  ),
  es: new Set(
    (
      "el los las yo y mi mis una unos desde para con que por en del no muy cuando como esta este pero tengo tiene duele dolor hace " +
      "puedo debo dias hijo hija al se lo estoy siento cada"
    ).split(" "),
  ),
  de: new Set(
    (
      "der die das ich und mein meine meinen ist sind habe hat haben seit fur mit wenn wie nicht ein eine einen zu auf aber kann soll " +
      "mir mich es er sie wir schmerzen tut weh tagen im am bin sehr nach auch"
    ).split(" "),
  ),
};

/** Letters that only one of the four languages writes. */
const LETTERS: readonly (readonly [Language, RegExp])[] = [
  ["de", /[ßäö]/i],
  ["es", /[ñ¿¡áíó]/i],
  ["fr", /[çèêàùœ]|\b(?:j|c|l|d|qu|n)['’]/i],
];

/**
 * In which of the four languages a text seems to be written; null where it cannot be told, as in "paracetamol?". Urgency never
 * depends on it: the rules read every question in all four languages.
 */
export function languageOfText(text: string): Language | null {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = new Set(plain.match(/\p{L}+/gu) ?? []);
  const scores = (Object.keys(TELLING) as Language[]).map((language) => {
    const found = [...words].filter((word) => TELLING[language].has(word)).length;
    const letters = LETTERS.some(([of, pattern]) => of === language && pattern.test(text.normalize("NFC"))) ? 1 : 0;
    return { language, score: found + letters };
  });
  const [best, second] = scores.sort((a, b) => b.score - a.score);
  return best && best.score > (second?.score ?? 0) ? best.language : null;
}
