import { asksFor, BLUE_GUIDE, cap, contains, matches, type PackRule, regulation, words } from "./pack-rule.rules";

const PRESCRIPTION_ONLY = words(`
  ozempic, wegovy, mounjaro, saxenda, victoza, rybelsus, trulicity, mysimba, semaglutide, tirzepatide, liraglutide, dulaglutide,
  botox, botulinum, botulinum toxin, dysport, azzalure, bocouture, xeomin, vistabel, letybo, nuceiva, alluzience, relfydess,
  kenalog, levitra, spedra, vardenafil, avanafil, propecia, finasteride, dutasteride,
  roaccutane, isotretinoin, tretinoin, amoxicillin, doxycycline, flucloxacillin, azithromycin, nitrofurantoin, trimethoprim,
  sertraline, citalopram, fluoxetine, prozac, mirtazapine, amitriptyline, propranolol, atorvastatin, metformin, insulin,
  levothyroxine, prednisolone, ventolin, salbutamol, epipen, oestrogel, evorel, utrogestan, testogel, melatonin, circadin,
  naproxen 500mg, champix, varenicline`);

const CONTROLLED = words(`
  cannabis, medical cannabis, cannabis oil, thc, morphine, oramorph, fentanyl, ketamine, oxycodone, tramadol, diazepam, valium,
  alprazolam, xanax, lorazepam, temazepam, zopiclone, zolpidem, ritalin, methylphenidate, elvanse, lisdexamfetamine, adderall,
  pregabalin, gabapentin, methadone, barbiturates`);

const MEDICINE_WORDS = words(`
  medicine, medicines, medicated, tablet, tablets, capsule, capsules, caplets, lozenge, lozenges, linctus, cough syrup,
  nasal spray, eye drops, painkiller, painkillers, pain relief, pain reliever, antihistamine, antihistamines, hay fever relief,
  allergy relief, cold relief, cold and flu relief, heartburn relief, migraine relief, decongestant, antacid, laxative,
  antiseptic, antifungal, anti inflammatory, ibuprofen, paracetamol, aspirin, cetirizine, loratadine, fexofenadine,
  hydrocortisone, clotrimazole, loperamide, famotidine, omeprazole, nicotine patches, nicotine gum`);

/** Which medicines may be advertised to the public, and what has to be said with them. How far they were compared with their sources: see pack.rules.ts. */
export const MEDICINE_RULES: readonly PackRule[] = [
  {
    key: "prescription-only-names",
    name: "Prescription-only medicine named",
    description:
      "Medicines that need a prescription must not be advertised to the public, not even in a hashtag. Leave the name out; you may offer a consultation about the condition.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: PRESCRIPTION_ONLY,
    conditions: [
      ...["ozempic", "wegovy", "mounjaro", "saxenda", "semaglutide", "tirzepatide", "botox"].map(contains),
      matches("\\bantibiotics?\\b.{0,40}\\b(online|delivered|buy|order|today|no prescription)\\b"),
    ],
    sources: [cap("12.12"), regulation(284), BLUE_GUIDE],
  },
  {
    key: "prescription-only-euphemisms",
    name: "Prescription-only medicine by another name",
    description:
      "The words stand for a prescription-only medicine, such as 'weight loss jab' or 'anti-wrinkle injection'. Offer a consultation about the condition instead, without the treatment.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: words(`
      skinnyjab, skinnypen, skinny ject, thin pen, brotox, baby tox, babytox, beautytox, toxin treatment, glp 1, glp1, glp 1s, glp1s,
      wrinkle relaxer, wrinkle relaxers, wrinkle relaxing treatment, muscle relaxing injections, medicated weight loss,
      weight loss medication, weight loss medicine, weight loss drug, weight loss drugs, weight loss prescription,
      hay fever jab, hay fever injection, hay fever injections, without a prescription, no prescription needed,
      no prescription required`),
    conditions: [
      matches(
        "\\b(weight[ -]?loss|slimming|skinny|fat([ -]?loss)?|appetite|diet)[ -]?(jab|pen|injection|shot|ject)(s|ions?)?\\b",
      ),
      matches("\\b(anti|line|smooth)?[ -]?wrinkle[ -]?(relaxing |smoothing )?(injection|injectable|jab|shot)s?\\b"),
      matches("\\bw[ae]ight[ -]?loss (treatment|therapy) (injected|injectable|prescribed)\\b"),
    ],
    sources: [
      cap("12.12"),
      regulation(284),
      {
        title: "ASA: adverts for prescription-only weight loss injections",
        url: "https://www.asa.org.uk/news/avoid-the-asa-taking-a-jab-you-ads-featuring-prescription-only-weight-loss-injections.html",
      },
    ],
  },
  {
    key: "viagra",
    name: "Viagra that is not Viagra Connect",
    description:
      "Viagra needs a prescription and must not be advertised. Only Viagra Connect, which pharmacies sell, may be: name it in full.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: ["viagra"],
    conditions: [asksFor("Viagra Connect")],
    sources: [
      cap("12.12"),
      {
        title: "ASA: prescription-only medicines and the Code",
        url: "https://www.asa.org.uk/news/stick-to-the-script-prescription-only-medicines-and-the-code.html",
      },
    ],
  },
  {
    key: "controlled-drugs",
    name: "Controlled drug named",
    description:
      "Medicines with narcotic or psychotropic substances must not be advertised to the public. Leave them out.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: CONTROLLED,
    conditions: [],
    sources: [regulation(285), regulation(284)],
  },
  {
    key: "abortion",
    name: "Medicine to end a pregnancy",
    description: "Nothing that ends a pregnancy may be advertised to the public. Leave it out.",
    category: "MEDICAL",
    severity: "HIGH",
    keywords: words(`
      abortion pill, abortion pills, abortion tablets, morning after abortion, mifepristone, misoprostol, end your pregnancy,
      end a pregnancy, terminate your pregnancy`),
    conditions: [],
    sources: [regulation(283)],
  },
  {
    key: "read-the-label",
    name: "'Always read the label' is missing",
    description:
      "An advert for a medicine has to ask people to read the label. Add 'Always read the label.' to the disclaimer.",
    category: "REGULATORY",
    severity: "MEDIUM",
    keywords: MEDICINE_WORDS,
    conditions: [asksFor("Always read the label")],
    sources: [regulation(291), BLUE_GUIDE],
  },
  {
    key: "over-buying",
    name: "Pressure to buy more medicine than is needed",
    description:
      "Offers and deadlines make people buy more medicine than they need. Give the price of one pack, without hurry.",
    category: "ETHICAL",
    severity: "LOW",
    keywords: words(`
      3 for 2, three for two, buy one get one free, bogof, 2 for 1, two for one, stock up, stock up now, today only, hurry,
      last chance, offer ends tonight, offer ends today, while stocks last, limited time only, bulk buy`),
    conditions: [],
    sources: [BLUE_GUIDE],
  },
];
