import { dmd, person, recordOf, type SandboxPatient, snomed, words } from "./resources";

const amara = recordOf("amara");
/** Some of everything: the record that a newcomer should look at. */
const AMARA: SandboxPatient = {
  patient: person({ id: "amara", number: "9990000018", born: "1985-03-12", given: "Amara", family: "Okafor" }),
  resources: [
    amara.allergy(snomed("91936005", "Allergy to penicillin"), {
      reaction: [{ manifestation: [words("Swelling of the lips")], severity: "severe" }],
    }),
    amara.allergy(words("Peanuts"), { reaction: [{ manifestation: [words("Itchy rash")], severity: "mild" }] }),
    amara.condition(snomed("195967001", "Asthma"), "1994-09"),
    amara.condition(snomed("38341003", "Hypertension"), "2019-05-14"),
    amara.medicine(dmd("1000000000001", "Ramipril 5mg capsules"), "One to be taken once a day", "2019-06-01"),
    amara.medicine(
      dmd("1000000000002", "Salbutamol 100micrograms/dose inhaler CFC free"),
      "Two puffs when required for wheeze",
      "2006",
    ),
    amara.medicine(dmd("1000000000003", "Metformin 500mg tablets"), "One tablet twice a day with meals", "2024-02-20"),
    amara.medicine(dmd("1000000000004", "Hydrocortisone 1% cream"), "Use as directed", "2025-11-03"),
    amara.report(words("Full blood count"), "2026-08-04T09:20:00+01:00", "All results are in the usual range.", [
      ["Haemoglobin", 132, "g/L", 115, 165],
      ["White cell count", 6.4, "10*9/L", 4, 11],
      ["Platelets", 251, "10*9/L", 150, 400],
    ]),
    amara.report(words("Kidney function"), "2026-08-04T09:20:00+01:00", "Repeat in a year.", [
      ["Creatinine", 71, "umol/L", 45, 84],
      ["Potassium", 4.3, "mmol/L", 3.5, 5.3],
    ]),
    amara.report(words("HbA1c"), "2026-03-17T10:05:00+00:00", "A little above the usual range.", [
      ["HbA1c", 49, "mmol/mol", 20, 41],
    ]),
    amara.prescription(
      words("Ramipril 5mg capsules"),
      "2026-09-02",
      "One to be taken once a day",
      "28 capsules. Blood pressure was checked at the same visit.",
    ),
    amara.prescription(
      words("Clarithromycin 500mg tablets"),
      "2025-12-11",
      "One to be taken twice a day for seven days",
      "For a chest infection. No penicillin because of the allergy.",
    ),
    amara.referral(
      words("Referral to the asthma clinic"),
      "2026-05-06",
      "Asthma with three bad weeks this winter",
      "Please check the inhaler technique and the plan for bad days.",
    ),
    amara.letter(
      "Letter after a stay in hospital",
      "2025-12-09T15:30:00Z",
      "Two nights in hospital with an asthma attack.",
      "NHS number: 999 000 0018\nShe was given steroid tablets for five days and was well when she left.\nPlease see her within two working days.",
    ),
  ],
};

const priya = recordOf("priya");
/** The patient whose account the demonstration publishes: some of it is in the profile already, written in other words. */
const PRIYA: SandboxPatient = {
  patient: person({ id: "priya", number: "9000000033", born: "1992-05-14", given: "Priya", family: "Raman" }),
  resources: [
    priya.allergy(snomed("91936005", "Allergy to penicillin"), {
      reaction: [{ manifestation: [words("Rash all over")], severity: "moderate" }],
    }),
    priya.allergy(words("Kiwi fruit"), { reaction: [{ manifestation: [words("Itchy mouth")], severity: "mild" }] }),
    priya.condition(snomed("195967001", "ASTHMA"), "2001"),
    priya.condition(words("Hay fever"), "2009-05"),
    priya.medicine(dmd("1000000000010", "Cetirizine 10mg tablets"), "One to be taken each day", "2026-05-04"),
    priya.medicine(
      dmd("1000000000002", "Salbutamol 100micrograms/dose inhaler CFC free"),
      "Two puffs when required for wheeze",
      "2001",
    ),
    priya.medicine(dmd("1000000000011", "Montelukast 10mg tablets"), "One at night", "2024-10-22"),
    priya.medicine(words("Steroid nasal spray"), "As shown by the nurse", "2025-04"),
    priya.report(words("Full blood count"), "2026-09-16T08:50:00+01:00", "All results are in the usual range.", [
      ["Haemoglobin", 127, "g/L", 115, 165],
      ["White cell count", 5.9, "10*9/L", 4, 11],
      ["Platelets", 288, "10*9/L", 150, 400],
    ]),
    priya.report(
      words("Allergy blood test"),
      "2026-04-21T11:15:00+01:00",
      "Raised for grass pollen and birch pollen.",
      [["Grass pollen IgE", 14.2, "kU/L", 0, 0.35]],
    ),
    priya.prescription(
      words("Montelukast 10mg tablets"),
      "2026-10-20",
      "One at night",
      "28 tablets. Asthma review is due in spring.",
    ),
    priya.referral(
      words("Referral to the allergy clinic"),
      "2026-06-11",
      "Hay fever that tablets do not hold",
      "Please advise on desensitisation.",
    ),
    priya.letter(
      "Letter after a visit to A&E",
      "2024-10-20T21:40:00+01:00",
      "An asthma attack that needed a nebuliser.",
      "She was well enough to go home after four hours.\nPlease review her inhalers within two days.",
    ),
  ],
};

