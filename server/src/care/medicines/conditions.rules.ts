import type { Language } from "../../people/accounts/account.rules";

export interface Condition {
  name: Readonly<Record<Language, string>>;
  /** How people write it, in four languages, parted by commas. */
  synonyms: string;
}

/** Conditions that decide about medicines without a prescription. */
export const CONDITIONS = {
  asthma: {
    name: { en: "asthma", fr: "asthme", es: "asma", de: "Asthma" },
    synonyms: "asthmatic, asthmatics, asthme, asthmatique, asma, asmático, asmática, wheezy chest, aerd, Asthmatiker",
  },
  "stomach-ulcer": {
    name: { en: "stomach ulcer", fr: "ulcère de l’estomac", es: "úlcera de estómago", de: "Magengeschwür" },
    synonyms:
      "stomach ulcer, stomach ulcers, ulcer, ulcers, peptic ulcer, peptic ulcers, gastric ulcer, duodenal ulcer, ulcère, ulcères, úlcera, úlceras, Magengeschwüre, Geschwür, Ulkus, gastritis, gastrite",
  },
  "stomach-bleed": {
    name: {
      en: "bleeding in the stomach or bowel",
      fr: "saignement de l’estomac ou de l’intestin",
      es: "hemorragia de estómago o intestino",
      de: "Blutung in Magen oder Darm",
    },
    synonyms:
      "stomach bleed, bleeding stomach, gi bleed, bleeding ulcer, gastrointestinal bleed, gastrointestinal bleeding, perforated ulcer, hémorragie digestive, hemorragia digestiva, Magenblutung",
  },
  "kidney-failure": {
    name: { en: "kidney failure", fr: "insuffisance rénale", es: "insuficiencia renal", de: "Nierenversagen" },
    synonyms:
      "renal failure, dialysis, ckd 4, ckd 5, ckd stage 4, ckd stage 5, stage 4 kidney disease, insuffisance rénale sévère, dialyse, diálisis, Niereninsuffizienz, Dialyse, esrd, kidney transplant",
  },
  "kidney-disease": {
    name: { en: "kidney disease", fr: "maladie des reins", es: "enfermedad de los riñones", de: "Nierenkrankheit" },
    synonyms:
      "kidney, kidneys, kidney problems, renal, renal impairment, ckd, ckd 3, nephritis, reins, rénale, riñón, riñones, renal crónica, Niere, Nieren, Nierenerkrankung, nephropathy",
  },
  "liver-failure": {
    name: { en: "liver failure", fr: "insuffisance hépatique", es: "insuficiencia hepática", de: "Leberversagen" },
    synonyms: "cirrhosis, cirrhose, cirrosis, Leberzirrhose, Zirrhose, hepatic failure",
  },
  "liver-disease": {
    name: { en: "liver disease", fr: "maladie du foie", es: "enfermedad del hígado", de: "Leberkrankheit" },
    synonyms:
      "liver, liver problems, hepatitis, hépatite, fatty liver, hepatic, hepatic impairment, foie, hígado, Leber, Fettleber, jaundice",
  },
  "heart-failure": {
    name: { en: "heart failure", fr: "insuffisance cardiaque", es: "insuficiencia cardíaca", de: "Herzschwäche" },
    synonyms: "hf, chf, cardiac failure, cardiomyopathy, Herzinsuffizienz, lvsd, hfref",
  },
  "heart-disease": {
    name: { en: "heart disease", fr: "maladie du cœur", es: "enfermedad del corazón", de: "Herzkrankheit" },
    synonyms:
      "heart, heart problems, heart attack, angina, mi, ihd, coronary, coronary artery disease, atrial fibrillation, af, stent, bypass, arrhythmia, palpitations, pacemaker, coeur, cardiaque, infarctus, corazón, infarto, angina de pecho, Herz, Herzinfarkt, Vorhofflimmern, Herzrhythmusstörungen, KHK, heart valve",
  },
  stroke: {
    name: { en: "stroke", fr: "AVC", es: "ictus", de: "Schlaganfall" },
    synonyms: "tia, mini stroke, brain bleed, accident vasculaire cérébral, derrame cerebral, embolia",
  },
  "high-blood-pressure": {
    name: { en: "high blood pressure", fr: "tension trop haute", es: "tensión alta", de: "Bluthochdruck" },
    synonyms:
      "hypertension, blood pressure, high bp, bp, htn, hypertensive, tension artérielle, hipertensión, presión alta, Hypertonie, hoher Blutdruck, tension",
  },
  glaucoma: {
    name: { en: "glaucoma", fr: "glaucome", es: "glaucoma", de: "grüner Star" },
    synonyms: "glaucome, Glaukom, eye pressure, narrow angle",
  },
  epilepsy: {
    name: { en: "epilepsy", fr: "épilepsie", es: "epilepsia", de: "Epilepsie" },
    synonyms: "epileptic, epileptics, seizures, fits, épileptique, epiléptico, Epileptiker, convulsiones",
  },
  prostate: {
    name: { en: "enlarged prostate", fr: "grosse prostate", es: "próstata agrandada", de: "vergrößerte Prostata" },
    synonyms: "prostate, bph, trouble peeing, urinary retention, próstata, Prostata, hpb",
  },
  diabetes: {
    name: { en: "diabetes", fr: "diabète", es: "diabetes", de: "Diabetes" },
    synonyms:
      "diabetic, diabetics, type 1 diabetes, type 2 diabetes, t1dm, t2dm, diabète, diabétique, diabético, diabética, Zucker, Zuckerkrankheit, Diabetiker",
  },
  g6pd: {
    name: { en: "G6PD deficiency", fr: "déficit en G6PD", es: "déficit de G6PD", de: "G6PD-Mangel" },
    synonyms: "g6pd, favism, favisme, favismo, Favismus",
  },
  "bowel-inflammation": {
    name: {
      en: "Crohn’s disease or colitis",
      fr: "maladie de Crohn ou colite",
      es: "enfermedad de Crohn o colitis",
      de: "Morbus Crohn oder Colitis",
    },
    synonyms: "crohns, crohn, crohns disease, colitis, ulcerative colitis, ibd, colite, Morbus Crohn, Colitis ulcerosa",
  },
  chickenpox: {
    name: {
      en: "chickenpox or shingles",
      fr: "varicelle ou zona",
      es: "varicela o herpes zóster",
      de: "Windpocken oder Gürtelrose",
    },
    synonyms: "chickenpox, chicken pox, shingles, varicelle, zona, varicela, culebrilla, Windpocken, Gürtelrose",
  },
  "bleeding-tendency": {
    name: {
      en: "a bleeding disorder",
      fr: "trouble de la coagulation",
      es: "trastorno de la coagulación",
      de: "Blutungsneigung",
    },
    synonyms:
      "haemophilia, hemophilia, bleeding disorder, von willebrand, low platelets, hémophilie, hemofilia, Hämophilie, thrombocytopenia",
  },
  "overactive-thyroid": {
    name: {
      en: "overactive thyroid",
      fr: "thyroïde trop active",
      es: "tiroides demasiado activo",
      de: "Überfunktion der Schilddrüse",
    },
    synonyms: "hyperthyroidism, hyperthyroid, graves disease, hyperthyroïdie, hipertiroidismo, Hyperthyreose",
  },
  "weak-immunity": {
    name: { en: "weak immune system", fr: "défenses faibles", es: "pocas defensas", de: "schwache Abwehr" },
    synonyms:
      "immunosuppressed, hiv, chemotherapy, chemo, leukaemia, leukemia, lymphoma, transplant, lupus, cancer, no spleen, vih, sida, cáncer, Krebs, Chemotherapie",
  },
  alcohol: {
    name: { en: "drinking a lot of alcohol", fr: "beaucoup d’alcool", es: "mucho alcohol", de: "viel Alkohol" },
    synonyms: "alcoholic, alcoholism, alcohol dependence, heavy drinker, alcoolique, alcoholismo, Alkoholiker, alcohol",
  },
  "low-weight": {
    name: {
      en: "weighing less than 50 kg",
      fr: "poids de moins de 50 kg",
      es: "peso de menos de 50 kg",
      de: "Gewicht unter 50 kg",
    },
    synonyms: "underweight, anorexia, anorexie, Untergewicht, malnourished",
  },
  "other-allergies": {
    name: {
      en: "hay fever or other allergies",
      fr: "rhume des foins ou autres allergies",
      es: "fiebre del heno u otras alergias",
      de: "Heuschnupfen oder andere Allergien",
    },
    synonyms:
      "hay fever, hayfever, allergic rhinitis, rhume des foins, fiebre del heno, Heuschnupfen, nasal polyps, urticaria, hives",
  },
  "breathing-illness": {
    name: {
      en: "COPD or sleep apnoea",
      fr: "BPCO ou apnée du sommeil",
      es: "EPOC o apnea del sueño",
      de: "COPD oder Schlafapnoe",
    },
    synonyms: "copd, emphysema, chronic bronchitis, sleep apnoea, sleep apnea, bpco, epoc, Schlafapnoe, bronchiectasis",
  },
  "bowel-blockage": {
    name: { en: "blocked bowel", fr: "intestin bouché", es: "intestino obstruido", de: "Darmverschluss" },
    synonyms: "bowel obstruction, ileus, occlusion intestinale, obstrucción intestinal",
  },
} as const satisfies Readonly<Record<string, Condition>>;

