import type { Texts } from "../medicines/texts.rules";
import type { Step } from "./first-aid.rules";
import { inFourLanguages } from "./languages/in-four-languages.rules";

/** Fixed texts of the five answers. Plain words and short sentences: a nine-year-old should be able to read them. */

export const HEADINGS = {
  EMERGENCY: inFourLanguages("Call 999 now", ({ headings }) => headings.EMERGENCY),
  CRISIS: inFourLanguages("You do not have to face this alone", ({ headings }) => headings.CRISIS),
  URGENT: inFourLanguages("Get help today from NHS 111 or a GP", ({ headings }) => headings.URGENT),
  PHARMACIST: inFourLanguages("Your question is with a human pharmacist", ({ headings }) => headings.PHARMACIST),
  SELF_CARE: inFourLanguages("This sounds like something you can treat at home", ({ headings }) => headings.SELF_CARE),
};

export const EMERGENCY_TEXTS = {
  doNotWait: inFourLanguages(
    "Call 999 or go to A&E now. Do not wait to see if it gets better.",
    ({ emergency }) => emergency.doNotWait,
  ),
  fallbackMeaning: inFourLanguages(
    "What you describe can be a sign of something serious.",
    ({ emergency }) => emergency.fallbackMeaning,
  ),
  steps: inFourLanguages(
    [
      {
        title: "Do not stay alone",
        description: "Ask someone to stay with you. Unlock the front door, so that help can get in.",
      },
      {
        title: "If you cannot speak",
        description:
          "On a mobile phone, call 999 and press 55 when you are asked. Deaf people can use the 999 BSL app or website.",
      },
    ],
    ({ emergency }) => emergency.steps,
  ),
  recommendation: inFourLanguages(
    {
      title: "Call 999 or go to A&E now",
      description: "Say what has happened and where you are. Stay on the phone.",
    },
    ({ emergency }) => emergency.recommendation,
  ),
  safetyNet: inFourLanguages(
    {
      heading: "Tell 999 at once if",
      signs: ["it gets worse", "someone passes out or stops breathing", "new signs come, such as confusion or a fit"],
    },
    ({ emergency }) => emergency.safetyNet,
  ),
};

export const CRISIS_TEXTS = {
  message: inFourLanguages(
    "We are very sorry that you are going through this. Thank you for telling us. People want to help you, or the person " +
      "you worry about, right now, at any time of day. If anyone is hurt or in danger, call 999.",
    ({ crisis }) => crisis.message,
  ),
  steps: inFourLanguages(
    [
      {
        title: "In danger now: call 999",
        description: "Call 999 or go to A&E if you might act on these thoughts, or have hurt yourself.",
      },
      {
        title: "Talk to the NHS: call 111",
        description: "Choose the mental health option. They listen and find help near you, day and night.",
      },
      {
        title: "Talk to Samaritans: call 116 123",
        description: "It is free, day and night. You can talk about anything.",
      },
      {
        title: "Stay near someone",
        description: "Tell a person you trust how you feel. Move away from things that could hurt you.",
      },
    ],
    ({ crisis }) => crisis.steps,
  ),
  recommendation: inFourLanguages(
    {
      title: "Talk to someone now",
      description:
        "Call 999 if anyone is in danger. Call NHS 111 and choose the mental health option, or Samaritans on 116 123.",
    },
    ({ crisis }) => crisis.recommendation,
  ),
  samaritans: inFourLanguages("Samaritans: call 116 123", ({ crisis }) => crisis.samaritans),
  safetyNet: inFourLanguages(
    {
      heading: "Call 999 if",
      signs: [
        "you feel that you may hurt yourself or someone else",
        "you have taken something or are hurt",
        "you cannot keep yourself safe",
      ],
    },
    ({ crisis }) => crisis.safetyNet,
  ),
};

export const URGENT_TEXTS = {
  message: inFourLanguages(
    "Please speak to NHS 111 or a GP today. Do not wait until tomorrow.",
    ({ urgent }) => urgent.message,
  ),
  steps: inFourLanguages(
    [
      { title: "Ask NHS 111 today", description: "Call 111 or use 111.nhs.uk. It is open day and night." },
      {
        title: "Or call your GP surgery",
        description: "Ask for an urgent appointment today, and say what you told us.",
      },
      { title: "Until then", description: "Rest, and do not stay alone if you feel ill. Write down when it began." },
    ],
    ({ urgent }) => urgent.steps,
  ),
  recommendation: inFourLanguages(
    {
      title: "Rest and watch for changes",
      description: "Take it easy until you have spoken to someone. Drink water if you can.",
    },
    ({ urgent }) => urgent.recommendation,
  ),
  safetyNetHeading: inFourLanguages("Do not wait for an appointment", ({ urgent }) => urgent.safetyNetHeading),
  safetyNetSigns: inFourLanguages(
    ["Call 999 if you suddenly feel much worse, or someone is hard to wake."],
    ({ urgent }) => urgent.safetyNetSigns,
  ),
};

