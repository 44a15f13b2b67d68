import type { StudyStatus } from "../../care/studies/study.rules";

/** A study that nobody made: its title says so, and its DOI has the prefix that is kept for examples. */
interface DemoStudy {
  title: string;
  authors: string[];
  journal: string;
  publishedOn: string;
  doi: string | null;
  abstract: string;
  status: StudyStatus;
  tags: string[];
  rejectedReason?: string;
}

const INVENTED = "This is an invented example. There is no such study, and it found nothing.";
const JOURNAL = "Journal of Invented Examples";

const study = (
  title: string,
  authors: string[],
  publishedOn: string,
  status: StudyStatus,
  tags: string[],
  more: Partial<DemoStudy> = {},
): DemoStudy => ({
  ...{ title: `${title} (example)`, authors, publishedOn, status, tags, journal: JOURNAL, doi: null },
  abstract: INVENTED,
  ...more,
});

/** The demonstration's studies, the last added first. */
export const DEMO_STUDIES: readonly DemoStudy[] = [
  study(
    "Migraine and headache in people who ask a pharmacist",
    ["Ada Example", "Bo Sample"],
    "2026-03-14",
    "PENDING",
    [],
    {
      doi: "10.5555/example.migraine",
    },
  ),
  study("Cough syrups and honey at night", ["Cy Invented"], "2025-11", "PENDING", []),
  study("Words that people use for chest pain", ["Dee Made-Up", "Ada Example"], "2025", "PENDING", [], {
    doi: "10.5555/example.chest-pain",
  }),
  study("Hay fever diaries and nasal sprays", ["Eli Example"], "2024-05", "TAGGED", ["Hay fever", "Self-care"], {
    doi: "10.5555/example.hay-fever",
  }),
  study("Back pain and the wording of advice", ["Fay Sample", "Bo Sample"], "2024-02-29", "TAGGED", [
    ...["Back pain", "Wording of advice"],
  ]),
  study(
    "Insomnia questions by hour of the day",
    ["Gil Invented"],
    "2023-09",
    "TAGGED",
    ["Sleep", "Text classification"],
    {
      doi: "10.5555/example.insomnia",
    },
  ),
  study(
    "Sore throat advice in four languages",
    ["Hana Example", "Ida Sample"],
    "2025-06",
    "VALIDATED",
    ["Languages", "Self-care"],
    {
      doi: "10.5555/example.sore-throat",
    },
  ),
  study("Recognising warning signs in short texts", ["Jo Example"], "2024-10-01", "VALIDATED", [
    ...["Text classification", "Warning signs"],
  ]),
  study(
    "Indigestion and antacids in questions to pharmacists",
    ["Kit Invented", "Lee Sample"],
    "2022",
    "VALIDATED",
    ["Self-care"],
    {
      doi: "10.5555/example.indigestion",
    },
  ),
  study("Eczema pictures without words", ["Mo Example"], "2021-07", "REJECTED", ["Skin"], {
    rejectedReason: "It is about pictures. The assistant reads text only.",
  }),
  study("Steps a day and mood", ["Nia Sample"], "2020", "REJECTED", ["Activity"], {
    doi: "10.5555/example.steps",
    rejectedReason: "It is about no symptom that the assistant knows.",
  }),
  study("Toothache on weekends", ["Oz Example", "Pia Invented", "Quin Sample"], "2026-01", "PENDING", []),
];
