import { isSameEntry } from "./same-entry.rules";

it.each([
  ["CONDITION", "Asthma", "  ASTHMA "],
  ["CONDITION", "Type 2 diabetes mellitus", "Diabetes type 2"],
  ["CONDITION", "Hypertension", "High blood pressure"],
  ["CONDITION", "Essential hypertension", "essential Hypertension"],
  ["CONDITION", "Hypothyroidism", "Hypothyriodism"],
  ["CONDITION", "Oesophagitis", "Esophagitis"],
  ["CONDITION", "Ménière's disease", "Meniere’s disease"],
  ["ALLERGY", "Penicillin", "Allergy to penicillin"],
  ["ALLERGY", "Penicilin", "Penicillin"],
  ["ALLERGY", "Nuts", "nut allergy"],
  ["MEDICINE", "Ramipril 5mg capsules", "ramipril"],
  ["MEDICINE", "Salbutamol 100micrograms/dose inhaler CFC free", "Salbutamol inhaler"],
] as const)("%s: %j is %j", (kind, a, b) => {
  expect([isSameEntry(kind, a, b), isSameEntry(kind, b, a)]).toEqual([true, true]);
});

it.each([
  ["CONDITION", "Type 1 diabetes", "Type 2 diabetes"],
  ["CONDITION", "Asthma", "Eczema"],
  ["CONDITION", "Heart failure", "Heart disease"],
  ["CONDITION", "Hypotension", "Hypertension"],
  ["ALLERGY", "Penicillin", "Penicillamine"],
  ["ALLERGY", "Nuts", "Peanuts"],
  ["MEDICINE", "Prednisone", "Prednisolone"],
  ["MEDICINE", "Amlodipine", "Felodipine"],
  ["MEDICINE", "Cefotaxim", "Cefotaxime"],
  ["MEDICINE", "5", "10"],
] as const)("%s: %j is not %j", (kind, a, b) => {
  expect([isSameEntry(kind, a, b), isSameEntry(kind, b, a)]).toEqual([false, false]);
});
