import type { ConceptTexts } from "./language.rules";

/** What is shown of each concept in German. */
export const GERMAN_CONCEPTS: Readonly<Record<string, ConceptTexts>> = {
  choking: { label: "Ersticken", meaning: "Etwas versperrt vielleicht den Weg der Luft." },
  "stopped-breathing": {
    label: "Atemstillstand",
    meaning: "Wenn die Atmung oder das Herz aussetzt, fehlt dem Körper in wenigen Minuten der Sauerstoff.",
  },
  "loss-of-consciousness": {
    label: "Bewusstlosigkeit",
    meaning: "Eine Ohnmacht kann eine ernste Ursache im Herz, im Gehirn oder im Blut haben.",
  },
  "chest-pain": {
    label: "Schmerzen in der Brust",
    meaning: "Schmerz, Druck oder Enge in der Brust kann ein Zeichen für einen Herzinfarkt sein.",
  },
  "shortness-of-breath": {
    label: "Atemnot",
    meaning: "Atemnot kann ein Zeichen für ein Problem mit dem Herz oder der Lunge sein.",
  },
  confusion: {
    label: "Verwirrtheit",
    meaning:
      "Neue Verwirrtheit kann ein Zeichen für einen Schlaganfall, eine schwere Infektion oder zu wenig Zucker im Blut sein.",
  },
  seizure: {
    label: "Krampfanfall",
    meaning: "Ein Krampfanfall braucht sofort Hilfe, wenn es der erste ist, wenn er lange dauert oder wiederkommt.",
  },
  stroke: {
    label: "Schlaganfall",
    meaning:
      "Ein hängendes Gesicht, ein schwacher Arm oder Probleme beim Sprechen können Zeichen für einen Schlaganfall sein.",
  },
  "head-injury": {
    label: "Kopfverletzung",
    meaning: "Ein Schlag auf den Kopf kann das Gehirn verletzen, auch wenn er zuerst harmlos aussieht.",
  },
  anaphylaxis: {
    label: "Schwere allergische Reaktion",
    meaning: "Schwellungen von Gesicht, Lippen, Zunge oder Hals können ein Zeichen für eine schwere Allergie sein.",
  },
  "heavy-bleeding": { label: "Starke Blutung", meaning: "Viel Blut zu verlieren kann schnell gefährlich werden." },
  "vomiting-blood": {
    label: "Erbrechen von Blut oder schwarzer Stuhl",
    meaning: "Blut im Erbrochenen oder schwarzer Stuhl kann ein Zeichen für eine Blutung im Körper sein.",
  },
  overdose: {
    label: "Überdosis oder Vergiftung",
    meaning: "Zu viel von einem Medikament oder ein Gift kann dem Körper schaden, bevor man sich krank fühlt.",
  },
  meningitis: {
    label: "Zeichen einer Hirnhautentzündung",
    meaning:
      "Ein steifer Nacken oder Flecken, die nicht verblassen, mit Kopfschmerz oder Fieber können eine Hirnhautentzündung sein.",
  },
  sepsis: {
    label: "Zeichen einer Blutvergiftung (Sepsis)",
    meaning: "Eine Infektion, die Sie sehr krank macht, kann ein Zeichen für eine Sepsis sein.",
  },
  "thunderclap-headache": {
    label: "Plötzlicher, sehr starker Kopfschmerz",
    meaning: "Ein sehr starker, plötzlicher Kopfschmerz kann ein Zeichen für eine Blutung am Gehirn sein.",
  },
  "sudden-sight-loss": {
    label: "Plötzlicher Verlust der Sicht oder Augenverletzung",
    meaning: "Plötzlich nichts zu sehen oder ein Mittel im Auge kann dem Auge für immer schaden.",
  },
  "serious-injury": {
    label: "Schwere Verletzung oder Verbrennung",
    meaning: "Eine schwere Verletzung kann innen schlimmer sein, als sie außen aussieht.",
  },
  "cauda-equina": {
    label: "Rückenschmerzen mit Taubheit oder Verlust der Kontrolle",
    meaning:
      "Rückenschmerzen mit Taubheit, schwachen Beinen oder Problemen beim Wasserlassen können von gequetschten Nerven kommen.",
  },
  "testicular-torsion": {
    label: "Plötzlicher Schmerz im Hoden",
    meaning: "Plötzlicher Schmerz im Hoden kann heißen, dass er verdreht ist und kein Blut bekommt.",
  },
  "pregnancy-emergency": {
    label: "Notfall in der Schwangerschaft",
    meaning: "Manche Zeichen in der Schwangerschaft heißen, dass Sie oder das Baby sofort Hilfe brauchen.",
  },
  "diabetic-emergency": {
    label: "Notfall bei Diabetes",
    meaning: "Bei Diabetes können das Zeichen sein, dass der Blutzucker gefährlich hoch oder niedrig ist.",
  },
  "sudden-tummy-pain": {
    label: "Plötzliche, sehr starke Bauchschmerzen",
    meaning: "Sehr starke Bauchschmerzen, die plötzlich kommen, können ein Zeichen für etwas Ernstes sein.",
  },
  "throat-blocked": {
    label: "Speichelfluss oder hohes Geräusch beim Atmen",
    meaning: "Speichelfluss oder ein hohes Geräusch beim Atmen kann heißen, dass der Hals zuschwillt.",
  },
  "very-ill-child": {
    label: "Sehr krankes Baby oder Kind",
    meaning: "Ein Kind, das schlaff oder blau ist oder schwer aufwacht, braucht sofort Hilfe.",
  },
  suicidal: { label: "Gedanken an Suizid" },
  "self-harm": { label: "Gedanken, sich zu verletzen" },
  "coughing-blood": {
    label: "Bluthusten",
    meaning: "Blut beim Husten sollte bald untersucht werden, auch wenn es wenig ist.",
  },
  "lasting-fever": {
    label: "Fieber, das anhält oder sehr hoch ist",
    meaning: "Fieber, das anhält oder mit anderen Zeichen kommt, kann eine Infektion sein, die behandelt werden muss.",
  },
  "baby-fever": { label: "Fieber bei einem Baby", meaning: "Babys mit Fieber sollten bald untersucht werden." },
  "leg-clot": {
    label: "Ein geschwollenes oder schmerzendes Bein",
    meaning: "Ein Bein, das geschwollen, warm oder schmerzhaft ist, kann ein Zeichen für ein Blutgerinnsel sein.",
  },
  "urine-or-kidney-infection": {
    label: "Blut im Urin oder Zeichen einer Nierenentzündung",
    meaning: "Das kann ein Zeichen für eine Infektion oder ein anderes Problem der Nieren oder Blase sein.",
  },
  "bleeding-from-bottom": {
    label: "Blutung aus dem After",
    meaning: "Oft ist die Ursache harmlos, aber das sollte untersucht werden.",
  },
  dehydration: {
    label: "Zu viel Wasser verloren",
    meaning: "Wenn lange nichts im Magen bleibt, kann der Körper zu viel Wasser verlieren.",
  },
  "eye-problem": {
    label: "Schmerzendes Auge oder veränderte Sicht",
    meaning: "Ein schmerzendes Auge oder eine veränderte Sicht muss manchmal am selben Tag behandelt werden.",
  },
  "headache-with-jaw-pain": {
    label: "Kopfschmerz mit schmerzendem Kiefer oder Kopfhaut",
    meaning: "Das kann von geschwollenen Blutgefäßen kommen.",
  },
  palpitations: {
    label: "Schneller oder unregelmäßiger Herzschlag",
    meaning: "Herzrasen oder Aussetzer sind oft harmlos, aber sie sollten untersucht werden.",
  },
  "bad-tummy-pain": {
    label: "Starke Bauchschmerzen",
    meaning: "Starke Bauchschmerzen haben viele Ursachen, und manche müssen am selben Tag behandelt werden.",
  },
  wheezing: {
    label: "Pfeifender Atem oder schlimmeres Asthma",
    meaning: "Pfeifender Atem kann heißen, dass die Atemwege eng werden.",
  },
  "infected-wound-or-bite": {
    label: "Entzündete Haut, tiefer Schnitt oder Biss",
    meaning: "Entzündete Haut und tiefe Wunden können schnell schlimmer werden.",
  },
  "possible-fracture": {
    label: "Vielleicht ein Knochenbruch",
    meaning: "Vielleicht ist ein Knochen gebrochen. Das muss geröntgt werden.",
  },
  "faint-feeling": {
    label: "Schwächegefühl",
    meaning: "Das geht oft vorbei, kann aber eine Ursache haben, die untersucht werden sollte.",
  },
  "other-urgent": { label: "Heute untersuchen lassen", meaning: "Am besten wird das heute untersucht." },
  "lasting-symptom": { label: "Es dauert länger als eine Woche oder kommt wieder" },
  "strong-words": { label: "Es ist stark oder wird schlimmer" },
  "other-medicines": { label: "Andere Medikamente oder eine Krankheit" },
  baby: { label: "Ein Baby" },
  "keyword-cancer": { label: "Krebs" },
  "keyword-tumor": { label: "Tumor" },
  "keyword-chronic": { label: "Lange Krankheit" },
  "keyword-severe": { label: "Schwer" },
  "keyword-unbearable": { label: "Unerträglich" },
  "keyword-excruciating": { label: "Qualvoll" },
  "keyword-pregnancy": { label: "Schwangerschaft" },
  "keyword-mental-health": { label: "Seelische Gesundheit" },
  "keyword-suicidal": { label: "Suizidgedanken" },
  "keyword-depression": { label: "Depression" },
};
