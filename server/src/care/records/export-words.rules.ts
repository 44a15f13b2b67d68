import type { Language } from "../../people/accounts/account.rules";
import type { RecordType } from "./record.rules";

/** The words of exported files, in the language of the person's account. The records keep their own words. */
export interface ExportWords {
  title: string;
  madeFor(name: string, at: string): string;
  count(total: number): string;
  /** What the file is and is not. */
  about: readonly string[];
  types: Readonly<Record<RecordType, string>>;
  type: string;
  date: string;
  provider: string;
  summary: string;
  results: string;
  usual: string;
  details: string;
  demonstration: string;
  /** "Page 3 of ", before the number of all pages. */
  page(number: number): string;
  /** Of a question for somebody of the family. */
  forWhom: (name: string) => string;
  letter: string;
}

export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = {
  en: {
    title: "Medical history",
    madeFor: (name, at) => `Made for ${name} on ${at}`,
    count: (total) => (total === 1 ? "1 record" : `${total.toLocaleString("en-GB")} records`),
    about: [
      "This is a copy of the records that you chose in AI Health Assistant. You can show it to a doctor or a pharmacist.",
      "It is not your whole medical record, not a diagnosis, and no doctor has checked it. If somebody may be in danger, call 999.",
    ],
    types: {
      AI_CONSULTATION: "AI consultation",
      LAB_RESULT: "Lab result",
      PRESCRIPTION: "Prescription",
      REFERRAL: "Referral",
      DISCHARGE: "Discharge",
    },
    type: "Type",
    date: "Date",
    provider: "From",
    summary: "In short",
    results: "Results",
    usual: "usual",
    details: "Details",
    demonstration: "Demonstration: this record is invented.",
    page: (number) => `Page ${number} of `,
    forWhom: (name) => `For ${name}`,
    letter: "Document of a record",
  },
  fr: {
    title: "Dossier médical",
    madeFor: (name, at) => `Préparé pour ${name} le ${at}`,
    count: (total) => (total === 1 ? "1 élément" : `${total.toLocaleString("fr")} éléments`),
    about: [
      "Ceci est une copie des éléments que vous avez choisis dans AI Health Assistant. Vous pouvez la montrer à un médecin ou à un pharmacien.",
      "Ce n’est ni votre dossier médical complet, ni un diagnostic, et aucun médecin ne l’a vérifiée. Si quelqu’un est peut-être en danger, appelez le 999.",
    ],
    types: {
      AI_CONSULTATION: "Consultation IA",
      LAB_RESULT: "Résultat d’analyse",
      PRESCRIPTION: "Ordonnance",
      REFERRAL: "Orientation vers un spécialiste",
      DISCHARGE: "Sortie d’hôpital",
    },
    type: "Type",
    date: "Date",
    provider: "De",
    summary: "En bref",
    results: "Résultats",
    usual: "habituel",
    details: "Détails",
    demonstration: "Démonstration : cet élément est inventé.",
    page: (number) => `Page ${number} sur `,
    forWhom: (name) => `Pour ${name}`,
    letter: "Document d’un élément",
  },
  es: {
    title: "Historial médico",
    madeFor: (name, at) => `Preparado para ${name} el ${at}`,
    count: (total) => (total === 1 ? "1 registro" : `${total.toLocaleString("es")} registros`),
    about: [
      "Esta es una copia de los registros que eligió en AI Health Assistant. Puede enseñársela a un médico o a un farmacéutico.",
      "No es su historial médico completo ni un diagnóstico, y ningún médico la ha revisado. Si alguien puede estar en peligro, llame al 999.",
    ],
    types: {
      AI_CONSULTATION: "Consulta con IA",
      LAB_RESULT: "Resultado de laboratorio",
      PRESCRIPTION: "Receta",
      REFERRAL: "Derivación",
      DISCHARGE: "Alta",
    },
    type: "Tipo",
    date: "Fecha",
    provider: "De",
    summary: "En resumen",
    results: "Resultados",
    usual: "habitual",
    details: "Detalles",
    demonstration: "Demostración: este registro es inventado.",
    page: (number) => `Página ${number} de `,
    forWhom: (name) => `Para ${name}`,
    letter: "Documento de un registro",
  },
  de: {
    title: "Krankengeschichte",
    madeFor: (name, at) => `Erstellt für ${name} am ${at}`,
    count: (total) => (total === 1 ? "1 Eintrag" : `${total.toLocaleString("de")} Einträge`),
    about: [
      "Dies ist eine Kopie der Einträge, die Sie in AI Health Assistant ausgewählt haben. Sie können sie einem Arzt oder Apotheker zeigen.",
      "Sie ist nicht Ihre ganze Krankenakte und keine Diagnose, und kein Arzt hat sie geprüft. Wenn jemand in Gefahr sein könnte, rufen Sie 999 an.",
    ],
    types: {
      AI_CONSULTATION: "KI-Beratung",
      LAB_RESULT: "Laborergebnis",
      PRESCRIPTION: "Rezept",
      REFERRAL: "Überweisung",
      DISCHARGE: "Entlassung",
    },
    type: "Art",
    date: "Datum",
    provider: "Von",
    summary: "Kurz gesagt",
    results: "Ergebnisse",
    usual: "üblich",
    details: "Einzelheiten",
    demonstration: "Vorführung: Dieser Eintrag ist erfunden.",
    page: (number) => `Seite ${number} von `,
    forWhom: (name) => `Für ${name}`,
    letter: "Dokument eines Eintrags",
  },
};

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr", es: "es", de: "de" };
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in words, as in London. */
function written(language: Language, at: Date, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone: "Europe/London", ...options });
  formats.set(key, format);
  return format.format(at);
}

/** "20 November 2026" */
export const writtenDay = (language: Language, at: Date) => written(language, at, { dateStyle: "long" });
/** "November 2026", with a capital in every language, for headings. */
export function writtenMonth(language: Language, at: Date): string {
  const month = written(language, at, { month: "long", year: "numeric" });
  return month.charAt(0).toUpperCase() + month.slice(1);
}
/** "2026" */
export const writtenYear = (language: Language, at: Date) => written(language, at, { year: "numeric" });
/** "20 November 2026 at 9:58" */
export const writtenMoment = (language: Language, at: Date) =>
  written(language, at, { dateStyle: "long", timeStyle: "short" });