export const PHARMACIST_TEXTS = {
  youWrote: inFourLanguages(
    (words: string) => `You wrote “${words}”. That is a reason for a pharmacist to read your question.`,
    ({ pharmacist }) => pharmacist.youWrote,
  ),
  notSure: inFourLanguages(
    "We are not sure enough to answer this safely, so a pharmacist will read it.",
    ({ pharmacist }) => pharmacist.notSure,
  ),
  answerWithin: inFourLanguages(
    (hours: number) => `You get the answer here within ${hours} hours.`,
    ({ pharmacist }) => pharmacist.answerWithin,
  ),
  nobodyThere: inFourLanguages(
    "No pharmacist is on duty at the moment. If you cannot wait, call 111.",
    ({ pharmacist }) => pharmacist.nobodyThere,
  ),
  steps: inFourLanguages(
    [
      {
        title: "Take care until then",
        description: "Rest, drink water, and take your usual medicines as you were told to.",
      },
      {
        title: "No new medicines yet",
        description: "Do not start a new medicine before you have the answer. A pharmacy near you can help at once.",
      },
      { title: "If it cannot wait", description: "Call 111 or use 111.nhs.uk, day and night." },
    ],
    ({ pharmacist }) => pharmacist.steps,
  ),
  recommendation: inFourLanguages(
    {
      title: "Go easy on yourself",
      description: "Rest and write down what you notice and when. It helps the pharmacist.",
    },
    ({ pharmacist }) => pharmacist.recommendation,
  ),
  safetyNetHeading: inFourLanguages("Do not wait for the answer", ({ pharmacist }) => pharmacist.safetyNetHeading),
  safetyNetSigns: inFourLanguages(
    ["Call 111 if you feel worse, or it cannot wait until the answer comes."],
    ({ pharmacist }) => pharmacist.safetyNetSigns,
  ),
};

export const SELF_CARE_TEXTS = {
  message: {
    en: "Most people get better from this by themselves. Here is what can help until then. This is advice, not a diagnosis.",
    fr: "La plupart des gens guérissent d'eux-mêmes. Voici ce qui peut aider d'ici là. C'est un conseil, pas un diagnostic.",
    es: "La mayoría de la gente se cura por sí sola. Esto puede ayudar hasta entonces. Es un consejo, no un diagnóstico.",
    de: "Bei den meisten Menschen wird das von selbst besser. Das kann bis dahin helfen. Dies ist ein Rat, keine Diagnose.",
  },
  leaflet: {
    en: "The ideas below are for people aged 16 and over. Always read the leaflet.",
    fr: "Les idées ci-dessous sont pour les personnes de 16 ans et plus. Lisez toujours la notice.",
    es: "Las ideas de abajo son para personas de 16 años o más. Lea siempre el prospecto.",
    de: "Die Mittel unten sind für Menschen ab 16 Jahren. Lesen Sie immer den Beipackzettel.",
  },
  child: {
    en: {
      title: "Ask a pharmacist about medicines for a child",
      description: "What is right for adults can harm children. A pharmacist can tell you what is safe at which age.",
    },
    fr: {
      title: "Demandez à un pharmacien quels médicaments conviennent à un enfant",
      description:
        "Ce qui convient aux adultes peut nuire aux enfants. Un pharmacien peut vous dire ce qui est sûr, et à quel âge.",
    },
    es: {
      title: "Pregunte a un farmacéutico por los medicamentos para un niño",
      description:
        "Lo que va bien a los adultos puede dañar a los niños. Un farmacéutico puede decirle qué es seguro y a qué edad.",
    },
    de: {
      title: "Fragen Sie in der Apotheke nach Mitteln für ein Kind",
      description:
        "Was für Erwachsene richtig ist, kann Kindern schaden. Die Apotheke weiß, was ab welchem Alter sicher ist.",
    },
  },
  step: {
    en: {
      title: "Look after yourself",
      description: "Try the ideas below for a few days. A pharmacy near you can help too.",
    },
    fr: {
      title: "Prenez soin de vous",
      description:
        "Essayez les idées ci-dessous pendant quelques jours. Une pharmacie près de chez vous peut aussi aider.",
    },
    es: {
      title: "Cuídese",
      description: "Pruebe unos días las ideas de abajo. Una farmacia cercana también puede ayudarle.",
    },
    de: {
      title: "Achten Sie auf sich",
      description: "Versuchen Sie die Ideen unten ein paar Tage lang. Auch eine Apotheke in der Nähe kann helfen.",
    },
  },
  safetyNetHeading: {
    en: "Ask for help if",
    fr: "Demandez de l'aide si",
    es: "Pida ayuda si",
    de: "Holen Sie Hilfe, wenn",
  },
};

/** For a question that a pharmacist reads as well, although the answer does not wait for that. */
export const ALSO_WITH_PHARMACIST: Texts<Step> = inFourLanguages(
  {
    title: "A pharmacist will read your question too",
    description: "Do not wait for that answer. Get the help above first.",
  },
  ({ alsoWithPharmacist }) => alsoWithPharmacist,
);