export type ConditionId = keyof typeof CONDITIONS;

/** Known, and without a rule here. */
export const OTHER_CONDITIONS =
  "arthritis, osteoarthritis, rheumatoid arthritis, migraine, migraines, anxiety, depression, adhd, autism, ibs, irritable bowel, eczema, psoriasis, acne, hypothyroidism, underactive thyroid, high cholesterol, cholesterol, gout, osteoporosis, endometriosis, pcos, back pain, reflux, gord, heartburn, insomnia, obesity, anaemia, menopause, dermatitis, arthrose, arthrite, artritis, artrosis, ansiedad, depresión, anxiété, dépression, Arthrose, Depression, Angst, Migräne, colesterol, Schuppenflechte, fibromyalgia, coeliac, celiac";

/** Known to cause allergies, and in no medicine here. */
export const OTHER_ALLERGENS =
  "pollen, dust, dust mites, house dust, cat, cats, dog, dogs, animals, peanut, peanuts, nut, nuts, tree nuts, shellfish, fish, egg, eggs, milk, dairy, gluten, wheat, latex, nickel, bee, bees, wasp, wasps, bee stings, wasp stings, strawberries, kiwi, soya, sesame, mould, grass, plaster, plasters, elastoplast, arachides, cacahuètes, noix, oeufs, lait, chat, chats, poussière, polen, cacahuetes, huevos, leche, gatos, polvo, Erdnüsse, Nüsse, Eier, Katzen, Hausstaub, Gräser";
