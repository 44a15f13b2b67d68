import type { ConceptTexts } from "./language.rules";

/** What is shown in German of what was added later and is urgent. */
export const GERMAN_FURTHER_URGENT_CONCEPTS: Readonly<Record<string, ConceptTexts>> = {
  "water-infection": {
    label: "Zeichen einer Blasenentzündung",
    meaning: "Brennen oder häufiges Wasserlassen kann eine Infektion sein, die vielleicht behandelt werden muss.",
  },
  "chest-infection": {
    label: "Zeichen einer Infektion der Lunge",
    meaning: "Husten mit Fieber, der anhält, kann eine Infektion der Lunge sein.",
  },
  shingles: {
    label: "Zeichen einer Gürtelrose",
    meaning: "Eine Gürtelrose muss in drei Tagen behandelt werden, nahe am Auge sofort.",
  },
  "skin-infection": {
    label: "Zeichen einer Hautinfektion",
    meaning: "Rote, heiße Haut, die sich ausbreitet, muss manchmal am selben Tag behandelt werden.",
  },
  "bad-throat": {
    label: "Halsschmerzen, die untersucht werden sollten",
    meaning:
      "Halsschmerzen mit Fieber und weißen Flecken, oder solche, die anhalten, müssen vielleicht behandelt werden.",
  },
  "lasting-sinus-pain": {
    label: "Schmerzen der Nebenhöhlen, die bleiben oder wiederkommen",
    meaning: "Schmerzen der Nebenhöhlen über mehr als zehn Tage sollten untersucht werden.",
  },
  "ear-infection": {
    label: "Ohrentzündung, die untersucht werden sollte",
    meaning: "Ohrenschmerzen mit Fieber oder Flüssigkeit aus dem Ohr müssen vielleicht behandelt werden.",
  },
  "red-eye": {
    label: "Rotes, schmerzendes Auge oder ein Auge, das untersucht werden sollte",
    meaning: "Ein rotes Auge mit Schmerz, veränderter Sicht oder Kontaktlinsen sollte heute untersucht werden.",
  },
  "pelvic-or-sexual-infection": {
    label: "Zeichen einer Infektion im Unterleib oder beim Sex übertragen",
    meaning: "Das können Zeichen einer Infektion sein, die man testen und behandeln sollte.",
  },
  "rash-with-illness": {
    label: "Ein Ausschlag, der untersucht werden sollte",
    meaning: "Ein Ausschlag mit Krankheit, nach einer Zecke oder durch ein neues Medikament sollte untersucht werden.",
  },
  "fever-in-a-baby-or-of-long": {
    label: "Fieber, das untersucht werden sollte",
    meaning: "Fieber bei einem Baby oder Fieber, das anhält, sollte bald untersucht werden.",
  },
  "gut-infection-to-check": {
    label: "Erbrechen oder Durchfall, die untersucht werden sollten",
    meaning: "Blut, eine lange Krankheit oder Austrocknen sollte bald untersucht werden.",
  },
  "bleeding-to-check": {
    label: "Blutung, die untersucht werden sollte",
    meaning: "Eine solche Blutung ist oft harmlos, aber sie sollte untersucht werden.",
  },
  "lump-to-check": {
    label: "Ein Knoten, Leberfleck oder eine Stelle, die untersucht werden sollte",
    meaning: "Die meisten Knoten und Veränderungen sind harmlos, aber der Hausarzt sollte sie ansehen.",
  },
  "slow-change-to-check": {
    label: "Eine Veränderung, die anhält und untersucht werden sollte",
    meaning: "Eine Veränderung über Wochen hat oft eine einfache Ursache, aber der Hausarzt sollte sie finden.",
  },
  "yellow-skin": {
    label: "Gelbe Haut oder Augen",
    meaning: "Gelbe Haut oder Augen können von der Leber kommen und sollten heute untersucht werden.",
  },
  "hot-or-swollen-joint": {
    label: "Heißes oder geschwollenes Gelenk",
    meaning: "Ein heißes, geschwollenes Gelenk sollte bald untersucht werden, falls es infiziert ist.",
  },
  "injury-to-check": {
    label: "Eine Verletzung, die vielleicht geröntgt oder genäht werden muss",
    meaning: "Diese Verletzung muss vielleicht geröntgt, genäht oder von Fachleuten gereinigt werden.",
  },
  spinning: {
    label: "Starker Schwindel oder Drehen",
    meaning: "Starker Drehschwindel, der anhält oder mit Übelkeit kommt, sollte untersucht werden.",
  },
  "heart-to-check": {
    label: "Etwas am Herz oder Blutdruck, das untersucht werden sollte",
    meaning: "Das Herz und der Blutdruck sollten bald untersucht werden.",
  },
  "kidney-stone": {
    label: "Schmerz in Wellen vom Rücken bis zur Leiste",
    meaning:
      "Wellen von starkem Schmerz in der Seite können von einem Stein kommen und sollten heute untersucht werden.",
  },
  "mind-to-check": {
    label: "Niedergeschlagenheit oder Sorgen, über die Sie reden sollten",
    meaning: "Wer länger niedergeschlagen oder ängstlich ist, verdient Hilfe, und es gibt gute Hilfe.",
  },
  "medicine-trouble": {
    label: "Vielleicht eine Nebenwirkung",
    meaning: "Vielleicht kommt das von einem Medikament. Eine Apotheke oder ein Arzt sollte das bald ansehen.",
  },
  "mouth-to-check": {
    label: "Beschwerden an Zahn oder Mund für den Zahnarzt",
    meaning: "Zahnschmerzen und Schwellungen gehören zum Zahnarzt, schneller, wenn das Gesicht anschwillt.",
  },
  "asthma-to-check": {
    label: "Asthma, das nicht gut eingestellt ist",
    meaning: "Wenn Sie das blaue Spray oft brauchen, sollte das Asthma untersucht werden.",
  },
  "pregnancy-to-check": {
    label: "Etwas in der Schwangerschaft für die Hebamme oder den Hausarzt",
    meaning: "In der Schwangerschaft fragen Sie dazu am besten bald die Hebamme oder den Hausarzt.",
  },
  "child-to-check": {
    label: "Ein Kind, das jemand ansehen sollte",
    meaning: "Ein Kind mit diesen Zeichen sollte bald untersucht werden.",
  },
};
