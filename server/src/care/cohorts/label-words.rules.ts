import type { Language } from "../../people/accounts/account.rules";
import {
  HEALTH_TOPICS,
  type HealthTopic,
  LIFESTYLE_SIGNALS,
  type LifestyleSignal,
} from "../../people/accounts/audience-label.rules";

export const LABEL_KINDS = ["TOPIC", "SIGNAL"] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

type InAll = Readonly<Record<Language, string>>;

/** Topics by the language of the person; documented words are English. */
const TOPIC_WORDS: Readonly<Record<HealthTopic, InAll>> = {
  Respiratory: { en: "Breathing", fr: "Respiration", es: "Respiración", de: "Atmung" },
  Cardiovascular: { en: "Heart and blood", fr: "Cœur et sang", es: "Corazón y sangre", de: "Herz und Kreislauf" },
  Digestive: { en: "Stomach and gut", fr: "Ventre et digestion", es: "Estómago y digestión", de: "Magen und Darm" },
  Musculoskeletal: {
    en: "Muscles and joints",
    fr: "Muscles et articulations",
    es: "Músculos y articulaciones",
    de: "Muskeln und Gelenke",
  },
  Allergies: { en: "Allergies", fr: "Allergies", es: "Alergias", de: "Allergien" },
  "Sleep disorders": { en: "Sleep", fr: "Sommeil", es: "Sueño", de: "Schlaf" },
};

/** Why a topic is there. */
const TOPIC_WHY: InAll = {
  en: "Your health profile names an illness that we count here.",
  fr: "Votre profil de santé nomme une maladie que nous comptons ici.",
  es: "Su perfil de salud nombra una enfermedad que contamos aquí.",
  de: "Ihr Gesundheitsprofil nennt eine Krankheit, die wir hier zählen.",
};

interface SignalWords {
  label: InAll;
  why: InAll;
}

/** Signals, with the definitions of signal.rules.ts in plain words. */
const SIGNAL_WORDS: Readonly<Record<LifestyleSignal, SignalWords>> = {
  "Active lifestyle": {
    label: { en: "Very active", fr: "Très actif", es: "Muy activo", de: "Sehr aktiv" },
    why: {
      en: "In the last 30 days your device counted 10,000 steps a day or more, on average.",
      fr: "Ces 30 derniers jours, votre appareil a compté 10 000 pas par jour ou plus, en moyenne.",
      es: "En los últimos 30 días su dispositivo contó de media 10 000 pasos al día o más.",
      de: "In den letzten 30 Tagen zählte Ihr Gerät im Schnitt 10.000 Schritte am Tag oder mehr.",
    },
  },
  Sedentary: {
    label: { en: "Sits a lot", fr: "Souvent assis", es: "Mucho tiempo sentado", de: "Sitzt viel" },
    why: {
      en: "In the last 30 days your device counted fewer than 5,000 steps a day, on average.",
      fr: "Ces 30 derniers jours, votre appareil a compté moins de 5 000 pas par jour, en moyenne.",
      es: "En los últimos 30 días su dispositivo contó de media menos de 5000 pasos al día.",
      de: "In den letzten 30 Tagen zählte Ihr Gerät im Schnitt weniger als 5.000 Schritte am Tag.",
    },
  },
  "Regular exercise": {
    label: { en: "Regular exercise", fr: "Sport régulier", es: "Ejercicio regular", de: "Regelmäßig Sport" },
    why: {
      en: "In the last 30 days your device counted at least 150 active minutes a week.",
      fr: "Ces 30 derniers jours, votre appareil a compté au moins 150 minutes actives par semaine.",
      es: "En los últimos 30 días su dispositivo contó al menos 150 minutos activos por semana.",
      de: "In den letzten 30 Tagen zählte Ihr Gerät mindestens 150 aktive Minuten pro Woche.",
    },
  },
  "Poor sleep quality": {
    label: { en: "Restless sleep", fr: "Sommeil agité", es: "Sueño inquieto", de: "Unruhiger Schlaf" },
    why: {
      en: "In the last 30 days you were asleep for less than three quarters of your time in bed.",
      fr: "Ces 30 derniers jours, vous avez dormi moins des trois quarts de votre temps au lit.",
      es: "En los últimos 30 días durmió menos de tres cuartas partes del tiempo en la cama.",
      de: "In den letzten 30 Tagen haben Sie weniger als drei Viertel der Zeit im Bett geschlafen.",
    },
  },
  "Stress indicators": {
    label: { en: "Signs of strain", fr: "Signes de tension", es: "Señales de tensión", de: "Zeichen von Anspannung" },
    why: {
      en: "In the last week your resting heart rate was at least 5 beats higher than in the weeks before.",
      fr: "La semaine passée, votre pouls au repos était plus élevé d’au moins 5 battements qu’avant.",
      es: "En la última semana su pulso en reposo fue al menos 5 latidos más alto que antes.",
      de: "In der letzten Woche war Ihr Ruhepuls um mindestens 5 Schläge höher als in den Wochen davor.",
    },
  },
  "Heart rate variations": {
    label: { en: "Changing heart rate", fr: "Pouls changeant", es: "Pulso cambiante", de: "Wechselnder Puls" },
    why: {
      en: "In the last 30 days your resting heart rate went up and down by 20 beats or more.",
      fr: "Ces 30 derniers jours, votre pouls au repos a varié de 20 battements ou plus.",
      es: "En los últimos 30 días su pulso en reposo varió 20 latidos o más.",
      de: "In den letzten 30 Tagen schwankte Ihr Ruhepuls um 20 Schläge oder mehr.",
    },
  },
};

/** A label as the person reads it. */
export interface SponsorshipLabel {
  kind: LabelKind;
  label: string;
  why: string;
  /** False while fewer than 50 people have it. */
  isShared: boolean;
}

/** The labels that bits stand for, in a language. */
export function wordsOf(
  bits: { topics: number; signals: number; sharedTopics: number; sharedSignals: number },
  language: Language,
): SponsorshipLabel[] {
  const has = (mask: number, at: number) => (mask & (1 << at)) !== 0;
  const topics = HEALTH_TOPICS.flatMap((topic, at) =>
    has(bits.topics, at)
      ? [
          {
            kind: "TOPIC" as const,
            label: TOPIC_WORDS[topic][language],
            why: TOPIC_WHY[language],
            isShared: has(bits.sharedTopics, at),
          },
        ]
      : [],
  );
  const signals = LIFESTYLE_SIGNALS.flatMap((signal, at) => {
    const { label, why } = SIGNAL_WORDS[signal];
    const isShared = has(bits.sharedSignals, at);
    return has(bits.signals, at)
      ? [{ kind: "SIGNAL" as const, label: label[language], why: why[language], isShared }]
      : [];
  });
  return [...topics, ...signals];
}