/** A record that exists and says nothing. */
const BRYN: SandboxPatient = {
  patient: person({ id: "bryn", number: "9990000026", born: "1972-11-30", given: "Bryn", family: "Thomas" }),
  resources: [],
};

const chloe = recordOf("chloe");
/** Says that no allergies are known, which is more than saying nothing. */
const CHLOE: SandboxPatient = {
  patient: person({ id: "chloe", number: "9990000034", born: "1990-06-05", given: "Chloe", family: "Martin" }),
  resources: [
    chloe.allergy(snomed("716186003", "No known allergy")),
    chloe.condition(snomed("37796009", "Migraine"), "2011"),
    chloe.medicine(
      dmd("1000000000005", "Sumatriptan 50mg tablets"),
      "One as needed at the start of a migraine",
      "2018",
    ),
  ],
};

const daniel = recordOf("daniel");
/** The allergies are kept back: that is not the same as having none. */
const DANIEL: SandboxPatient = {
  patient: person({ id: "daniel", number: "9990000042", born: "1964-02-29", given: "Daniel", family: "Osei" }),
  resources: [
    daniel.condition(words("Gout"), "2015-07"),
    daniel.medicine(dmd("1000000000006", "Allopurinol 100mg tablets"), "One to be taken each day", "2015-08-10"),
  ],
  remarks: {
    AllergyIntolerance: { severity: "warning", code: "suppressed", text: "Some results are not shared." },
  },
};

const TESTS = ["Kidney function", "Full blood count", "Liver function", "INR", "Thyroid function"];
const eleanor = recordOf("eleanor");
/** A long history, so that it comes in many pages. */
const ELEANOR: SandboxPatient = {
  patient: person({ id: "eleanor", number: "9990000050", born: "1948-01-17", given: "Eleanor", family: "Whitfield" }),
  resources: [
    eleanor.allergy(words("Aspirin"), { reaction: [{ manifestation: [words("Stomach bleeding")] }] }),
    eleanor.condition(words("Atrial fibrillation"), "2016-10-03"),
    eleanor.condition(words("Chronic kidney disease stage 3"), "2020"),
    eleanor.medicine(dmd("1000000000007", "Warfarin 3mg tablets"), "As in the yellow book", "2016-11-01"),
    eleanor.medicine(dmd("1000000000008", "Bisoprolol 2.5mg tablets"), "One in the morning", "2016-11-01"),
    ...Array.from({ length: 130 }, (_, month) =>
      eleanor.report(
        words(TESTS[month % TESTS.length] ?? ""),
        `${2026 - Math.floor((month + 3) / 12)}-${String(12 - ((month + 3) % 12)).padStart(2, "0")}-14`,
        "Seen by the practice.",
      ),
    ),
  ],
};

const grace = recordOf("grace");
/** What was written by mistake, was ruled out or is over is no longer so. */
const GRACE: SandboxPatient = {
  patient: person({ id: "grace", number: "9990000077", born: "1979-09-21", given: "Grace", family: "Lindqvist" }),
  resources: [
    grace.allergy(words("Latex")),
    grace.allergy(words("Codeine"), {
      verificationStatus: { coding: [{ code: "entered-in-error" }] },
      clinicalStatus: undefined,
    }),
    grace.allergy(words("Ibuprofen"), { verificationStatus: { coding: [{ code: "refuted" }] } }),
    grace.condition(words("Eczema"), "1981"),
    grace.condition(words("Epilepsy"), undefined, { verificationStatus: { coding: [{ code: "entered-in-error" }] } }),
    grace.condition(words("Pneumonia"), "2020-02", { clinicalStatus: { coding: [{ code: "resolved" }] } }),
    grace.medicine(words("Emollient cream"), "Apply twice a day", "2010"),
    grace.medicine(words("Doxycycline 100mg capsules"), "One daily", "2020-02-11", { status: "completed" }),
    grace.medicine(words("Morphine"), "One twice a day", undefined, { status: "entered-in-error" }),
    { ...grace.report(words("Glucose"), "2024-04-02", "Somebody else's sample."), status: "entered-in-error" },
  ],
};

export const EVERYDAY_PATIENTS: readonly SandboxPatient[] = [AMARA, PRIYA, BRYN, CHLOE, DANIEL, ELEANOR, GRACE];
