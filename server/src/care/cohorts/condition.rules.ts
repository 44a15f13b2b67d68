import { HEALTH_TOPICS, type HealthTopic, maskOf } from "../../people/accounts/audience-label.rules";

/**
 * Words of illnesses by the topic that they belong to, in the languages of the product, folded (lower case, no accents). A topic has the
 * illnesses that the NHS lists under that part of the body (NHS, Health A to Z), and no others: what is not listed here is told to
 * nobody. Left out on purpose, whatever part of the body they concern: cancer, HIV, pregnancy, mental illness, addiction.
 * Written 22 November 2026; a clinician has yet to review it.
 */
const WORDS: Readonly<Record<HealthTopic, readonly string[]>> = {
  Respiratory: [
    ...["asthma", "asthme", "asma", "copd", "bpco", "epoc", "chronic obstructive pulmonary disease"],
    ...["bronchitis", "bronchite", "bronquitis", "emphysema", "emphyseme", "enfisema", "emphysem", "bronchiectasis"],
  ],
  Cardiovascular: [
    ...["high blood pressure", "hypertension", "hypertension arterielle", "tension arterial alta", "hipertension"],
    ...["bluthochdruck", "high cholesterol", "cholesterol", "hypercholesterolaemia", "colesterol", "cholesterin"],
    ...["angina", "angine de poitrine", "atrial fibrillation", "fibrillation auriculaire", "fibrilacion auricular"],
    ...["vorhofflimmern", "heart failure", "insuffisance cardiaque", "insuficiencia cardiaca", "herzschwache"],
    ...["coronary heart disease", "heart disease"],
  ],
  Digestive: [
    ...[
      "irritable bowel syndrome",
      "ibs",
      "reizdarm",
      "colon irritable",
      "intestin irritable",
      "heartburn",
      "acid reflux",
    ],
    ...[
      "reflux",
      "gord",
      "gerd",
      "reflujo",
      "sodbrennen",
      "constipation",
      "estrenimiento",
      "verstopfung",
      "indigestion",
    ],
    ...["coeliac disease", "celiac disease", "zoliakie", "maladie coeliaque", "celiaquia", "crohns disease", "crohn"],
    ...["ulcerative colitis", "gastritis", "gastrite"],
  ],
  Musculoskeletal: [
    ...[
      "arthritis",
      "osteoarthritis",
      "rheumatoid arthritis",
      "arthrose",
      "arthrite",
      "artrosis",
      "artritis",
      "rheuma",
    ],
    ...["back pain", "lower back pain", "mal de dos", "dolor de espalda", "ruckenschmerzen", "lumbago", "sciatica"],
    ...["sciatique", "ciatica", "ischias", "osteoporosis", "osteoporose", "osteoporosis", "gout", "gicht", "gota"],
    ...["frozen shoulder", "tendonitis", "tendinitis", "fibromyalgia"],
  ],
  Allergies: [
    ...["hay fever", "hayfever", "allergic rhinitis", "rhume des foins", "rhinite allergique", "rinitis alergica"],
    ...[
      "fiebre del heno",
      "heuschnupfen",
      "pollen allergy",
      "food allergy",
      "dust mite allergy",
      "allergy",
      "allergies",
    ],
    ...["allergie", "alergia", "pollenallergie"],
  ],
  "Sleep disorders": [
    ...["insomnia", "insomnie", "insomnio", "schlaflosigkeit", "schlafstorung", "schlafstorungen", "sleep apnoea"],
    ...["sleep apnea", "apnee du sommeil", "apnea del sueno", "schlafapnoe", "restless legs", "restless legs syndrome"],
    ...["narcolepsy", "sleep disorder", "sleep problems"],
  ],
};

/** Lower case, without accents, apostrophes and signs, single spaces. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Words before an illness that say that it is not the person's, or not any more. */
const NOT_OWN = /\b(no|not|never|without|family|mother|father|past|pas de|sin|kein|keine)\b/;

/** The topics of one entry of a profile's list of illnesses, as bits. The words have to stand there whole. */
export function topicsOfCondition(entry: string): number {
  const text = fold(entry);
  if (NOT_OWN.test(text)) return 0;
  const found = HEALTH_TOPICS.filter((topic) => WORDS[topic].some((word) => ` ${text} `.includes(` ${word} `)));
  return maskOf(HEALTH_TOPICS, found);
}

/** The topics of a whole list. */
export const topicsOfConditions = (entries: readonly string[]): number =>
  entries.reduce((mask, entry) => mask | topicsOfCondition(entry), 0);
