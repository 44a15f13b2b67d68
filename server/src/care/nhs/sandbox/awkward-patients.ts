import { dmd, person, recordOf, type SandboxPatient, snomed, words } from "./resources";

const frances = recordOf("frances");
const frank = recordOf("frank");
/** Two people with one number: the date of birth tells them apart. */
const FRANCES: SandboxPatient = {
  patient: person({ id: "frances", number: "9990000069", born: "1969-04-08", given: "Frances", family: "Adeyemi" }),
  resources: [frances.allergy(words("Shellfish")), frances.condition(words("Coeliac disease"), "2002")],
};
const FRANK: SandboxPatient = {
  patient: person({ id: "frank", number: "9990000069", born: "2001-12-19", given: "Frank", family: "Adeyemi" }),
  resources: [frank.allergy(words("Trimethoprim")), frank.condition(words("Asthma"), "2008")],
};

const hugo = recordOf("hugo");
/** Dates that are only as exact as somebody remembered. */
const HUGO: SandboxPatient = {
  patient: person({ id: "hugo", number: "9990000085", born: "1940-02-29", given: "Hugo", family: "Carvalho" }),
  resources: [
    hugo.condition(words("Rheumatic fever as a child"), "1949"),
    hugo.condition(words("Glaucoma"), "2003-11"),
    hugo.condition(words("Hearing loss"), undefined),
    hugo.medicine(words("Latanoprost eye drops"), "One drop in each eye at night", "2003"),
    hugo.report(words("Chest X-ray"), "1999", "No change."),
    hugo.report(words("Bone density scan"), "2021-06", "Lower than usual for the age."),
    hugo.report(words("Blood group"), "2015-01-01T00:30:00+01:00", "O positive."),
    { ...hugo.report(words("Urine test"), "2011-03-01", "Clear."), effectiveDateTime: undefined, issued: "2011-03-01" },
  ],
};

const LONG =
  "Pneumonoultramicroscopicsilicovolcanoconiosis with bronchiectasis of the left lower lobe and chronic respiratory insufficiency, under yearly review by the chest clinic, first seen after many years of work underground";
const isolde = recordOf("isolde");
/** Names that are longer than any box. */
const ISOLDE: SandboxPatient = {
  patient: person({
    id: "isolde",
    number: "9990000093",
    born: "1958-08-25",
    given: "Isolde Maria Bernadette Philippa Catherine",
    family: "Featherstonehaugh-Cholmondeley von und zu Wolkenstein-Rodenegg",
  }),
  resources: [
    isolde.allergy(words("Hydroxyethylmethacrylate and other methacrylate monomers in dental and nail adhesives")),
    isolde.condition(words(LONG), "1998-10-02"),
    isolde.medicine(
      dmd(
        "1000000000009",
        "Beclometasone 200micrograms/dose / Formoterol 6micrograms/dose / Glycopyrronium 10micrograms/dose inhaler CFC free with an aerosol spacer device and a mask for adults",
      ),
      "Inhale two puffs in the morning and two puffs in the evening through the spacer, wait half a minute between the puffs, then rinse the mouth with water, spit it out, and write down each day how the breathing was",
      "2022-01-31",
    ),
    isolde.report(words(LONG), "2026-02-02", "See above."),
  ],
};

const jun = recordOf("jun");
/** Medicines without a code of the dictionary: free text, or a resource within the resource. */
const JUN: SandboxPatient = {
  patient: person({ id: "jun", number: "9990000107", born: "1993-07-14", given: "Jun", family: "Park" }),
  resources: [
    jun.allergy(snomed("716186003", "No known allergy")),
    jun.medicine(words("Vitamin D capsules from the chemist"), "1 OD"),
    jun.medicine({}, "500 mg b.d.", "2025-05", {
      medicationCodeableConcept: undefined,
      medicationReference: { reference: "#tablet" },
      contained: [{ resourceType: "Medication", id: "tablet", code: { text: "Naproxen 500mg tablets" } }],
    }),
    jun.medicine(words("Loratadine 10mg tablets"), {
      text: "See the packet",
      timing: { repeat: { frequency: 1, period: 1, periodUnit: "d" } },
    }),
    jun.medicine(words("Methotrexate 2.5mg tablets"), "Four tablets once a week, on the same day each week", "2024"),
    jun.medicine(words("Co-codamol 8mg/500mg tablets"), "Two four times a day", "2026-01-10"),
    jun.medicine(words("Folic acid 5mg tablets"), "One weekly, not on the day of methotrexate", "2024", {
      status: "on-hold",
    }),
  ],
};

/** Two records that nothing tells apart: neither can be chosen. */
const KIT: SandboxPatient = {
  patient: person({ id: "kit", number: "9990000115", born: "1988-05-23", given: "Kit", family: "Moss" }),
  resources: [recordOf("kit").allergy(words("Latex"))],
};
const KIT_AGAIN: SandboxPatient = {
  patient: person({ id: "kit-again", number: "9990000115", born: "1988-05-23", given: "Kit", family: "Moss" }),
  resources: [recordOf("kit-again").allergy(words("Penicillin"))],
};

const leila = recordOf("leila");
/** The same things written in several ways. */
const LEILA: SandboxPatient = {
  patient: person({ id: "leila", number: "9990000123", born: "1975-10-10", given: "Leila", family: "Haddad" }),
  resources: [
    leila.allergy(words("PENICILLIN ALLERGY")),
    leila.allergy(words("penicillin allergy")),
    leila.condition(snomed("44054006", "Diabetes mellitus type 2 (disorder)"), "2017-03-30"),
    leila.condition(words("ASTHMA"), "1983"),
    leila.medicine(words("metformin 500mg tablets"), "ONE TABLET TWICE A DAY", "2017-04-02"),
  ],
};

/** Somebody who has died: nobody can link this. */
const MABEL: SandboxPatient = {
  patient: person({
    id: "mabel",
    number: "9000000009",
    born: "1931-01-02",
    given: "Mabel",
    family: "Stone",
    more: { deceasedDateTime: "2025-01-20T04:10:00Z" },
  }),
  resources: [],
};

const nasir = recordOf("nasir");
/** The list of conditions breaks off with an error, so the whole record cannot be taken. */
const NASIR: SandboxPatient = {
  patient: person({ id: "nasir", number: "9000000017", born: "1982-12-01", given: "Nasir", family: "Iqbal" }),
  resources: [nasir.allergy(words("Egg")), nasir.condition(words("Psoriasis"), "2012")],
  remarks: { Condition: { severity: "error", code: "transient", text: "Some results could not be read." } },
};

const olga = recordOf("olga");
/** "No known allergies" beside an allergy: what there is counts. */
const OLGA: SandboxPatient = {
  patient: person({ id: "olga", number: "9000000025", born: "1999-03-03", given: "Olga", family: "Petrova" }),
  resources: [
    olga.allergy(snomed("716186003", "No known allergy")),
    olga.allergy(words("Bee stings"), { reaction: [{ manifestation: [words("Faintness")], severity: "severe" }] }),
  ],
};

export const AWKWARD_PATIENTS: readonly SandboxPatient[] = [
  FRANCES,
  FRANK,
  HUGO,
  ISOLDE,
  JUN,
  KIT,
  KIT_AGAIN,
  LEILA,
  MABEL,
  NASIR,
  OLGA,
];
