import type { Language } from "../../people/accounts/account.rules";
import { addDays, londonDay, londonInstant } from "../../platform/london.rules";

export const ALERT_METRICS = ["heartRate", "sleep", "activity"] as const;
export type AlertMetric = (typeof ALERT_METRICS)[number];

/** Below or above the usual range. */
export const ALERT_TYPES = ["LOW", "HIGH"] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** The documented range: a resting heart rate in beats a minute, hours of sleep a night, steps a day. */
export const THRESHOLDS = { heartRateLow: 60, heartRateHigh: 100, sleepHours: 6, steps: 5_000 } as const;

/** A heart rate is the median of so many minutes … */
export const WINDOW_MINUTES = 5;
/** … of which so many have a reading. */
export const LEAST_MINUTES = 4;
/** Somebody who moved in these minutes before the window was not at rest either. */
export const CALM_MINUTES = 10;
/** Older heart rates raise nothing: they come from a file. */
export const FRESH_MINUTES = 20;
/** A resting heart rate, which a device gives once a day, raises nothing after these hours. */
export const RESTING_FRESH_HOURS = 24;
/** From this hour of London a night is over. */
const NIGHT_OVER_HOUR = 10;

export const MESSAGES = { over: "This alert has ended." } as const;

/** What is known about the newest minutes of a heart. */
export interface HeartFacts {
  /** The newest resting reading that a device gave, if it is fresh. */
  resting: { value: number; at: Date } | null;
  /** The median of the newest minutes of devices that give no resting readings. */
  recent: {
    value: number;
    at: Date;
    /** Minutes of the window with a reading. */
    minutes: number;
    /** Steps or active minutes in the window or the minutes before it. */
    moved: boolean;
    /** Asleep or in bed in the window. */
    asleep: boolean;
    /** Some device has counted steps or active minutes within a day, so that it is known when none were made. */
    activityKnown: boolean;
  } | null;
}

/** A figure that was judged: with an alert or, when it is normal, without. */
export interface Verdict {
  value: number;
  type: AlertType | null;
  threshold: number;
}

/**
 * Judges the newest heart rate that is known to be one at rest; null when there is none, so that exercise never raises an alert
 * and never closes one. At rest means: no steps and no active minutes in the five minutes and the ten before them, and not
 * asleep. Where no device counts steps, exercise cannot be told from rest: then a low median counts, which exercise does not
 * make, and a high one does not.
 */
export function judgeHeart({ resting, recent }: HeartFacts): Verdict | null {
  const isRest = recent && recent.minutes >= LEAST_MINUTES && !recent.moved && !recent.asleep;
  const isSure = recent && (recent.activityKnown || recent.value < THRESHOLDS.heartRateLow);
  const calm = isRest && isSure ? recent : null;
  const newest = calm && (!resting || calm.at >= resting.at) ? calm : resting;
  if (!newest) {
    return null;
  }
  const { value } = newest;
  if (value > THRESHOLDS.heartRateHigh) {
    return { value, type: "HIGH", threshold: THRESHOLDS.heartRateHigh };
  }
  return { value, type: value < THRESHOLDS.heartRateLow ? "LOW" : null, threshold: THRESHOLDS.heartRateLow };
}

/** The last London day and the last night that are over at that moment; the night has the date of its end. */
export function finishedDays(now: Date): { day: string; night: string } {
  const today = londonDay(now);
  const yesterday = addDays(today, -1);
  return { day: yesterday, night: now >= londonInstant(today, NIGHT_OVER_HOUR) ? today : yesterday };
}

const HEART: Readonly<Record<Language, Readonly<Record<AlertType, string>>>> = {
  en: { LOW: "Low resting heart rate", HIGH: "High resting heart rate" },
  fr: { LOW: "Fréquence cardiaque basse au repos", HIGH: "Fréquence cardiaque élevée au repos" },
  es: { LOW: "Frecuencia cardiaca baja en reposo", HIGH: "Frecuencia cardiaca alta en reposo" },
  de: { LOW: "Niedriger Puls in Ruhe", HIGH: "Hoher Puls in Ruhe" },
};
const BEATS: Readonly<Record<Language, string>> = { en: "BPM", fr: "bpm", es: "lpm", de: "Schläge pro Minute" };
const SLEEP: Readonly<Record<Language, string>> = {
  en: "Short sleep",
  fr: "Sommeil court",
  es: "Pocas horas de sueño",
  de: "Kurzer Schlaf",
};
const STEPS: Readonly<Record<Language, string>> = {
  en: "Few steps",
  fr: "Peu de pas",
  es: "Pocos pasos",
  de: "Wenige Schritte",
};
const LENGTH: Readonly<Record<Language, readonly [hour: string, hours: string, minute: string, minutes: string]>> = {
  en: ["hour", "hours", "minute", "minutes"],
  fr: ["heure", "heures", "minute", "minutes"],
  es: ["hora", "horas", "minuto", "minutos"],
  de: ["Stunde", "Stunden", "Minute", "Minuten"],
};

/** A length of time in words, from hours. */
function lengthOf(hours: number, language: Language): string {
  const [hour, manyHours, minute, manyMinutes] = LENGTH[language];
  const all = Math.floor(hours * 60); // never rounded up to the limit that it is under
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  const parts = [`${whole} ${whole === 1 ? hour : manyHours}`, `${rest} ${rest === 1 ? minute : manyMinutes}`];
  return parts.filter((_, at) => at === 0 || rest > 0).join(" ");
}

const SEPARATORS: Readonly<Record<Language, string>> = { en: ",", fr: "\u202f", es: ".", de: "." };

/** What an alert says, in a line. It states the figure; it names no illness. */
export function alertMessage(metric: AlertMetric, type: AlertType, value: number, language: Language): string {
  const colon = language === "fr" ? "\u00a0: " : ": ";
  if (metric === "heartRate") {
    return `${HEART[language][type]}${colon}${Math.round(value)} ${BEATS[language]}`;
  }
  if (metric === "sleep") {
    return `${SLEEP[language]}${colon}${lengthOf(value, language)}`;
  }
  const steps = String(Math.floor(value)).replace(/\B(?=(\d{3})+$)/g, SEPARATORS[language]);
  return `${STEPS[language]}${colon}${steps}`;
}

/** What a lock screen may show: that there is an alert, never about what. */
export const ALERT_PUSH_TEXTS: Readonly<Record<Language, string>> = {
  en: "You have a new health alert.",
  fr: "Vous avez une nouvelle alerte santé.",
  es: "Tiene una nueva alerta de salud.",
  de: "Sie haben einen neuen Gesundheitshinweis.",
};
/** Seconds after which a push message about an alert comes too late. */
export const ALERT_PUSH_SECONDS = 6 * 3_600;
