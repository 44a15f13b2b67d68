import type { Language } from "../accounts/account.rules";
import { checkMedicines, type RuledOut } from "../medicines/check-medicines.rules";
import { FIND_A_PHARMACY, NHS_111_ONLINE, WHEN_TO_CALL_999 } from "../medicines/sources.rules";
import { inLanguage, type Reference, type Source } from "../medicines/texts.rules";
import type { Asker, ConsultationAnswer, PharmacistService, Recommendation } from "./answer-shape.rules";
import {
  ALSO_WITH_PHARMACIST,
  CRISIS_TEXTS,
  EMERGENCY_TEXTS,
  HEADINGS,
  PHARMACIST_TEXTS,
  SELF_CARE_TEXTS,
  URGENT_TEXTS,
} from "./answer-texts.rules";
import { suggestionsFor } from "./catalogue.rules";
import { closestFirst, MOST_COMPLAINTS, ofLevel, relatedPages } from "./complaint-choice.rules";
import type { CareLevel } from "./concept.rules";
import { conceptOf } from "./concepts/all-concepts.rules";
import { FIRST_AID, GENERAL_FIRST_AID } from "./first-aid.rules";
import { type ProfileCheck, profileCheckOf } from "./profile-check.rules";
import { SELF_CARE } from "./self-care.rules";
import { CALL_999_SIGNS, MATTER, MENTIONED, RELATED, SEE_GP, SEVERAL } from "./self-care-texts.rules";
import type { AssessedSignal, Assessment } from "./triage.rules";

type Parts = Pick<ConsultationAnswer, "message" | "steps" | "recommendations" | "references" | "safetyNet"> & {
  /** Instead of the heading of the level. */
  heading?: string;
  ruledOut?: RuledOut[];
  profileCheck?: ProfileCheck | null;
};
type Composer = (assessment: Assessment, language: Language, service: PharmacistService, asker: Asker) => Parts;

/** The page where Samaritans say how to reach them. */
const SAMARITANS = "https://www.samaritans.org/how-we-can-help/contact-samaritan/";

function referencesTo(sources: readonly Source[]): Reference[] {
  return [...new Map(sources.map(({ title, url }) => [url, { title, url }])).values()];
}

function meaningsOf(signals: readonly AssessedSignal[], language: Language): string[] {
  return signals.flatMap(({ concept }) => {
    const meaning = conceptOf(concept)?.meaning;
    return meaning ? [inLanguage(meaning, language)] : [];
  });
}

function labelOf(concept: string, language: Language): string {
  return inLanguage(conceptOf(concept)?.label ?? { en: concept }, language);
}

