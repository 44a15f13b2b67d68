import type { Language } from "../../people/accounts/account.rules";
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
  /** The parts as they are named of somebody else. */
  partsOfOther: Readonly<Record<Part, string>>;
  checkedFor: (name: string, day: string, list: string) => string;
  notCheckedFor: (name: string) => string;
  missingOf: (name: string, list: string) => string;
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
    partsOfOther: {
      age: "age",
      pregnancy: "whether they are pregnant or breastfeeding",
      allergies: "allergies",
      conditions: "illnesses",
      medications: "medicines",
    },
    checkedFor: (name, day, list) => `We checked this against what you told us about ${name} on ${day}: ${list}.`,
    notCheckedFor: (name) => `We did not check this against what you told us about ${name}.`,
    missingOf: (name, list) => `You have not told us about ${name}: ${list}.`,
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
    partsOfOther: {
      age: "l’âge",
      pregnancy: "une grossesse ou un allaitement",
      allergies: "les allergies",
      conditions: "les maladies",
      medications: "les médicaments",
    },
    checkedFor: (name, day, list) =>
      `Nous avons comparé ceci avec ce que vous avez dit de ${name} le ${day} : ${list}.`,
    notCheckedFor: (name) => `Nous n’avons pas comparé ceci avec ce que vous avez dit de ${name}.`,
    missingOf: (name, list) => `Vous ne nous avez pas dit, pour ${name} : ${list}.`,
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
    partsOfOther: {
      age: "la edad",
      pregnancy: "si hay embarazo o lactancia",
      allergies: "las alergias",
      conditions: "las enfermedades",
      medications: "los medicamentos",
    },
    checkedFor: (name, day, list) => `Hemos comparado esto con lo que nos dijo de ${name} el ${day}: ${list}.`,
    notCheckedFor: (name) => `No hemos comparado esto con lo que nos dijo de ${name}.`,
    missingOf: (name, list) => `No nos ha dicho de ${name}: ${list}.`,
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
    partsOfOther: {
      age: "Alter",
      pregnancy: "Schwangerschaft oder Stillzeit",
      allergies: "Allergien",
      conditions: "Krankheiten",
      medications: "Medikamente",
    },
    checkedFor: (name, day, list) =>
      `Das haben wir mit dem verglichen, was Sie uns am ${day} über ${name} gesagt haben: ${list}.`,
    notCheckedFor: (name) => `Das haben wir nicht mit dem verglichen, was Sie uns über ${name} gesagt haben.`,
    missingOf: (name, list) => `Über ${name} haben Sie uns noch nicht gesagt: ${list}.`,
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
export function profileCheckOf({ subject, profile, profileChangedAt, name }: Asker, language: Language): ProfileCheck {
  const words = WORDS[language];
  if (subject !== "self" && name === undefined) return { used: false, message: words.notAboutYou, missing: null };
  const { told, missing } = partsOf(profile ?? NOTHING);
  const names = name === undefined ? words.parts : words.partsOfOther;
  const list = (parts: readonly Part[]) =>
    listed(
      parts.map((part) => names[part]),
      words.and,
    );
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "Europe/London" });
  const used = told.length > 0 && profileChangedAt !== undefined;
  const against = [day.format(profileChangedAt), list(told)] as const;
  const checked = name === undefined ? words.checked(...against) : words.checkedFor(name, ...against);
  const notChecked = name === undefined ? words.notChecked : words.notCheckedFor(name);
  const notTold = name === undefined ? words.missing(list(missing)) : words.missingOf(name, list(missing));
  return { used, message: used ? checked : notChecked, missing: missing.length > 0 ? notTold : null };
}
