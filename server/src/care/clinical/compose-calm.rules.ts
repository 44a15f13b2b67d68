import type { Language } from "../../people/accounts/account.rules";
import { CAUTIONS, type IngredientId } from "../medicines/cautions.rules";
import { checkMedicines, type RuledOut } from "../medicines/check-medicines.rules";
import { interactionOf } from "../medicines/pairs.rules";
import { FIND_A_PHARMACY, NHS_111_ONLINE } from "../medicines/sources.rules";
import { isAnyOf, type MedicinesTable } from "../medicines/table.rules";
import { inLanguage } from "../medicines/texts.rules";
import { adviceOf } from "./advice.rules";
import { stepOf } from "./answer.rules";
import { type CareId, factsOf } from "./book.rules";
import { MATTER, PHARMACIST_TEXTS, SELF_CARE_TEXTS, SEVERAL } from "./calm-texts.rules";
import { medicineLines } from "./compose-medicine.rules";
import {
  headed,
  openingOf,
  type Parts,
  type Recommendation,
  safetyNetOf,
  toReferences,
  type Written,
} from "./composing.rules";
import { ledLines } from "./lead-medicine.rules";
import { profileCheckOf } from "./profile-check.rules";
import { isSaidIn, sentencesOf } from "./said-already.rules";
import { CALL_999_SIGNS } from "./urgent-texts.rules";
import { inSentence } from "./watch.rules";

/** No answer gives advice on more complaints at once. */
const MOST_COMPLAINTS = 4;

function reasonFor({ assessment: { escalationKeywords, signals }, language }: Written): string {
  const words = escalationKeywords[0]?.words ?? signals[0]?.words;
  return words === undefined
    ? inLanguage(PHARMACIST_TEXTS.notSure, language)
    : inLanguage(PHARMACIST_TEXTS.youWrote, language)(words);
}

/** Our pharmacist reads it; what helps until then. */
export function composePharmacist(written: Written): Parts {
  const { answer, language, service, isBrief } = written;
  const { answerHours, isStaffed } = service;
  const time = isStaffed
    ? inLanguage(PHARMACIST_TEXTS.answerWithin, language)(answerHours)
    : inLanguage(PHARMACIST_TEXTS.nobodyThere, language);
  const recommendation = inLanguage(PHARMACIST_TEXTS.recommendation, language);
  const meanwhile = [...medicineLines(written), ...adviceOf(written)];
  const isForGp = written.assessment.care !== "our-pharmacist";
  return {
    message: `${reasonFor(written)} ${time}`,
    heading: inLanguage(PHARMACIST_TEXTS.heading, language),
    steps: [
      ...(isForGp ? [{ title: answer.name, description: answer.how }] : []),
      ...(isForGp && isBrief ? [] : inLanguage(PHARMACIST_TEXTS.steps, language)),
    ],
    recommendations:
      meanwhile.length > 0
        ? meanwhile
        : [{ type: "LIFESTYLE", about: null, ...recommendation, cautions: [], source: FIND_A_PHARMACY }],
    references: toReferences([...answer.sources, FIND_A_PHARMACY, NHS_111_ONLINE]),
    safetyNet: {
      heading: inLanguage(PHARMACIST_TEXTS.safetyNetHeading, language),
      before: inLanguage(PHARMACIST_TEXTS.safetyNetSigns, language),
      watch: answer.watch,
      after: answer.watch.some(({ care }) => care === "emergency") ? [] : CALL_999_SIGNS[language].slice(0, 1),
    },
  };
}

/** Whether a suggestion is none of the medicines that the message asks about, and goes with all of them. */
function isBeside(id: IngredientId, named: readonly string[], table: MedicinesTable): boolean {
  const { contains } = CAUTIONS[id];
  const isAsked = named.some((what) => isAnyOf(table, what, contains));
  const severities = named.flatMap((what) => contains.map((own) => interactionOf(table, own, what)?.severity));
  return !isAsked && !severities.some((severity) => severity === "never" || severity === "doctor-first");
}

/** A profile counts only in a message about its person. */
function medicinesFor({ answer, assessment, asker: { profile }, language, book }: Written): {
  recommendations: Recommendation[];
  ruledOut: RuledOut[];
} {
  if (answer.medicines.length === 0) return { recommendations: [], ruledOut: [] };
  if (assessment.isAboutChild) {
    // What a mother takes while she feeds a child is no medicine for the child.
    const isOfMother = assessment.medicine?.lines.some(
      (line) => line.kind === "told" && line.section === "breastfeeding",
    );
    if (isOfMother) return { recommendations: [], ruledOut: [] };
    const advice = inLanguage(SELF_CARE_TEXTS.child, language);
    return {
      recommendations: [{ type: "LIFESTYLE", about: null, ...advice, cautions: [], source: FIND_A_PHARMACY }],
      ruledOut: [],
    };
  }
  const about = new Map(answer.medicines.map((one) => [one.id, one.about]));
  const isOfSeveral = new Set([...about.values()].flat()).size > 1;
  const named = (assessment.medicine?.medicines ?? []).map(({ what }) => what);
  const ids = ([...about.keys()] as IngredientId[]).filter((id) => isBeside(id, named, book.medicines));
  const { advised, ruledOut } = checkMedicines(ids, profile, language, book.medicines);
  const recommendations = advised.map(
    ({ ingredient, ...advice }): Recommendation => ({
      type: "MEDICATION",
      about: isOfSeveral ? listed(about.get(ingredient) ?? [], language) : null,
      ...advice,
    }),
  );
  return { recommendations, ruledOut };
}

