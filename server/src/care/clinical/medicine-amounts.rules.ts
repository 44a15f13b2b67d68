/** What a message tells of weights, strengths and of when a medicine was last taken. Pure; read from the words as they were typed. */

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const KILOS = new RegExp(String.raw`${NUMBER}\s*(?:kgs?|kilos?|kilogram\p{L}*|kilogrammes?)(?![\p{L}\d])`, "giu");
const STONE =
  /(\d{1,2})\s*(?:st|stones?)\b(?:\s*(?:and\s*)?(\d{1,2})(?:\s*(?:lbs?|pounds?))?(?![\d.,]|\s*(?:years|months|weeks|days|mg|ml)))?/giu;
const POUNDS = /(\d{1,3})\s*(?:lbs|pounds)\b/giu;
/** "I have lost 5 kg" tells no weight. */
const CHANGED =
  /(?:lost|loss of|gained|put on|perdu|pris|verloren|abgenommen|zugenommen|perdido|engordado|adelgazado)\s+(?:\p{L}+\s+){0,2}$/iu;
const CHANGED_BEFORE = /^\S+\s*\p{L}+\s+(?:\p{L}+\s+)?(?:zu|ab)ge?(?:nommen)/iu;
const KG_PER_STONE = 6.35;
const KG_PER_POUND = 0.4536;

const numberOf = (said: string | undefined) => Number((said ?? "0").replace(",", "."));

/** The first weight of a body that a text tells, in kilograms, from 1 to 300. */
export function weightIn(text: string): number | undefined {
  const found = [
    ...[...text.matchAll(KILOS)].map((one) => ({ at: one.index, kg: numberOf(one[1]) })),
    ...[...text.matchAll(STONE)].map((one) => ({
      at: one.index,
      kg: numberOf(one[1]) * KG_PER_STONE + numberOf(one[2]) * KG_PER_POUND,
    })),
    ...[...text.matchAll(POUNDS)].map((one) => ({ at: one.index, kg: numberOf(one[1]) * KG_PER_POUND })),
  ];
  const told = found.filter(
    ({ at, kg }) =>
      kg >= 1 &&
      kg <= 300 &&
      !CHANGED.test(text.slice(Math.max(0, at - 40), at)) &&
      !CHANGED_BEFORE.test(text.slice(at, at + 40)),
  );
  return told.sort((a, b) => a.at - b.at)[0]?.kg;
}

/** By age in months: under the first weight in kilograms is hardly any child of that age, over the second neither (2nd and 98th centile of the UK-WHO growth charts, rounded, of girls and boys). */
const USUAL_WEIGHTS: readonly (readonly [months: number, low: number, high: number])[] = [
  [0, 2.4, 4.6],
  [2, 4, 7],
  [3, 4.6, 8],
  [6, 5.8, 9.8],
  [9, 6.6, 11.2],
  [12, 7.1, 12.2],
  [18, 8.2, 14],
  [24, 9.2, 15.5],
  [36, 10.9, 18.7],
  [48, 12.4, 21.9],
  [60, 13.8, 25],
  [72, 15.3, 28.5],
  [84, 16.8, 32.5],
  [96, 18.5, 37],
  [108, 20.3, 42.5],
  [120, 22.3, 48.5],
  [144, 27.5, 62],
  [168, 35, 72],
  [192, 40, 85],
];

/** A weight is that of a child where nobody says whose it is. */
export const isOfChild = (kg: number): boolean => kg < 35;

/** Whether a child weighs less than nearly all of its age. */
export function isLightFor(kg: number, months: number): boolean {
  const usual = USUAL_WEIGHTS.findLast(([from]) => months >= from);
  return usual !== undefined && kg < usual[1];
}

/** From which age and up to which a child may weigh so much, in months. */
export function agesOfWeight(kg: number): { from: number; to: number } {
  const from = USUAL_WEIGHTS.find(([, , high]) => high >= kg)?.[0] ?? 192;
  const to = USUAL_WEIGHTS.find(([, low]) => low > kg)?.[0] ?? 216;
  return { from, to };
}

