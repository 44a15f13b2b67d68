/** The kinds of medicine that matter to what is sold without a prescription. */
export type MedicineClass =
  | "painkiller"
  | "nsaid"
  | "anticoagulant"
  | "antiplatelet"
  | "ssri-or-snri"
  | "tricyclic"
  | "maoi"
  | "ace-or-arb"
  | "blood-pressure"
  | "diuretic"
  | "oral-steroid"
  | "steroid"
  | "lithium"
  | "methotrexate"
  | "quinolone"
  | "opioid"
  | "antihistamine"
  | "sedating"
  | "epilepsy-medicine"
  | "tuberculosis-medicine"
  | "transplant-medicine"
  | "heart-rhythm"
  | "ginkgo"
  | "decongestant"
  | "anticholinergic"
  | "thyroid"
  | "iron"
  | "antifungal"
  | "acid-reducer"
  | "hiv-medicine"
  | "antibiotic"
  | "other";

/** An ingredient, its classes, and its names in four languages, parted by commas. All names are folded by the reader. */
type Substance = readonly [id: string, classes: readonly MedicineClass[], names: string];

export const SUBSTANCES: readonly Substance[] = [
  ["paracetamol", ["painkiller"], "paracetamol, acetaminophen, paracétamol, paracetamole, paracetemol"],
  ["ibuprofen", ["nsaid"], "ibuprofen, ibuprofène, ibuprofeno, ibuprofin, dexibuprofen"],
  [
    "aspirin",
    ["nsaid", "antiplatelet"],
    "aspirin, aspirine, aspirina, asprin, acetylsalicylic acid, acide acétylsalicylique, ácido acetilsalicílico, Acetylsalicylsäure, ass",
  ],
  ["naproxen", ["nsaid"], "naproxen, naproxène, naproxeno"],
  ["diclofenac", ["nsaid"], "diclofenac, diclofénac, diclofenaco"],
  [
    "other-nsaid",
    ["nsaid"],
    "nsaid, nsaids, anti-inflammatory, anti inflammatories, antiinflammatory, ains, aine, aines, nsar, celecoxib, etoricoxib, meloxicam, indometacin, indomethacin, ketoprofen, mefenamic acid, piroxicam, etodolac, dexketoprofeno, nimesulide, metamizol",
  ],
  ["flurbiprofen", ["nsaid"], "flurbiprofen, flurbiprofène, flurbiprofeno"],
  [
    "warfarin",
    ["anticoagulant"],
    "warfarin, warfarine, warfarina, acenocoumarol, acenocumarol, phenprocoumon, fluindione",
  ],
  [
    "apixaban",
    ["anticoagulant"],
    "apixaban, rivaroxaban, edoxaban, dabigatran, heparin, héparine, heparina, dalteparin, enoxaparin, tinzaparin, blood thinner, blood thinners, anticoagulant, anticoagulants, anticoagulante, anticoagulantes, Blutverdünner, Gerinnungshemmer",
  ],
  ["clopidogrel", ["antiplatelet"], "clopidogrel, ticagrelor, prasugrel, dipyridamole, antiplatelet"],
  [
    "ssri",
    ["ssri-or-snri"],
    "ssri, ssris, snri, sertraline, citalopram, escitalopram, fluoxetine, fluoxetin, fluoxetina, paroxetine, paroxetin, paroxetina, fluvoxamine, venlafaxine, venlafaxin, venlafaxina, duloxetine, duloxetin, duloxetina, vortioxetine, sertralin, sertralina, antidepressant, antidepressants, antidépresseur, antidépresseurs, antidepresivo, antidepresivos, Antidepressivum, Antidepressiva, mirtazapine, trazodone",
  ],
  [
    "tricyclic",
    ["tricyclic", "sedating", "anticholinergic"],
    "amitriptyline, amitriptylin, amitriptilina, nortriptyline, imipramine, clomipramine, dosulepin, lofepramine, trimipramine, doxepin",
  ],
  [
    "maoi",
    ["maoi"],
    "maoi, maois, phenelzine, tranylcypromine, isocarboxazid, moclobemide, selegiline, rasagiline, linezolid, imao",
  ],
  [
    "ramipril",
    ["ace-or-arb", "blood-pressure"],
    "ramipril, lisinopril, perindopril, enalapril, captopril, losartan, candesartan, valsartan, irbesartan, olmesartan, telmisartan, ace inhibitor, ace inhibitors, sacubitril",
  ],
  [
    "amlodipine",
    ["blood-pressure"],
    "amlodipine, amlodipin, amlodipino, felodipine, nifedipine, lercanidipine, diltiazem, verapamil, doxazosin, blood pressure tablets, blood pressure medicine, Blutdrucktabletten",
  ],
  [
    "beta-blocker",
    ["blood-pressure"],
    "bisoprolol, atenolol, propranolol, metoprolol, carvedilol, nebivolol, labetalol, beta blocker, beta blockers",
  ],
  [
    "diuretic",
    ["diuretic", "blood-pressure"],
    "furosemide, furosemid, furosemida, bumetanide, bendroflumethiazide, indapamide, hydrochlorothiazide, spironolactone, eplerenone, torasemide, water tablet, water tablets, diuretic, diuretics, diurétique, diurético, Entwässerungstabletten",
  ],
  [
    "oral-steroid",
    ["oral-steroid", "steroid"],
    "prednisolone, prednisone, prednisolon, prednison, prednisolona, dexamethasone, methylprednisolone, steroid tablets, steroids, steroid, cortisone, corticoïdes, corticoides, Kortison, Cortison",
  ],
  ["lithium", ["lithium"], "lithium, litio"],
  ["methotrexate", ["methotrexate"], "methotrexate, méthotrexate, metotrexato, methotrexat"],
  [
    "quinolone",
    ["quinolone"],
    "ciprofloxacin, levofloxacin, moxifloxacin, ofloxacin, ciprofloxacine, ciprofloxacino, quinolone, quinolones",
  ],
  ["codeine", ["opioid", "sedating"], "codeine, codéine, codeína, codein, dihydrocodeine"],
  [
    "opioid",
    ["opioid", "sedating"],
    "morphine, morphin, morfina, tramadol, oxycodone, fentanyl, buprenorphine, methadone, tapentadol, opioid, opioids, opiate, opiates, tilidin",
  ],
  [
    "sedative",
    ["sedating"],
    "diazepam, lorazepam, temazepam, zopiclone, zolpidem, nitrazepam, melatonin, melatonina, mélatonine, sleeping tablets, sleeping pills, quetiapine, olanzapine, promethazine, risperidone",
  ],
  ["cetirizine", ["antihistamine"], "cetirizine, cétirizine, cetirizin, cetirizina, levocetirizine"],
  ["loratadine", ["antihistamine"], "loratadine, loratadin, loratadina, desloratadine"],
  ["fexofenadine", ["antihistamine"], "fexofenadine, fexofenadin, fexofenadina, bilastine, bilastina"],
  [
    "antihistamine",
    ["antihistamine"],
    "antihistamine, antihistamines, antihistaminique, antihistamínico, Antihistaminikum",
  ],
  [
    "chlorphenamine",
    ["antihistamine", "sedating", "anticholinergic"],
    "chlorphenamine, chlorpheniramine, diphenhydramine, doxylamine, hydroxyzine, dexclorfeniramina, dimetinden",
  ],
  [
    "pseudoephedrine",
    ["decongestant"],
    "pseudoephedrine, pseudoéphédrine, pseudoefedrina, Pseudoephedrin, phenylephrine, phényléphrine, fenilefrina, ephedrine",
  ],
  ["xylometazoline", ["decongestant"], "xylometazoline, xylometazolin, xilometazolina, oxymetazoline, oximetazolina"],
  ["dextromethorphan", ["other"], "dextromethorphan, dextrométhorphane, dextrometorfano"],
  ["guaifenesin", ["other"], "guaifenesin, guaifénésine, guaifenesina"],
  ["glycerol", ["other"], "simple linctus, glycerol, glycerin, glycérine, glicerina"],
  [
    "omeprazole",
    ["acid-reducer"],
    "omeprazole, oméprazole, omeprazol, lansoprazole, esomeprazole, pantoprazole, pantoprazol, rabeprazole, ppi, famotidine",
  ],
  [
    "antacid",
    ["other"],
    "antacid, antacids, calcium carbonate, magnesium carbonate, sodium alginate, sodium bicarbonate, aluminium hydroxide",
  ],
  ["loperamide", ["other"], "loperamide, lopéramide, loperamida, loperamid"],
  [
    "macrogol",
    ["other"],
    "macrogol, ispaghula, lactulose, lactulosa, docusate, laxative, laxatives, laxatif, laxante, Abführmittel",
  ],
  ["senna", ["other"], "senna, séné, sen, bisacodyl, bisacodilo"],
  ["hydrocortisone", ["steroid"], "hydrocortisone, hydrocortison, hidrocortisona"],
  [
    "clotrimazole",
    ["antifungal"],
    "clotrimazole, clotrimazol, miconazole, terbinafine, econazole, ketoconazole, fluconazole, itraconazole",
  ],
  ["aciclovir", ["other"], "aciclovir, acyclovir, valaciclovir"],
  ["beclometasone", ["steroid"], "beclometasone, beclomethasone, fluticasone, mometasone, budesonide, triamcinolone"],
  ["lidocaine", ["other"], "lidocaine, lidocaïne, lidocaína, lidocain, benzocaine, local anaesthetic"],
  ["benzydamine", ["nsaid"], "benzydamine, bencidamina, benzydamin"],
  ["simeticone", ["other"], "simeticone, simethicone, siméticone, simeticona, simeticon"],
  [
    "hyoscine",
    ["anticholinergic"],
    "hyoscine, scopolamine, butylscopolamine, butilescopolamina, butylscopolamin, oxybutynin, solifenacin, tolterodine, mebeverine",
  ],
  ["salicylic-acid", ["other"], "salicylic acid, acide salicylique, ácido salicílico, Salicylsäure"],
  ["benzoyl-peroxide", ["other"], "benzoyl peroxide, peroxyde de benzoyle, peróxido de benzoilo, Benzoylperoxid"],
  ["dimeticone", ["other"], "dimeticone, dimethicone, dimeticona, dimeticon, permethrin, malathion"],
  [
    "epilepsy-medicine",
    ["epilepsy-medicine"],
    "carbamazepine, phenytoin, phenobarbital, primidone, lamotrigine, levetiracetam, valproate, sodium valproate, topiramate, carbamazepina, carbamazepin",
  ],
  ["gabapentin", ["sedating", "epilepsy-medicine"], "gabapentin, pregabalin, gabapentina, pregabalina"],
  ["tuberculosis-medicine", ["tuberculosis-medicine"], "rifampicin, isoniazid, rifampicina, rifampicine"],
  [
    "ciclosporin",
    ["transplant-medicine"],
    "ciclosporin, cyclosporine, ciclosporine, ciclosporina, tacrolimus, azathioprine, mycophenolate",
  ],
  ["digoxin", ["heart-rhythm"], "digoxin, digoxine, digoxina, amiodarone, flecainide, sotalol"],
  ["ginkgo", ["ginkgo"], "ginkgo, ginkgo biloba"],
  ["st-johns-wort", ["ssri-or-snri"], "st johns wort, millepertuis, hierba de san juan, Johanniskraut"],
  ["levothyroxine", ["thyroid"], "levothyroxine, lévothyroxine, levotiroxina, levothyroxin, carbimazole"],
  ["iron", ["iron"], "iron, iron tablets, ferrous sulphate, ferrous sulfate, ferrous fumarate, fer, hierro, Eisen"],
  ["hiv-medicine", ["hiv-medicine"], "ritonavir, dolutegravir, darunavir, efavirenz, cobicistat, prep"],
  [
    "harmless",
    ["other"],
    "atorvastatin, simvastatin, rosuvastatin, pravastatin, statin, statins, atorvastatina, simvastatina, metformin, metformine, metformina, insulin, insuline, insulina, gliclazide, sitagliptin, empagliflozin, dapagliflozin, salbutamol, ventolin, inhaler, inhalers, salmeterol, montelukast, tiotropium, vitamin d, vitamin c, vitamin b12, folic acid, multivitamin, multivitamins, vitamins, vitaminas, vitamines, the pill, contraceptive pill, microgynon, desogestrel, mirena, coil, hrt, estradiol, oestrogen, progesterone, tamoxifen, letrozole, allopurinol, alendronic acid, calcium, omega 3, fish oil, finasteride, tamsulosin, sildenafil, sumatriptan, bisphosphonate, creatine, probiotic, probiotics, magnesium",
  ],
  [
    "penicillin",
    ["antibiotic"],
    "penicillin, penicillins, pénicilline, penicilina, Penicillin, penizillin, amoxicillin, amoxicilline, amoxicilina, co amoxiclav, ampicillin, flucloxacillin, phenoxymethylpenicillin, penicillin v, pivmecillinam",
  ],
  [
    "antibiotic",
    ["antibiotic"],
    "doxycycline, erythromycin, clarithromycin, azithromycin, trimethoprim, nitrofurantoin, cefalexin, metronidazole, antibiotic, antibiotics, antibiotique, antibiotiques, antibiótico, antibióticos, Antibiotikum, Antibiotika, sulfa, sulfonamides",
  ],
];
