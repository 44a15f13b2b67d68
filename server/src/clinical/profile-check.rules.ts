import type { Language } from "../accounts/account.rules";
import type { Profile } from "../medicines/read-profile.rules";
import type { Asker } from "./asker.rules";

/** Whether the medicines of an answer were compared with what the person has told, and with what of it. */
export interface ProfileCheck {
  used: boolean;
  message: string;
  /** What the person has not told, as a sentence; null when there is nothing to add, or nothing was compared. */
  missing: string | null;
}

type Part = "age" | "pregnancy" | "allergies" | "conditions" | "medications";

interface Words {
  parts: Readonly<Record<Part, string>>;
  /** Joins the last two of a list. */
  and: string;
  checked: (day: string, list: string) => string;
  notChecked: string;
  missing: (list: string) => string;
  notAboutYou: string;
}

/** The parts of a profile that decide about medicines, as they are named to their person. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    parts: {
      age: "your age",
      pregnancy: "whether you are pregnant or breastfeeding",
      allergies: "your allergies",
      conditions: "your illnesses",
      medications: "your medicines",
    },
    and: "and",
    checked: (day, list) => `We checked this against your profile of ${day}: ${list}.`,
    notChecked: "We did not check this against your profile: there is nothing in it yet that tells about medicines.",
    missing: (list) => `You have not told us ${list}.`,
    notAboutYou:
      "We did not use your profile, because the question may be about somebody else. These are the cautions for everybody.",
  },
  fr: {
    parts: {
      age: "votre âge",
      pregnancy: "si vous êtes enceinte ou allaitez",
      allergies: "vos allergies",
      conditions: "vos maladies",
      medications: "vos médicaments",
    },
    and: "et",
    checked: (day, list) => `Nous avons comparé ceci avec votre profil du ${day} : ${list}.`,
    notChecked:
      "Nous n’avons pas comparé ceci avec votre profil : il ne contient encore rien qui compte pour les médicaments.",
    missing: (list) => `Vous ne nous avez pas dit : ${list}.`,
    notAboutYou:
      "Nous n’avons pas utilisé votre profil, car la question concerne peut-être quelqu’un d’autre. Voici les précautions pour tout le monde.",
  },
  es: {
    parts: {
      age: "su edad",
      pregnancy: "si está embarazada o da el pecho",
      allergies: "sus alergias",
      conditions: "sus enfermedades",
      medications: "sus medicamentos",
    },
    and: "y",
    checked: (day, list) => `Hemos comparado esto con su perfil del ${day}: ${list}.`,
    notChecked: "No hemos comparado esto con su perfil: todavía no contiene nada que cuente para los medicamentos.",
    missing: (list) => `No nos ha dicho: ${list}.`,
    notAboutYou:
      "No hemos usado su perfil, porque la pregunta puede ser sobre otra persona. Estas son las precauciones para todos.",
  },
  de: {
    parts: {
      age: "Ihr Alter",
      pregnancy: "ob Sie schwanger sind oder stillen",
      allergies: "Ihre Allergien",
      conditions: "Ihre Krankheiten",
      medications: "Ihre Medikamente",
    },
    and: "und",
    checked: (day, list) => `Das haben wir mit Ihrem Profil vom ${day} verglichen: ${list}.`,
    notChecked: "Das haben wir nicht mit Ihrem Profil verglichen: Darin steht noch nichts, was für Medikamente zählt.",
    missing: (list) => `Sie haben uns noch nicht gesagt: ${list}.`,
    notAboutYou:
      "Ihr Profil haben wir nicht benutzt, weil es in der Frage vielleicht um jemand anderen geht. Dies sind die Hinweise für alle.",
  },
};

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr-FR", es: "es-ES", de: "de-DE" };

function listed(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** What was told, what was not, and what somebody does not want to tell, which is neither. */
function partsOf(profile: Profile): { told: Part[]; missing: Part[] } {
  const { age, sex, pregnantOrBreastfeeding: pregnancy, allergies, conditions, medications } = profile;
  const isTold: Readonly<Record<Part, boolean>> = {
    age: age !== undefined,
    pregnancy: pregnancy === "yes" || pregnancy === "no",
    allergies: allergies.length > 0,
    conditions: conditions.length > 0,
    medications: medications.length > 0,
  };
  const parts = Object.keys(isTold) as Part[];
  const isAsked = (part: Part) => part !== "pregnancy" || (pregnancy !== "unsaid" && sex !== "MALE");
  return {
    told: parts.filter((part) => isTold[part]),
    missing: parts.filter((part) => !isTold[part] && isAsked(part)),
  };
}

const NOTHING: Profile = { allergies: [], conditions: [], medications: [] };

/** Says plainly whether the profile was used for the medicines of an answer. */
export function profileCheckOf({ subject, profile, profileChangedAt }: Asker, language: Language): ProfileCheck {
  const { parts: names, and, checked, notChecked, missing: notTold, notAboutYou } = WORDS[language];
  if (subject !== "self") return { used: false, message: notAboutYou, missing: null };
  const { told, missing } = partsOf(profile ?? NOTHING);
  const list = (parts: readonly Part[]) =>
    listed(
      parts.map((part) => names[part]),
      and,
    );
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "Europe/London" });
  const used = told.length > 0 && profileChangedAt !== undefined;
  return {
    used,
    message: used ? checked(day.format(profileChangedAt), list(told)) : notChecked,
    missing: missing.length > 0 ? notTold(list(missing)) : null,
  };
}
