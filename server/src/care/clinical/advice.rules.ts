import { CAUTIONS } from "../medicines/cautions.rules";
import { checkMedication } from "../medicines/check-medication.rules";
import { inLanguage } from "../medicines/texts.rules";
import { onceEach, type Recommendation, type Written } from "./composing.rules";
import { PREGNANT } from "./medicine-lines.rules";

/** Instead of advice that offers ibuprofen, to whom it may harm. */
const NOT_IBUPROFEN = {
  en: {
    title: "Pain or fever",
    description:
      "Ask a pharmacist before ibuprofen or aspirin is taken: with what you told us it may do harm. Paracetamol is usually safer.",
  },
  fr: {
    title: "Douleur ou fièvre",
    description:
      "Demandez à un pharmacien avant toute prise d’ibuprofène ou d’aspirine : d’après ce que vous nous avez dit, cela peut nuire. Le paracétamol est en général plus sûr.",
  },
  de: {
    title: "Schmerzen oder Fieber",
    description:
      "Fragen Sie in einer Apotheke, bevor Sie Ibuprofen oder Aspirin nehmen oder geben: Nach dem, was Sie uns gesagt haben, kann es schaden. Paracetamol ist meist sicherer.",
  },
  es: {
    title: "Dolor o fiebre",
    description:
      "Pregunte a un farmacéutico antes de tomar o dar ibuprofeno o aspirina: por lo que nos ha dicho, pueden hacer daño. El paracetamol suele ser más seguro.",
  },
};

/** What may be said of ibuprofen without its being unsuitable: that it is taken already, or that something could not be read. */
const NOT_AGAINST: ReadonlySet<string> = new Set(["DUPLICATE", "UNREADABLE", "AGE"]);

/** No answer says more of what helps, beside medicines. */
const MOST_ADVICE = 5;

/** Whether nothing speaks against ibuprofen: neither the message, nor what is told of whoever it is about. */
function suitsIbuprofen({ assessment, asker, language, book }: Written): boolean {
  const { present, medicine, judged } = assessment;
  const { profile } = asker;
  const isPregnant = [...PREGNANT, "keyword.pregnancy"].some(
    (id) => judged.known.facts.get(id)?.standing === "present",
  );
  const told = {
    ...(profile ?? { allergies: [], conditions: [], medications: [] }),
    conditions: [...(profile?.conditions ?? []), present],
    medications: [...(profile?.medications ?? []), present],
    allergies: [...(profile?.allergies ?? []), ...(medicine?.allergies ?? [])],
    ...(isPregnant && { pregnantOrBreastfeeding: "yes" as const }),
  };
  const { warnings } = checkMedication("ibuprofen", told, language, book.medicines);
  return warnings.every(({ kind }) => NOT_AGAINST.has(kind));
}

/** What helps, under the name of each complaint where there are several. */
export function adviceOf(written: Written): Recommendation[] {
  const { language } = written;
  const advice = written.answer.helps.slice(0, MOST_ADVICE);
  const isOfSeveral = new Set(advice.map(({ about }) => about)).size > 1;
  const suits = advice.some(({ offersIbuprofen }) => offersIbuprofen) && suitsIbuprofen(written);
  const said = advice.map(
    ({ about, offersIbuprofen, ...step }): Recommendation => ({
      type: "LIFESTYLE",
      ...(offersIbuprofen && !suits
        ? { ...inLanguage(NOT_IBUPROFEN, language), source: CAUTIONS.ibuprofen.source }
        : step),
      about: isOfSeveral ? about : null,
      cautions: [],
    }),
  );
  return onceEach(said, ({ title }) => title);
}
