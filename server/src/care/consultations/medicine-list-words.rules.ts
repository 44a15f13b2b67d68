import type { Language } from "../../people/accounts/account.rules";
import type { PregnancyAnswer } from "../patients/health-profile.rules";
import type { Frequency } from "../patients/medication.rules";

/** The words of a list of medicines on paper. */
interface ListWords {
  title: string;
  madeFor: (name: string, toldBy: string | null, at: string) => string;
  born: (day: string) => string;
  medicines: string;
  since: (day: string) => string;
  frequency: Readonly<Record<Frequency, string>>;
  allergies: string;
  conditions: string;
  pregnant: string;
  answers: Readonly<Record<PregnancyAnswer, string>>;
  none: string;
  note: string;
  page: (number: number) => string;
}

export const LIST_WORDS: Readonly<Record<Language, ListWords>> = {
  en: {
    title: "List of medicines",
    madeFor: (name, toldBy, at) => `${name}${toldBy ? `, told by ${toldBy}` : ""}, ${at}`,
    born: (day) => `Born ${day}`,
    medicines: "Medicines",
    since: (day) => `since ${day}`,
    frequency: { ONCE: "once a day", TWICE: "twice a day", THREE_TIMES: "three times a day", AS_NEEDED: "as needed" },
    allergies: "Allergies",
    conditions: "Conditions",
    pregnant: "Pregnant or breastfeeding",
    answers: { YES: "Yes", NO: "No", PREFER_NOT_TO_SAY: "Prefers not to say" },
    none: "None told",
    note: "This is what the person told a computer. Nobody has checked it, and it may not be all that they take.",
    page: (number) => `Page ${number} of `,
  },
  fr: {
    title: "Liste des médicaments",
    madeFor: (name, toldBy, at) => `${name}${toldBy ? `, selon ${toldBy}` : ""}, ${at}`,
    born: (day) => `Naissance : ${day}`,
    medicines: "Médicaments",
    since: (day) => `depuis le ${day}`,
    frequency: {
      ONCE: "1 fois par jour",
      TWICE: "2 fois par jour",
      THREE_TIMES: "3 fois par jour",
      AS_NEEDED: "si besoin",
    },
    allergies: "Allergies",
    conditions: "Maladies",
    pregnant: "Grossesse ou allaitement",
    answers: { YES: "Oui", NO: "Non", PREFER_NOT_TO_SAY: "Ne souhaite pas le dire" },
    none: "Rien n’a été dit",
    note: "Voici ce que la personne a dit à un ordinateur. Personne ne l’a vérifié, et il manque peut-être des médicaments.",
    page: (number) => `Page ${number} sur `,
  },
  es: {
    title: "Lista de medicamentos",
    madeFor: (name, toldBy, at) => `${name}${toldBy ? `, según ${toldBy}` : ""}, ${at}`,
    born: (day) => `Nacimiento: ${day}`,
    medicines: "Medicamentos",
    since: (day) => `desde el ${day}`,
    frequency: {
      ONCE: "1 vez al día",
      TWICE: "2 veces al día",
      THREE_TIMES: "3 veces al día",
      AS_NEEDED: "si hace falta",
    },
    allergies: "Alergias",
    conditions: "Enfermedades",
    pregnant: "Embarazo o lactancia",
    answers: { YES: "Sí", NO: "No", PREFER_NOT_TO_SAY: "Prefiere no decirlo" },
    none: "No se ha dicho nada",
    note: "Esto es lo que la persona dijo a un ordenador. Nadie lo ha comprobado, y puede que tome algo más.",
    page: (number) => `Página ${number} de `,
  },
  de: {
    title: "Liste der Medikamente",
    madeFor: (name, toldBy, at) => `${name}${toldBy ? `, laut ${toldBy}` : ""}, ${at}`,
    born: (day) => `Geboren: ${day}`,
    medicines: "Medikamente",
    since: (day) => `seit ${day}`,
    frequency: { ONCE: "1-mal am Tag", TWICE: "2-mal am Tag", THREE_TIMES: "3-mal am Tag", AS_NEEDED: "bei Bedarf" },
    allergies: "Allergien",
    conditions: "Krankheiten",
    pregnant: "Schwanger oder stillend",
    answers: { YES: "Ja", NO: "Nein", PREFER_NOT_TO_SAY: "Möchte es nicht sagen" },
    none: "Nichts genannt",
    note: "Das hat die Person einem Computer gesagt. Niemand hat es geprüft, und vielleicht fehlt etwas.",
    page: (number) => `Seite ${number} von `,
  },
};
