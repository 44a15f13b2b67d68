import type { Language } from "./account.rules";

/** What somebody can agree to, in the order in which it is shown. Each purpose stands for itself. */
export const CONSENT_PURPOSES = [
  "data_use",
  "nhs_integration",
  "personalised_sponsorship",
  "model_improvement",
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The two that a patient agrees to when registering; the others are off until somebody turns them on. */
export const REGISTRATION_PURPOSES = ["data_use", "nhs_integration"] as const satisfies readonly ConsentPurpose[];

interface Words {
  title: string;
  text: string;
}

/** The words of one version, in every language. */
export interface ConsentVersion {
  version: string;
  words: Readonly<Record<Language, Words>>;
}

type Versions = readonly [...ConsentVersion[], ConsentVersion];

const DATA_USE: Versions = [
  {
    version: "2026-11",
    words: {
      en: {
        title: "Use of my health data to answer me",
        text: "We use what you tell us to give you advice.",
      },
      fr: {
        title: "Utiliser mes données de santé pour me répondre",
        text: "Nous utilisons ce que vous nous dites pour vous conseiller.",
      },
      es: {
        title: "Usar mis datos de salud para responderme",
        text: "Usamos lo que nos cuenta para aconsejarle.",
      },
      de: {
        title: "Meine Gesundheitsdaten benutzen, um mir zu antworten",
        text: "Wir benutzen das, was Sie uns sagen, um Ihnen Rat zu geben.",
      },
    },
  },
];

const NHS_INTEGRATION: Versions = [
  {
    version: "2026-11",
    words: {
      en: {
        title: "Terms and NHS integration",
        text: "The terms: this is advice, not a diagnosis, and in an emergency you call 999. We may fetch your records if you link your NHS account. We fetch nothing before that.",
      },
      fr: {
        title: "Conditions et lien avec le NHS",
        text: "Les conditions : ce sont des conseils, pas un diagnostic, et en cas d’urgence vous appelez le 999. Nous pouvons aller chercher votre dossier si vous reliez votre compte du NHS. Avant cela, nous n’allons rien chercher.",
      },
      es: {
        title: "Condiciones y enlace con el NHS",
        text: "Las condiciones: son consejos, no un diagnóstico, y en una emergencia usted llama al 999. Podemos traer su historial si enlaza su cuenta del NHS. Antes de eso no traemos nada.",
      },
      de: {
        title: "Bedingungen und Verbindung mit dem NHS",
        text: "Die Bedingungen: Das ist Rat, keine Diagnose, und im Notfall rufen Sie 999 an. Wir dürfen Ihre Akte holen, wenn Sie Ihr NHS-Konto verbinden. Vorher holen wir nichts.",
      },
    },
  },
];

const PERSONALISED_SPONSORSHIP: Versions = [
  {
    version: "2026-11",
    words: {
      en: {
        title: "Personalised sponsorship",
        text: "When we choose an advert for you, we add your age band, your gender and the names of groups that you are in, as far as we know them. We never add your questions or your records, and never your name. This is off until you turn it on. You can take it back at any time.",
      },
      fr: {
        title: "Parrainage personnalisé",
        text: "Quand nous choisissons une publicité pour vous, nous joignons votre tranche d’âge, votre genre et le nom des groupes dont vous faites partie, si nous les connaissons. Nous ne joignons jamais vos questions ni votre dossier, et jamais votre nom. Rien n’est activé sans vous. Vous pouvez revenir sur ce choix à tout moment.",
      },
      es: {
        title: "Patrocinio personalizado",
        text: "Cuando elegimos un anuncio para usted, añadimos su franja de edad, su género y el nombre de los grupos a los que pertenece, si los conocemos. Nunca añadimos sus preguntas ni su historial, y nunca su nombre. Está desactivado hasta que usted lo active. Puede retirarlo cuando quiera.",
      },
      de: {
        title: "Persönliche Werbung",
        text: "Wenn wir eine Anzeige für Sie aussuchen, geben wir Ihre Altersgruppe, Ihr Geschlecht und die Namen der Gruppen mit, zu denen Sie gehören, soweit wir sie kennen. Nie geben wir Ihre Fragen oder Ihre Akte mit und nie Ihren Namen. Das ist aus, bis Sie es einschalten. Sie können es jederzeit zurücknehmen.",
      },
    },
  },
];

const MODEL_IMPROVEMENT: Versions = [
  {
    version: "2026-11",
    words: {
      en: {
        title: "Improving the model",
        text: "Our staff may read questions of yours, without your name or anything that points to you, to make the rules better that answer everybody. This is off until you turn it on. You can take it back at any time.",
      },
      fr: {
        title: "Améliorer le modèle",
        text: "Notre équipe peut lire vos questions, sans votre nom ni rien qui vous désigne, pour améliorer les règles qui répondent à tout le monde. Rien n’est activé sans vous. Vous pouvez revenir sur ce choix à tout moment.",
      },
      es: {
        title: "Mejorar el modelo",
        text: "Nuestro equipo puede leer preguntas suyas, sin su nombre ni nada que le señale, para mejorar las reglas que responden a todos. Está desactivado hasta que usted lo active. Puede retirarlo cuando quiera.",
      },
      de: {
        title: "Das Modell verbessern",
        text: "Unser Team darf Fragen von Ihnen lesen, ohne Ihren Namen und ohne alles, was auf Sie hinweist, um die Regeln zu verbessern, die allen antworten. Das ist aus, bis Sie es einschalten. Sie können es jederzeit zurücknehmen.",
      },
    },
  },
];

/** Every version that anybody can have agreed to, the present one last. A version's words never change; new words are a new version. */
const VERSIONS: Readonly<Record<ConsentPurpose, Versions>> = {
  data_use: DATA_USE,
  nhs_integration: NHS_INTEGRATION,
  personalised_sponsorship: PERSONALISED_SPONSORSHIP,
  model_improvement: MODEL_IMPROVEMENT,
};

/** The version that is agreed to now. */
export function presentText(purpose: ConsentPurpose): ConsentVersion {
  return VERSIONS[purpose][VERSIONS[purpose].length - 1] as ConsentVersion;
}

/** What the API says about one version in one language. */
export interface ConsentText extends Words {
  purpose: ConsentPurpose;
  version: string;
}

/**
 * The words of a version, the present one unless named.
 * @throws RangeError for a version that never was.
 */
export function consentText(
  purpose: ConsentPurpose,
  language: Language,
  version = presentText(purpose).version,
): ConsentText {
  const found = VERSIONS[purpose].find((candidate) => candidate.version === version);
  if (!found) {
    throw new RangeError(`There is no version ${version} of ${purpose}`);
  }
  return { purpose, version, ...found.words[language] };
}