const PER_ML = /(\d+(?:[.,]\d+)?)\s*mg\s*(?:\/|per|pro|por|par|in|auf|en|pour)\s*(\d+(?:[.,]\d+)?)?\s*ml/iu;
const PERCENT = /(\d+(?:[.,]\d+)?)\s*(?:%|prozent|pour ?cent|por ciento|per ?cent)/iu;

/** The strength of a liquid that a text names, in mg per ml; of what no medicine for children has, nothing. */
export function strengthIn(text: string): number | undefined {
  const perMl = PER_ML.exec(text);
  const percent = PERCENT.exec(text);
  const strength = perMl ? numberOf(perMl[1]) / (numberOf(perMl[2]) || 1) : percent && numberOf(percent[1]) * 10;
  return strength && strength >= 5 && strength <= 110 ? strength : undefined;
}

/** What was taken, and when. */
export interface LastDose {
  /** Minutes since midnight; absent where the half of the day is not told. */
  at?: number;
  /** Minutes between it and when more is wanted. */
  ago?: number;
  /** Where in the text. */
  place: number;
}

const GIVEN =
  /(?<!\p{L})(?:gave|given|giving|gab|had|took|taken|last|donn[eé]e?|pris|prise|derni[eè]re|gegeben|genommen|bekommen|hatte|letzte|di|dio|dado|dimos|injected|injiziert|gespritzt|injecté|inyectado|puse|drank|drunk|bu|bebid[oa]|bebi[oó]|getrunken|tom[oeéó]|tomado|[uú]ltima|hab[ií]a)(?!\p{L})/iu;

const COUNTED: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10, douze: 12 },
  ...{ einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  ...{
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    media: 0.5,
    "half an": 0.5,
  },
};
/** A number in figures or letters, for a pattern. */
export const COUNT = String.raw`(\d{1,3}|${Object.keys(COUNTED).join("|")})`;
const UNIT = `(hours?|hrs?|h|minutes?|mins?|stunden?|std|minuten|heures?|horas?|minutos?)`;
const AGO = new RegExp(
  String.raw`(?<!\p{L})(?:${COUNT}\s*${UNIT}\s+(?:ago|back)|(?:vor|seit|il y a|hace|for the last)\s+${COUNT}\s*${UNIT})(?!\p{L})`,
  "iu",
);

/** The number that such a pattern found. */
export const countOf = (said: string): number => COUNTED[said.toLowerCase()] ?? Number(said);

function agoIn(text: string): LastDose | undefined {
  const found = AGO.exec(text);
  const [, one, ofOne, other, ofOther] = found ?? [];
  const [count, unit] = [one ?? other, ofOne ?? ofOther];
  if (!found || !count || !unit) return undefined;
  return { ago: countOf(count) * (/^m/i.test(unit) ? 1 : 60), place: found.index };
}

interface ClockTime {
  minutes: number;
  /** The half of the day is told. */
  isSure: boolean;
  place: number;
}

const HALF_A_DAY = 12 * 60;

