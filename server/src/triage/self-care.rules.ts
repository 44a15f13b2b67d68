import type { Language } from "../accounts/account.rules";
import type { AdviceById } from "./concepts/complaints/complaint.rules";
import { BODY_DE } from "./concepts/complaints/texts/body-de.rules";
import { BODY_EN } from "./concepts/complaints/texts/body-en.rules";
import { BODY_ES } from "./concepts/complaints/texts/body-es.rules";
import { BODY_FACTS_DE } from "./concepts/complaints/texts/body-facts-de.rules";
import { BODY_FACTS_EN } from "./concepts/complaints/texts/body-facts-en.rules";
import { BODY_FACTS_ES } from "./concepts/complaints/texts/body-facts-es.rules";
import { BODY_FACTS_FR } from "./concepts/complaints/texts/body-facts-fr.rules";
import { BODY_FR } from "./concepts/complaints/texts/body-fr.rules";
import { DAILY_DE } from "./concepts/complaints/texts/daily-de.rules";
import { DAILY_EN } from "./concepts/complaints/texts/daily-en.rules";
import { DAILY_ES } from "./concepts/complaints/texts/daily-es.rules";
import { DAILY_FR } from "./concepts/complaints/texts/daily-fr.rules";
import { EVERYDAY_DE } from "./concepts/complaints/texts/everyday-de.rules";
import { EVERYDAY_EN } from "./concepts/complaints/texts/everyday-en.rules";
import { EVERYDAY_ES } from "./concepts/complaints/texts/everyday-es.rules";
import { EVERYDAY_FR } from "./concepts/complaints/texts/everyday-fr.rules";
import { HEAD_DE } from "./concepts/complaints/texts/head-de.rules";
import { HEAD_EN } from "./concepts/complaints/texts/head-en.rules";
import { HEAD_ES } from "./concepts/complaints/texts/head-es.rules";
import { HEAD_FR } from "./concepts/complaints/texts/head-fr.rules";
import { SKIN_DE } from "./concepts/complaints/texts/skin-de.rules";
import { SKIN_EN } from "./concepts/complaints/texts/skin-en.rules";
import { SKIN_ES } from "./concepts/complaints/texts/skin-es.rules";
import { SKIN_FR } from "./concepts/complaints/texts/skin-fr.rules";
import { SMALL_WORRIES_DE } from "./concepts/complaints/texts/small-worries-de.rules";
import { SMALL_WORRIES_EN } from "./concepts/complaints/texts/small-worries-en.rules";
import { SMALL_WORRIES_ES } from "./concepts/complaints/texts/small-worries-es.rules";
import { SMALL_WORRIES_FR } from "./concepts/complaints/texts/small-worries-fr.rules";
import { FURTHER_MATTERS_DE } from "./concepts/matters/texts/further-matters-de.rules";
import { FURTHER_MATTERS_EN } from "./concepts/matters/texts/further-matters-en.rules";
import { FURTHER_MATTERS_ES } from "./concepts/matters/texts/further-matters-es.rules";
import { FURTHER_MATTERS_FR } from "./concepts/matters/texts/further-matters-fr.rules";
import { MATTERS_DE } from "./concepts/matters/texts/matters-de.rules";
import { MATTERS_EN } from "./concepts/matters/texts/matters-en.rules";
import { MATTERS_ES } from "./concepts/matters/texts/matters-es.rules";
import { MATTERS_FR } from "./concepts/matters/texts/matters-fr.rules";
import type { Step } from "./first-aid.rules";

/** What helps at home, and when it is time to ask NHS 111. */
export interface SelfCare {
  advice: readonly Step[];
  askFor111: readonly string[];
}

/** "Title: what to do", parted by the first colon; French puts a space before it. */
function stepOf(words: string): Step {
  const [title = "", ...description] = words.split(": ");
  return { title: title.trim(), description: description.join(": ") };
}

function selfCareOf(byId: AdviceById): Readonly<Record<string, SelfCare>> {
  return Object.fromEntries(
    Object.entries(byId).map(([id, { advice, askFor111 }]) => [id, { advice: advice.map(stepOf), askFor111 }]),
  );
}

/** By language, then by the complaint. */
export const SELF_CARE: Readonly<Record<Language, Readonly<Record<string, SelfCare>>>> = {
  en: selfCareOf({
    ...HEAD_EN,
    ...BODY_EN,
    ...SKIN_EN,
    ...EVERYDAY_EN,
    ...SMALL_WORRIES_EN,
    ...BODY_FACTS_EN,
    ...DAILY_EN,
    ...MATTERS_EN,
    ...FURTHER_MATTERS_EN,
  }),
  fr: selfCareOf({
    ...HEAD_FR,
    ...BODY_FR,
    ...SKIN_FR,
    ...EVERYDAY_FR,
    ...SMALL_WORRIES_FR,
    ...BODY_FACTS_FR,
    ...DAILY_FR,
    ...MATTERS_FR,
    ...FURTHER_MATTERS_FR,
  }),
  es: selfCareOf({
    ...HEAD_ES,
    ...BODY_ES,
    ...SKIN_ES,
    ...EVERYDAY_ES,
    ...SMALL_WORRIES_ES,
    ...BODY_FACTS_ES,
    ...DAILY_ES,
    ...MATTERS_ES,
    ...FURTHER_MATTERS_ES,
  }),
  de: selfCareOf({
    ...HEAD_DE,
    ...BODY_DE,
    ...SKIN_DE,
    ...EVERYDAY_DE,
    ...SMALL_WORRIES_DE,
    ...BODY_FACTS_DE,
    ...DAILY_DE,
    ...MATTERS_DE,
    ...FURTHER_MATTERS_DE,
  }),
};
