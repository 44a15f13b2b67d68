import type { Language } from "../../people/accounts/account.rules";

/** The sentences into which names of illnesses and medicines are put. */
interface Phrases {
  blockPregnant: string;
  askPregnant: string;
  block: (list: string) => string;
  ask: (list: string) => string;
  blockTakes: (list: string) => string;
  askTakes: (list: string) => string;
  askOver: (years: number) => string;
  /** Reasons, for the person whose profile was compared. */
  youHave: (what: string) => string;
  youTake: (what: string) => string;
  youAreAllergic: (what: string) => string;
  youAreOver: (years: number) => string;
  youMayBePregnant: string;
  alreadyTaken: (what: string) => string;
  under16: string;
  unknown: (words: string) => string;
  askFirst: (name: string) => string;
  notSafe: string;
  or: string;
}

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    blockPregnant: "Do not take it if you are pregnant. Ask a pharmacist first if you breastfeed or try for a baby.",
    askPregnant: "Ask a pharmacist first if you are pregnant or breastfeeding.",
    block: (list) => `Do not use it if you have, or have had: ${list}.`,
    ask: (list) => `Ask a pharmacist first if you have, or have had: ${list}.`,
    blockTakes: (list) => `Do not use it if you take: ${list}.`,
    askTakes: (list) => `Ask a pharmacist first if you take: ${list}.`,
    askOver: (years) => `Ask a pharmacist first if you are over ${years}.`,
    youHave: (what) => `You told us about: ${what}.`,
    youTake: (what) => `You told us that you take: ${what}.`,
    youAreAllergic: (what) => `You told us about an allergy: ${what}.`,
    youAreOver: (years) => `You are over ${years}.`,
    youMayBePregnant: "You told us that you are pregnant or breastfeeding.",
    alreadyTaken: (what) => `You told us that you already take: ${what}. The same thing twice can harm you.`,
    under16: "We name no medicines for people under 16. A pharmacist can tell you what is safe.",
    unknown: (words) => `You told us about “${words}”, which we do not know.`,
    askFirst: (name) => `${name}: ask a pharmacist first`,
    notSafe: "This medicine is not safe then.",
    or: "or",
  },
  fr: {
    blockPregnant:
      "Ne le prenez pas si vous êtes enceinte. Demandez à un pharmacien si vous allaitez ou voulez un bébé.",
    askPregnant: "Demandez d’abord à un pharmacien si vous êtes enceinte ou allaitez.",
    block: (list) => `Ne l’utilisez pas si vous avez, ou avez eu : ${list}.`,
    ask: (list) => `Demandez d’abord à un pharmacien si vous avez, ou avez eu : ${list}.`,
    blockTakes: (list) => `Ne l’utilisez pas si vous prenez : ${list}.`,
    askTakes: (list) => `Demandez d’abord à un pharmacien si vous prenez : ${list}.`,
    askOver: (years) => `Demandez d’abord à un pharmacien si vous avez plus de ${years} ans.`,
    youHave: (what) => `Vous nous avez parlé de : ${what}.`,
    youTake: (what) => `Vous nous avez dit prendre : ${what}.`,
    youAreAllergic: (what) => `Vous nous avez parlé d’une allergie : ${what}.`,
    youAreOver: (years) => `Vous avez plus de ${years} ans.`,
    youMayBePregnant: "Vous nous avez dit être enceinte ou allaiter.",
    alreadyTaken: (what) => `Vous nous avez dit déjà prendre : ${what}. Deux fois la même chose peut nuire.`,
    under16: "Nous ne nommons aucun médicament avant 16 ans. Un pharmacien peut dire ce qui est sûr.",
    unknown: (words) => `Vous nous avez parlé de « ${words} », que nous ne connaissons pas.`,
    askFirst: (name) => `${name} : demandez d’abord à un pharmacien`,
    notSafe: "Ce médicament n’est alors pas sûr.",
    or: "ou",
  },
  es: {
    blockPregnant: "No lo tome si está embarazada. Pregunte a un farmacéutico si da el pecho o busca un bebé.",
    askPregnant: "Pregunte antes a un farmacéutico si está embarazada o da el pecho.",
    block: (list) => `No lo use si tiene o ha tenido: ${list}.`,
    ask: (list) => `Pregunte antes a un farmacéutico si tiene o ha tenido: ${list}.`,
    blockTakes: (list) => `No lo use si toma: ${list}.`,
    askTakes: (list) => `Pregunte antes a un farmacéutico si toma: ${list}.`,
    askOver: (years) => `Pregunte antes a un farmacéutico si tiene más de ${years} años.`,
    youHave: (what) => `Nos habló de: ${what}.`,
    youTake: (what) => `Nos dijo que toma: ${what}.`,
    youAreAllergic: (what) => `Nos habló de una alergia: ${what}.`,
    youAreOver: (years) => `Tiene más de ${years} años.`,
    youMayBePregnant: "Nos dijo que está embarazada o da el pecho.",
    alreadyTaken: (what) => `Nos dijo que ya toma: ${what}. Dos veces lo mismo puede hacer daño.`,
    under16: "No nombramos medicamentos para menores de 16 años. Un farmacéutico puede decir qué es seguro.",
    unknown: (words) => `Nos habló de «${words}», que no conocemos.`,
    askFirst: (name) => `${name}: pregunte antes a un farmacéutico`,
    notSafe: "Entonces este medicamento no es seguro.",
    or: "o",
  },
  de: {
    blockPregnant:
      "Nicht nehmen, wenn Sie schwanger sind. Fragen Sie in der Apotheke, wenn Sie stillen oder ein Baby wünschen.",
    askPregnant: "Fragen Sie zuerst in der Apotheke, wenn Sie schwanger sind oder stillen.",
    block: (list) => `Nicht benutzen, wenn Sie dies haben oder hatten: ${list}.`,
    ask: (list) => `Fragen Sie zuerst in der Apotheke, wenn Sie dies haben oder hatten: ${list}.`,
    blockTakes: (list) => `Nicht benutzen, wenn Sie dies nehmen: ${list}.`,
    askTakes: (list) => `Fragen Sie zuerst in der Apotheke, wenn Sie dies nehmen: ${list}.`,
    askOver: (years) => `Fragen Sie zuerst in der Apotheke, wenn Sie über ${years} sind.`,
    youHave: (what) => `Sie haben uns genannt: ${what}.`,
    youTake: (what) => `Sie nehmen, wie Sie sagen: ${what}.`,
    youAreAllergic: (what) => `Sie haben uns eine Allergie genannt: ${what}.`,
    youAreOver: (years) => `Sie sind über ${years}.`,
    youMayBePregnant: "Sie haben uns gesagt, dass Sie schwanger sind oder stillen.",
    alreadyTaken: (what) => `Sie nehmen, wie Sie sagen, schon: ${what}. Zweimal dasselbe kann schaden.`,
    under16: "Für Menschen unter 16 nennen wir keine Mittel. Die Apotheke kann sagen, was sicher ist.",
    unknown: (words) => `Sie haben uns „${words}“ genannt, und das kennen wir nicht.`,
    askFirst: (name) => `${name}: erst in der Apotheke fragen`,
    notSafe: "Dann ist dieses Mittel nicht sicher.",
    or: "oder",
  },
};