const CLOCK = new RegExp(
  [
    String.raw`(?<![\d.,:])(\d{1,2})(?:[:.](\d{2}))?\s*(?<half>am|pm|a\.m\.|p\.m\.)(?!\p{L})`,
    String.raw`(?<![\d.,:])(\d{1,2}):(\d{2})(?!\d)`,
    String.raw`(?<![\d.,:])(\d{1,2})(?:[:.](\d{2}))?\s*uhr`,
    String.raw`(?:à|vers|il est)\s+(\d{1,2})\s*h(?:eures?)?\s*(\d{2})?(?!\p{L})`,
    String.raw`(?<spanish>(?:a|son|desde)\s+las?)\s+(\d{1,2})(?:[:.](\d{2}))?(?:\s+de\s+la\s+(?<part>mañana|manana|tarde|noche))?`,
    String.raw`(?<!\p{L})(?<bare>at|around|about|now|it'?s)\s+(\d{1,2})(?!\d|[.,:]\d|\s*(?:am|pm|a\.m|p\.m|h\b|hours?|ml|mg|kg|st\b|stone|kilos?|years?|months?|weeks?|days?|doses?|times|uhr|%))`,
    String.raw`(?<!\p{L})(?<noon>noon|midday|mittags?|midi|mediod[ií]a)(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** The times of day that a text tells, in their order. */
function clockTimesIn(text: string): ClockTime[] {
  return [...text.matchAll(CLOCK)].flatMap((found): ClockTime[] => {
    const { noon, half, part = half, spanish, bare = spanish } = found.groups ?? {};
    if (noon) return [{ minutes: HALF_A_DAY, isSure: true, place: found.index }];
    const [hour = 0, minutes = 0] = found
      .slice(1)
      .filter((one) => /^\d+$/.test(one ?? ""))
      .map(Number);
    if (hour > 24 || minutes >= 60) return [];
    const isAfternoon = /^(?:p|tarde|noche)/i.test(part ?? "");
    const hours = part ? (hour % 12) + (isAfternoon ? 12 : 0) : hour % 24;
    const isSure = part !== undefined || hour > 12 || bare === undefined;
    return [{ minutes: hours * 60 + minutes, isSure, place: found.index }];
  });
}

/** When a medicine was last taken, where a text tells it: "gave her 5 ml at 6pm, can I give more at 8?", "took two 2 hours ago". */
export function lastDoseIn(text: string, isOfSeveral = false): LastDose | undefined {
  if (!GIVEN.test(text)) return undefined;
  const [last, next] = clockTimesIn(text);
  // Of two medicines, the second time is that of the other.
  const wanted = isOfSeveral ? undefined : next;
  if (!last) return agoIn(text);
  const isClear = last.isSure && wanted?.isSure;
  const ago = wanted && (wanted.minutes - last.minutes + 2 * HALF_A_DAY) % (isClear ? 2 * HALF_A_DAY : HALF_A_DAY);
  return { place: last.place, ...(last.isSure && { at: last.minutes }), ...(ago !== undefined && { ago }) };
}

const INSTEAD_OF = "instead of|rather than|statt|anstatt|au lieu de|en vez de|en lugar de";
/** "10 ml instead of 1". */
const INSTEAD = new RegExp(
  String.raw`(?<![\p{L}\d.,])${NUMBER}\s*(?:\p{L}+\s+){0,4}?(?:not|${INSTEAD_OF})\s+(?:\p{L}+\s+){0,2}?${NUMBER}`,
  "iu",
);
/** "Instead of 1 ml she had 10". */
const INSTEAD_FIRST = new RegExp(
  String.raw`(?<!\p{L})(?:${INSTEAD_OF})\s+(?:\p{L}+\s+){0,2}?${NUMBER}\s*(?:\p{L}+\s+){0,7}?${NUMBER}`,
  "iu",
);

/** "2 days' worth of it". */
const DAYS_WORTH = new RegExp(String.raw`(?<![\p{L}\d.,])${NUMBER}\s+days?['’]?\s+worth(?!\p{L})`, "iu");

const HAS_TAKEN =
  /(?<!\p{L})(?:took|taken|been (?:taking|doing|having)|have been|i'?ve been|taking|j['’]ai pris|je prends|je l['’]ai pris|habe|genommen|nehme|he tomado|tomé|tomo|llevo)(?!\p{L})/iu;

/** Whether a text tells that something was taken, rather than asks whether it may be. */
export const takesAlready = (text: string): boolean => HAS_TAKEN.test(text);

/** How many times what was meant a text says was given: "10 ml instead of 1"; 0 where it tells no such slip. */
export function timesMeantIn(text: string): number {
  if (!GIVEN.test(text)) return 0;
  const [, days] = DAYS_WORTH.exec(text) ?? [];
  if (days) return numberOf(days);
  const [, first, last] = INSTEAD.exec(text) ?? [];
  // "10 ml instead of 5, he is 3": what stands behind is his age.
  const [, meant = last, given = first] = (first ? null : INSTEAD_FIRST.exec(text)) ?? [];
  return given && meant && numberOf(meant) > 0 ? numberOf(given) / numberOf(meant) : 0;
}

const HOURS = String.raw`\s*(?:hours?|hrs?|h|heures?|stunden?|std|horas?)`;
/** "Every two hours"; twice "2 hours apart", or "within 2 hours". */
const EVERY = new RegExp(
  [
    String.raw`(?<!\p{L})(?:every|each|toutes les|alle|cada)\s+${COUNT}${HOURS}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:twice|two doses|2 doses|deux fois|zweimal|dos veces)(?!\p{L}).{0,40}?(?<!\p{L})(?:within|in|inside|en|innerhalb von|innerhalb|à)?\s*${COUNT}${HOURS}(?:\s+(?:apart|d['’]écart|d['’]intervalle|auseinander|abstand|de diferencia))?(?!\p{L}|\s+(?:ago|later|late))`,
  ].join("|"),
  "iu",
);

/** Every how many hours a text says that something was given. */
export function gapIn(text: string): number | undefined {
  const [, every, apart] = (GIVEN.test(text) && EVERY.exec(text)) || [];
  const count = every ?? apart;
  return count === undefined ? undefined : countOf(count);
}

const TIMES = new RegExp(
  String.raw`(?<!\p{L})${COUNT}\s*(?:x\b|times|doses|lots|spoonfuls|dosen|mal(?!\p{L})|fois|prises|veces|dosis|tomas)`,
  "iu",
);
const OF_TODAY = /(?<!\p{L})(?:today|24|so far|already|heute|schon|bereits|aujourd|déjà|deja|hoy|ya)(?!\p{L})/iu;

/** How often something was taken today already, where a text tells it. */
export function takenTodayIn(text: string): number | undefined {
  const [, count] = (GIVEN.test(text) && OF_TODAY.test(text) && TIMES.exec(text)) || [];
  return count === undefined ? undefined : countOf(count);
}

const AMOUNT = new RegExp(
  [
    String.raw`${NUMBER}\s*(?<ml>ml|millilit\p{L}*|cc)(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(\d{1,2}|${Object.keys(COUNTED).join("|")})\s*(?:(?<soup>tablespoons?|tbsps?|cucharadas?|cuill[eè]res? à soupe|esslöffel)|(?<tea>teaspoons?|tsps?|cucharaditas?|cuill[eè]res? à café|teelöffel))(?!\p{L})`,
    String.raw`(\d{1,4}(?:[.,]\d{1,2})?)\s*(?<mg>mg|milligra\p{L}*|miligra\p{L}*)(?!\s*(?:\/|per|pro|por|par|in|auf|en|pour)\s*\d*\s*(?:ml|kg|kilo))(?![\p{L}\d])`,
  ].join("|"),
  "giu",
);
const ML_OF_SPOON = { soup: 15, tea: 5 };

/** How much somebody was given: of a liquid in ml, or in mg. */
export interface Given {
  ml?: number;
  mg?: number;
}

/** How much a text says was given: the largest amounts that are no strength; nothing where nothing was given. */
export function givenIn(text: string): Given {
  if (!GIVEN.test(text)) return {};
  const given: Given = {};
  for (const { index, groups, ...found } of text.matchAll(AMOUNT)) {
    if (/(?:mg|\/|per|pro|por|par)\s*$/iu.test(text.slice(Math.max(0, index - 6), index))) continue;
    const said = found[1] ?? found[3] ?? found[6] ?? "";
    const amount = COUNTED[said.toLowerCase()] ?? numberOf(said);
    const times = groups?.soup ? ML_OF_SPOON.soup : groups?.tea ? ML_OF_SPOON.tea : 1;
    const unit = groups?.mg ? "mg" : "ml";
    given[unit] = Math.max(given[unit] ?? 0, amount * times);
  }
  return given;
}
