import { COUNT, countOf } from "./medicine-amounts.rules";

/** What a message about a medicine tells of ages and of weeks of a pregnancy. Pure; read from the words as they were typed. */

const AGES = new RegExp(
  String.raw`(?<![\p{L}\d])${COUNT}\s*-?\s*(months?|mths?|mo|years?|yrs?|yo|monate?n?|mois|meses|jahre?|jährige[mnrs]?|ans|años)(?!\p{L})`,
  "giu",
);
/** "For age nine". */
const AGED = new RegExp(
  String.raw`(?<!\p{L})(?:aged?|im alter von)\s+(?:of\s+)?${COUNT}(?![\p{L}\d]|\s*(?:weeks?|wochen))`,
  "iu",
);
/** "For 3 years", "every 2 months" tell no age. */
const NO_AGE =
  /(?:for|since|every|last|past|in|over|seit|vor|alle|depuis|pendant|il y a|tous les|desde hace|hace|cada)\s+$/iu;

/** "Mein Baby, 8 Wochen". */
const WEEKS_OLD =
  /(?<!\p{L})(?:baby|newborn|bébé|bebé|säugling|neugeborenes)\s*[,(]?\s*(\d{1,2})\s*(?:weeks?|wks?|wochen|semaines|semanas)(?!\p{L})/iu;

/** The one age that a text tells of a child, in years, where the words do not tell whose it is; what was known otherwise. */
export function ageIn(text: string, otherwise: null | undefined): number | null | undefined {
  if (otherwise === undefined) return undefined;
  const found = [...text.matchAll(AGES)].filter(
    ({ index }) => !NO_AGE.test(text.slice(Math.max(0, index - 14), index)),
  );
  const [one] = found;
  const aged = AGED.exec(text)?.[1];
  if (!one && aged) return countOf(aged) < 16 ? countOf(aged) : otherwise;
  const weeks = WEEKS_OLD.exec(text)?.[1];
  if (!one && weeks) return Number(weeks) / 52;
  if (!one || found.length > 1) return otherwise;
  const value = countOf(one[1] ?? "") / (/^m/iu.test(one[2] ?? "") ? 12 : 1);
  return value < 16 ? value : otherwise;
}

/** "I'm 13", "darf ich mit 14". */
const OWN_AGE =
  /(?<!\p{L})(?:i['’]?m|i am|j['’]ai|tengo|ich bin|(?:darf|kann) ich mit)\s+(?:only\s+|just\s+|erst\s+)?(\d{1,2})(?!\d|[.,:/]\d|\s*(?:weeks?|wks?|months?|days?|hours?|mins?|minutes|stone|st|kg|kilos|mg|ml|tablet|pill|semaines|mois|jours|heures|comprim|wochen|monat|tage|stunden|semanas|meses|d[ií]as|horas|pastillas|comprimidos))/iu;

/** How old somebody says that they are themselves, in years. */
export function ownAgeIn(text: string): number | undefined {
  const years = Number(OWN_AGE.exec(text)?.[1]);
  return years >= 5 ? years : undefined;
}

/** "At 32 weeks", of whoever speaks of no child. */
const WEEKS_PREGNANT =
  /(?<!\p{L})(?:at|i'?m|i am|(?:wife|girlfriend|partner|sister|she)(?:'s|\s+is)?|estoy de|estoy en|in der|bin in|à)\s+(\d{1,2})\.?\s*(?:\+\s*\d\s*)?(?:weeks?|wks?|semaines|semanas|woche|schwangerschaftswoche|ssw|sa)(?!\p{L}|\s+(?:old|ago|on|in|into|after|since|post|without|off|de\s)(?!\p{L}))/iu;

/** In which week of a pregnancy somebody says that they are. */
export function weekIn(text: string): number | undefined {
  const week = Number(WEEKS_PREGNANT.exec(text)?.[1]);
  return week >= 4 && week <= 42 ? week : undefined;
}
