import type { Texts } from "../../medicines/texts.rules";
import type { WordGroups } from "../concept.rules";
import { CHILD_PATTERNS_IN_OTHER_LANGUAGES } from "../languages/all-languages.rules";

/**
 * Words that mean the same in many patterns. Inside a pattern, `<pain>` stands for any word of that group. A singular
 * stands for its plural too.
 */
export const WORD_GROUPS: Texts<WordGroups> = {
  en: {
    pain: "pain pains pian painful ache aches aching achy hurt hurts hurting sore agony tender tenderness colic killing",
    tight:
      "tight tightness tightening pressure heavy heaviness crushing crushed squeezing squeezed squashed burning discomfort stabbing weight",
    trouble:
      "trouble difficulty difficulties difficult struggle struggling struggles hard harder problem problems fighting labored laboured unable",
    breathe: "breathe breathes breath breathing brething breaths respiration",
    breathless:
      "breathless breathlessness dyspnoea dyspnea dyspnoeic dyspneic sob puffed puffing gasping tachypnoea tachypnea",
    bleed: "bleed bleeding bleeds bled blood bloody haemorrhage hemorrhage haemorrhaging",
    belly: "stomach tummy abdomen abdominal belly abdo epigastric epigastrium guts",
    swollen: "swollen swelling swell swelled swells puffy puffed oedema edema",
    numb: "numb numbness tingling tingly tingles tingle weak weakness weaker paralysed paralyzed paralysis limp dead",
    fever: "fever fevers feverish @fever febrile pyrexia pyrexial rigor rigors",
    pee: "pee peeing pees wee weeing wees urine urinate urinating urination",
    poo: "poo poos poop pooing pooed stool stools faeces feces motions",
    vomit:
      "vomit vomiting vomited vomits puking puked puke throwing threw spewing spewed retching retched chucking emesis",
    sick: "sick nausea nauseous nauseated vomit vomiting vomited vomits puking puked throwing threw spewing retching chucking queasy emesis",
    tablets:
      "tablets tablet pills pill capsules paracetamol ibuprofen codeine aspirin medicine medicines medication insulin antidepressants antidepressant dose doses meds tabs sertraline fluoxetine citalopram mirtazapine amitriptyline diazepam tramadol propranolol zopiclone paracetamols codamol cocodamol naproxen",
    awful:
      "severe severely intense excruciating terrible extreme extremely awful unbearable agony agonising agonizing horrendous worst bad painful",
    vision: "vision sight eyesight",
    baby: "baby babies newborn infant neonate toddler child son daughter kid niece nephew grandson granddaughter grandchild bubs bub bairn wean tot nipper @child",
    themself: "myself himself herself themselves themself yourself",
    pregnant: "pregnant pregnancy preggers trimester gestation primigravida gravida antenatal @gestation",
    shaking: "shaking shook jerking jerked twitching twitches",
    sudden: "sudden suddenly abrupt abruptly acute acutely",
    sweaty: "sweating sweaty sweats sweat clammy diaphoretic diaphoresis wringing",
    chest: "chest bosom breastbone sternum substernal retrosternal precordial ribcage sternal",
    grey: "grey gray ashen pale pallor white putty waxy",
    faint:
      "faint fainted fainting faints collapse collapsed collapses syncope syncopal presyncope blackout lightheaded dizzy woozy",
    drowsy: "drowsy dozy drowsiness lethargic lethargy sleepy somnolent obtunded listless unrousable",
    confused:
      "confused confusion disorientated disoriented delirious delirium encephalopathy incoherent muddled bewildered rambling",
    "head-pain": "headache headaches migraine migraines cephalgia",
    body: "thigh leg arm hand foot feet chest back belly tummy stomach face neck lap groin shoulder shin head body bottom skin genitals",
    "low-immunity":
      "chemotherapy chemo azathioprine methotrexate ciclosporin tacrolimus mycophenolate rituximab infliximab adalimumab oncology immunosuppressants immunosuppressant immunosuppressive lymphoma myeloma neutropenic neutropenia immunosuppressed immunocompromised immunosuppression transplant leukaemia leukemia asplenic splenectomy agranulocytosis carbimazole",
    "blood-thinner":
      "warfarin apixaban rivaroxaban edoxaban dabigatran anticoagulant anticoagulants anticoagulated anticoagulation bloodthinner bloodthinners eliquis xarelto clopidogrel",
    guarding: "guarding rebound rigid rigidity peritonitic peritonism peritonitis mcburney mcburneys rovsing rovsings",
    limb: "arm leg hand foot forearm calf toe finger limb thigh",
    swallowed: "swallowed swallow swallowing ate eaten drank drunk drink ingested ingestion took taken swallows",
    surgery:
      "op operation surgery replacement procedure keyhole bypass hysterectomy postoperative arthroscopy surgical",
    birth: "birth delivered postpartum postnatal postnatally caesarean delivery miscarriage abortion termination",
    vehicle: "car lorry bus train van truck vehicle tram motorbike motorcycle taxi",
    "one-side": "one left right unilateral",
    ask: "how which what when where why who can could should shall may is are do does did will would best better ok okay safe start starting often much many long good help worth need any tips recommend allowed fine normal difference suggest advice",
    gone: "gone back resolved passed better normal cleared recovered resolving",
  },
};

/** Words by which a question is about a child. A grown-up son is taken for one too: no medicine is suggested then. */
export const CHILD_PATTERNS: Texts<readonly string[]> = {
  en: ["<baby>|children|kids|sons|daughters|boy|girl|teenager|@child"],
  ...CHILD_PATTERNS_IN_OTHER_LANGUAGES,
};
