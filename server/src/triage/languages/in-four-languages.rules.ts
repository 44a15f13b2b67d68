import type { Texts } from "../../medicines/texts.rules";
import { GERMAN_TEXTS } from "./de-texts.rules";
import { SPANISH_TEXTS } from "./es-texts.rules";
import { FRENCH_TEXTS } from "./fr-texts.rules";
import type { SafetyTexts } from "./safety-texts.rules";

/** An English text together with its words in the other languages. */
export function inFourLanguages<T>(en: NoInfer<T>, pick: (texts: SafetyTexts) => T): Texts<T> {
  return { en, fr: pick(FRENCH_TEXTS), es: pick(SPANISH_TEXTS), de: pick(GERMAN_TEXTS) };
}