function listed(labels: readonly string[], language: Language): string {
  const last = labels.at(-1) ?? "";
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(", ")} ${SEVERAL[language].and} ${last}`;
}

/** What helps without a medicine, under the name of each complaint when there are several. */
function adviceFor(complaints: readonly AssessedSignal[], language: Language): Recommendation[] {
  const shown = complaints.slice(0, MOST_COMPLAINTS);
  return shown.flatMap(({ concept, source }) =>
    (SELF_CARE[language][concept]?.advice ?? []).map((advice): Recommendation => {
      const about = shown.length > 1 ? labelOf(concept, language) : null;
      return { type: "LIFESTYLE", about, ...advice, cautions: [], source };
    }),
  );
}

const composeEmergency: Composer = ({ signals }, language) => {
  const emergencies = ofLevel(signals, "EMERGENCY");
  const meanings = meaningsOf(emergencies, language).slice(0, 2);
  const why = meanings.length > 0 ? meanings.join(" ") : inLanguage(EMERGENCY_TEXTS.fallbackMeaning, language);
  const firstAid = emergencies.flatMap(({ concept }) => FIRST_AID[concept] ?? [])[0] ?? GENERAL_FIRST_AID;
  const sources = emergencies.map(({ source }) => source);
  const safetyNet = inLanguage(EMERGENCY_TEXTS.safetyNet, language);
  return {
    message: `${why} ${inLanguage(EMERGENCY_TEXTS.doNotWait, language)}`,
    steps: [inLanguage(firstAid, language), ...inLanguage(EMERGENCY_TEXTS.steps, language)],
    recommendations: [
      {
        type: "EMERGENCY",
        about: null,
        ...inLanguage(EMERGENCY_TEXTS.recommendation, language),
        cautions: [],
        source: sources[0] ?? WHEN_TO_CALL_999,
      },
    ],
    references: referencesTo([...sources.slice(0, 3), WHEN_TO_CALL_999]),
    safetyNet: { heading: safetyNet.heading, signs: [...safetyNet.signs] },
  };
};

const composeCrisis: Composer = ({ signals }, language) => {
  const sources = ofLevel(signals, "CRISIS").map(({ source }) => source);
  const safetyNet = inLanguage(CRISIS_TEXTS.safetyNet, language);
  return {
    message: inLanguage(CRISIS_TEXTS.message, language),
    steps: [...inLanguage(CRISIS_TEXTS.steps, language)],
    recommendations: [
      {
        type: "EMERGENCY",
        about: null,
        ...inLanguage(CRISIS_TEXTS.recommendation, language),
        cautions: [],
        source: sources[0] ?? WHEN_TO_CALL_999,
      },
    ],
    references: [
      ...referencesTo([...sources, NHS_111_ONLINE]),
      { title: inLanguage(CRISIS_TEXTS.samaritans, language), url: SAMARITANS },
    ],
    safetyNet: { heading: safetyNet.heading, signs: [...safetyNet.signs] },
  };
};

const composeUrgent: Composer = ({ signals }, language) => {
  const urgent = ofLevel(signals, "URGENT");
  const [meaning = ""] = meaningsOf(urgent, language);
  return {
    message: `${meaning} ${inLanguage(URGENT_TEXTS.message, language)}`.trim(),
    steps: [...inLanguage(URGENT_TEXTS.steps, language)],
    recommendations: [
      {
        type: "LIFESTYLE",
        about: null,
        ...inLanguage(URGENT_TEXTS.recommendation, language),
        cautions: [],
        source: urgent[0]?.source ?? NHS_111_ONLINE,
      },
    ],
    references: referencesTo([...urgent.map(({ source }) => source), NHS_111_ONLINE]),
    safetyNet: {
      heading: inLanguage(URGENT_TEXTS.safetyNetHeading, language),
      signs: [...inLanguage(URGENT_TEXTS.safetyNetSigns, language), ...CALL_999_SIGNS[language]],
    },
  };
};

/** Why a pharmacist reads it: the documented keyword first, else what was recognised, else that we are not sure. */
function reasonFor({ escalationKeywords, signals, mentioned = [] }: Assessment, language: Language): string {
  const words = escalationKeywords[0]?.words ?? ofLevel(signals, "PHARMACIST")[0]?.words;
  if (words !== undefined) return inLanguage(PHARMACIST_TEXTS.youWrote, language)(words);
  const labels = mentioned.map(({ concept }) => labelOf(concept, language));
  return signals.length === 0 && labels.length > 0
    ? MENTIONED[language](listed(labels.slice(0, MOST_COMPLAINTS), language))
    : inLanguage(PHARMACIST_TEXTS.notSure, language);
}

function timeFor({ answerHours, isStaffed }: PharmacistService, language: Language): string {
  return isStaffed
    ? inLanguage(PHARMACIST_TEXTS.answerWithin, language)(answerHours)
    : inLanguage(PHARMACIST_TEXTS.nobodyThere, language);
}

const composePharmacist: Composer = (assessment, language, service, asker) => ({
  message: [
    reasonFor(assessment, language),
    timeFor(service, language),
    ...(relatedPages(assessment, asker).length > 0 ? [RELATED[language]] : []),
  ].join(" "),
  steps: [...inLanguage(PHARMACIST_TEXTS.steps, language)],
  recommendations: [
    {
      type: "LIFESTYLE",
      about: null,
      ...inLanguage(PHARMACIST_TEXTS.recommendation, language),
      cautions: [],
      source: FIND_A_PHARMACY,
    },
    ...adviceFor(assessment.signals.length === 0 ? (assessment.mentioned ?? []) : [], language),
  ],
  references: referencesTo([...relatedPages(assessment, asker), FIND_A_PHARMACY, NHS_111_ONLINE]),
  safetyNet: {
    heading: inLanguage(PHARMACIST_TEXTS.safetyNetHeading, language),
    signs: [...inLanguage(PHARMACIST_TEXTS.safetyNetSigns, language), ...CALL_999_SIGNS[language]],
  },
});

interface Medicines {
  recommendations: Recommendation[];
  ruledOut: RuledOut[];
}

/** The own profile counts only in a question that is clearly about the person who asks. */
function medicinesFor(
  complaints: readonly AssessedSignal[],
  { subject, profile }: Asker,
  language: Language,
): Medicines {
  if (complaints.length === 0) return { recommendations: [], ruledOut: [] };
  if (subject === "child") {
    const advice = inLanguage(SELF_CARE_TEXTS.child, language);
    return {
      recommendations: [{ type: "LIFESTYLE", about: null, ...advice, cautions: [], source: FIND_A_PHARMACY }],
      ruledOut: [],
    };
  }
  const ingredients = new Set(complaints.flatMap(({ concept }) => suggestionsFor(concept)));
  const { advised, ruledOut } = checkMedicines([...ingredients], subject === "self" ? profile : null, language);
  const recommendations = advised.map(({ ingredient, ...advice }): Recommendation => {
    const helped = complaints.filter(({ concept }) => suggestionsFor(concept).includes(ingredient));
    const labels = helped.map(({ concept }) => labelOf(concept, language));
    return { type: "MEDICATION", about: complaints.length > 1 ? listed(labels, language) : null, ...advice };
  });
  return { recommendations, ruledOut };
}

function messageFor(named: readonly AssessedSignal[], main: string, language: Language): string[] {
  const labels = named.map(({ concept }) => labelOf(concept, language));
  const { youTold, alsoNamed } = SEVERAL[language];
  const others = labels.slice(MOST_COMPLAINTS);
  return [
    ...(labels.length > 1 ? [youTold(listed(labels.slice(0, MOST_COMPLAINTS), language))] : []),
    ...(others.length > 0 ? [alsoNamed(listed(others, language))] : []),
    main,
  ];
}

const composeSelfCare: Composer = (assessment, language, _service, asker) => {
  const signals = ofLevel(assessment.signals, "SELF_CARE");
  const words = SELF_CARE[language];
  const named = closestFirst(
    signals.filter(({ concept }) => words[concept]),
    asker,
  );
  const complaints = named.slice(0, MOST_COMPLAINTS);
  const isMatter = signals.every(({ concept }) => conceptOf(concept)?.onlyAlone);
  const isForGp = signals.some(({ concept }) => conceptOf(concept)?.seeGp);
  const special = (isForGp && SEE_GP[language]) || (isMatter && MATTER[language]);
  const { recommendations: medicines, ruledOut } = medicinesFor(isMatter ? [] : complaints, asker, language);
  const lifestyle = adviceFor(complaints, language);
  const askFor111 = complaints.flatMap(({ concept }) => words[concept]?.askFor111 ?? []);
  const offersMedicine = medicines.some(({ type }) => type === "MEDICATION");
  const leaflet = offersMedicine ? [inLanguage(SELF_CARE_TEXTS.leaflet, language)] : [];
  return {
    ...(special && { heading: special.heading }),
    message: [
      ...messageFor(named, special ? special.message : inLanguage(SELF_CARE_TEXTS.message, language), language),
      ...leaflet,
    ].join(" "),
    steps: [isMatter ? MATTER[language].step : inLanguage(SELF_CARE_TEXTS.step, language)],
    recommendations: [...medicines, ...lifestyle],
    ruledOut,
    profileCheck: offersMedicine || ruledOut.length > 0 ? profileCheckOf(asker, language) : null,
    references: referencesTo([
      ...complaints.map(({ source }) => source),
      ...medicines.flatMap(({ source }) => source ?? []),
    ]),
    safetyNet: {
      heading: inLanguage(SELF_CARE_TEXTS.safetyNetHeading, language),
      signs: [...new Set(askFor111), ...CALL_999_SIGNS[language]],
    },
  };
};

const COMPOSERS: Readonly<Record<CareLevel, Composer>> = {
  EMERGENCY: composeEmergency,
  CRISIS: composeCrisis,
  URGENT: composeUrgent,
  PHARMACIST: composePharmacist,
  SELF_CARE: composeSelfCare,
};

/**
 * Writes the answer to an assessed question. Medicines are suggested for what can be treated at home and for nothing
 * more urgent, and never for a child.
 */
export function composeAnswer(
  assessment: Assessment,
  language: Language,
  service: PharmacistService = { answerHours: 24, isStaffed: true },
  { subject, ...told }: Asker = { subject: "unclear", profile: null },
): ConsultationAnswer {
  const asker: Asker = { subject: assessment.isAboutChild ? "child" : subject, ...told };
  const parts = COMPOSERS[assessment.level](assessment, language, service, asker);
  const goesToBoth = assessment.escalate && assessment.level !== "PHARMACIST";
  return {
    isCritical: assessment.isCritical,
    heading: inLanguage(HEADINGS[assessment.level], language),
    ruledOut: [],
    profileCheck: null,
    ...parts,
    steps: goesToBoth ? [...parts.steps, inLanguage(ALSO_WITH_PHARMACIST, language)] : parts.steps,
    signals: assessment.signals.map(({ concept, label, words, source }) => ({
      concept,
      label: inLanguage(conceptOf(concept)?.label ?? { en: label }, language),
      words,
      source,
    })),
  };
}
