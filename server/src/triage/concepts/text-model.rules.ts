import type { Source, Texts } from "../../medicines/texts.rules";
import type { Concept } from "../concept.rules";

/** The page with the text model's record. */
const RECORD: Source = { title: "How safe this assistant is", url: "/safety", writtenOn: "2026-11-21" };

const common = {
  patterns: { en: [] },
  source: RECORD,
  version: 1,
} satisfies Partial<Concept>;

const TO_BE_LOOKED_AT: Texts = {
  en: "To be looked at (text model)",
  fr: "À faire examiner (modèle de texte)",
  es: "Conviene que lo miren (modelo de texto)",
  de: "Soll angesehen werden (Textmodell)",
};

/** What an answer says when the text model raised its level, and no warning sign that has a name. */
export const TEXT_MODEL_CONCEPTS = {
  EMERGENCY: {
    ...common,
    id: "text-model",
    level: "EMERGENCY",
    label: {
      en: "What sounds like an emergency (text model)",
      fr: "Ce qui ressemble à une urgence (modèle de texte)",
      es: "Lo que parece una urgencia (modelo de texto)",
      de: "Was nach einem Notfall klingt (Textmodell)",
    },
    meaning: {
      en: "This looks like it may be an emergency. We found no warning sign that we know by name: our text model, a computer program, finds that your words read like those of people who need help at once.",
      fr: "Cela ressemble peut-être à une urgence. Nous n'avons pas trouvé de signe d'alerte connu : notre modèle de texte, un programme, trouve que vos mots ressemblent à ceux de personnes qui ont besoin d'aide tout de suite.",
      es: "Esto parece que puede ser una urgencia. No hemos visto ninguna señal de alarma conocida: nuestro modelo de texto, un programa, cree que sus palabras se parecen a las de quienes necesitan ayuda enseguida.",
      de: "Das könnte ein Notfall sein. Wir haben kein bekanntes Warnzeichen gefunden: Unser Textmodell, ein Computerprogramm, findet, dass Ihre Worte denen von Menschen gleichen, die sofort Hilfe brauchen.",
    },
  },
  URGENT: {
    ...common,
    id: "text-model-urgent",
    level: "URGENT",
    label: TO_BE_LOOKED_AT,
    meaning: {
      en: "We found no warning sign that we know by name. Our text model, a computer program, finds that somebody should look at this today.",
      fr: "Nous n'avons pas trouvé de signe d'alerte connu. Notre modèle de texte, un programme, trouve que quelqu'un devrait s'en occuper aujourd'hui.",
      es: "No hemos visto ninguna señal de alarma conocida. Nuestro modelo de texto, un programa, cree que alguien debería mirarlo hoy.",
      de: "Wir haben kein bekanntes Warnzeichen gefunden. Unser Textmodell, ein Computerprogramm, findet, dass heute jemand darauf schauen sollte.",
    },
  },
  PHARMACIST: { ...common, id: "text-model-pharmacist", level: "PHARMACIST", label: TO_BE_LOOKED_AT },
} satisfies Record<string, Concept>;