function listed(labels: readonly string[], language: Language): string {
  const last = labels.at(-1) ?? "";
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(", ")} ${SEVERAL[language].and} ${last}`;
}

/** Which complaints an answer is about, where there are several. */
function severalOf({ assessment: { judged }, language }: Written): string[] {
  const labels = judged.walked
    .filter(({ pathway, isDoubtful }) => !pathway.id.startsWith("danger-") && !isDoubtful)
    .map(({ pathway }) => inSentence(pathway.label[language], language));
  const { youTold, alsoNamed } = SEVERAL[language];
  const others = labels.slice(MOST_COMPLAINTS);
  return [
    ...(labels.length > 1 ? [youTold(listed(labels.slice(0, MOST_COMPLAINTS), language))] : []),
    ...(others.length > 0 ? [alsoNamed(listed(others, language))] : []),
  ];
}

/** Something in it is explained by nothing, and nobody has been asked what the general pathway asks. */
const isNotUnderstood = ({ assessment: { judged } }: Written): boolean =>
  !judged.settled && judged.walked.some(({ pathway }) => pathway.id === "general");

const FIRST_AID_FOR: ReadonlySet<CareId> = new Set(["emergency", "ae"]);

/** What to do if it happens: a danger that is only asked about, "what do I do if somebody has a stroke?". */
function composeIfItHappens({ assessment: { judged }, book, language }: Written): Partial<Parts> | undefined {
  const asked = [...judged.known.facts].flatMap(([id, { standing }]) => (standing === "asked" ? [id] : []));
  const about = book.pathways.flatMap((pathway) => {
    const row = pathway.rows.find(({ care, when }) => {
      return FIRST_AID_FOR.has(care) && factsOf(when).some((id) => asked.includes(id));
    });
    return row && pathway.opens.some((id) => asked.includes(id)) ? [{ pathway, row }] : [];
  });
  const found = about.find(({ pathway }) => pathway.firstAid.length > 0) ?? about[0];
  if (!found) return undefined;
  const { pathway, row } = found;
  const { name, how } = book.care[row.care];
  const page = pathway.sources[row.source];
  return {
    heading: headed(inLanguage(SELF_CARE_TEXTS.ifItHappens, language), name[language], language),
    message: inLanguage(SELF_CARE_TEXTS.nobodyHasIt, language),
    steps: [{ title: name[language], description: how[language] }],
    recommendations: pathway.firstAid.map((text) => ({
      type: "EMERGENCY",
      about: null,
      ...stepOf(text[language]),
      cautions: [],
      source: page ? { ...page, writtenOn: pathway.written } : null,
    })),
    references: toReferences(page ? [page] : []),
  };
}

/** Care at home, and a GP within days: what to do until then is the same. */
export function composeSelfCare(written: Written): Parts {
  const { answer, asker, language, assessment, isBrief } = written;
  const isHome = assessment.care === "home";
  const { recommendations: medicines, ruledOut } = medicinesFor(written);
  const offersMedicine = medicines.some(({ type }) => type === "MEDICATION");
  const { lead, lines } = ledLines(written);
  const recommendations = [...lines, ...medicines, ...adviceOf(written)];
  // What the table of medicines says is not said again by the illness.
  const why = answer.why.flatMap((text) =>
    sentencesOf(text).filter((sentence) => !lead || !isSaidIn(sentence, lead.description)),
  );
  // "It is not urgent" is said once.
  const how = sentencesOf(answer.how).filter((sentence, at, { length }) => {
    return at === length - 1 || !isSaidIn(sentence, why.join(" "));
  });
  const step = isHome ? inLanguage(SELF_CARE_TEXTS.step, language) : { title: answer.name, description: how.join(" ") };
  // Whoever should see somebody reads that first.
  const isFirst = isHome || assessment.care === "ask-pharmacist";
  return {
    heading:
      (isFirst ? lead?.title : undefined) ??
      (isHome && isNotUnderstood(written) ? inLanguage(SELF_CARE_TEXTS.tellMore, language) : answer.name),
    message: [
      ...(lead ? [isFirst ? lead.description : openingOf(lead)] : []),
      ...(isBrief ? [] : severalOf(written)),
      ...(isNotUnderstood(written) ? [inLanguage(SELF_CARE_TEXTS.notUnderstood, language)] : why),
      ...(isHome ? [inLanguage(SELF_CARE_TEXTS.message, language)] : []),
      ...(offersMedicine ? [inLanguage(SELF_CARE_TEXTS.leaflet, language)] : []),
    ].join(" "),
    // "Try the ideas below" needs some.
    steps: isHome && (recommendations.length === 0 || isBrief) ? [] : [step],
    recommendations,
    ruledOut,
    profileCheck: offersMedicine || ruledOut.length > 0 ? profileCheckOf(asker, language) : null,
    references: toReferences([...answer.sources, ...medicines.flatMap(({ source }) => source ?? [])]),
    safetyNet: safetyNetOf(written),
    ...(isHome && isNotUnderstood(written) && composeIfItHappens(written)),
  };
}

/** A question about care itself, or hello and thanks. */
export function composeCare({ assessment: { judged }, language }: Written): Parts {
  const { services, talk } = judged;
  const { heading, message, step } = MATTER[language];
  const [first] = talk;
  return {
    heading: first ? first.label[language] : heading,
    message: first ? first.answer[language] : message,
    steps: first ? [] : [step],
    recommendations: services.flatMap(({ advice, source }) =>
      advice.map(
        (text): Recommendation => ({
          type: "LIFESTYLE",
          about: null,
          ...stepOf(text[language]),
          cautions: [],
          source,
        }),
      ),
    ),
    references: toReferences(services.map(({ source }) => source)),
    safetyNet: {
      heading: inLanguage(SELF_CARE_TEXTS.safetyNetHeading, language),
      watch: [],
      after: CALL_999_SIGNS[language],
    },
  };
}
