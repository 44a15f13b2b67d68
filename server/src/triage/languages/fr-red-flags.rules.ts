import type { ConceptWords } from "./language.rules";

/** The French words of further red flags, by concept. */
export const FRENCH_RED_FLAG_WORDS: Readonly<Record<string, ConceptWords>> = {
  "trapped-hernia": { patterns: ["hernie ~ dur|coince|etranglee|bloquee|<pain>|rentre"] },
  "blocked-bowel": {
    patterns: ["occlusion", "<vomit> && gaz|selle|caca ~ plus|pas && ventre|<belly>", "ventre ~ gonfle ~ gaz|<vomit>"],
  },
  "erection-that-stays": {
    patterns: [
      "erection ~ heures|passe|redescend|douloureuse|finit",
      "priapisme|paraphimosis",
      "prepuce ~ coince|bloque",
    ],
  },
  "cannot-pee": {
    patterns: [
      "<cannot> plus uriner|pisser",
      "retention urinaire|urine",
      "globe vesical",
      "impossible ~ uriner && vessie|<pain>|ventre",
    ],
  },
  "mini-stroke": {
    patterns: [
      "accident ischemique transitoire",
      "visage|bras|parole && passe|revenu|disparu && engourdi|paralyse|tombant",
    ],
  },
  "bleeding-around-the-brain": { patterns: ["hemorragie meningee|cerebrale", "anevrisme ~ rompu|tete|cerveau"] },
  "spreading-weakness": {
    patterns: ["faiblesse|paralysie ~ monte|remonte|jambes", "jambes ~ portent|repondent ~ plus", "guillain"],
  },
  "acute-glaucoma": { patterns: ["glaucome", "oeil ~ rouge && halo|flou|<vomit>|nausee && <pain>"] },
  "loose-retina": { patterns: ["decollement retine", "mouche|eclair|flash && voile|rideau|ombre"] },
  "eye-injury": { patterns: ["oeil ~ creve|perce|transperce|coup|plante|eclat|metal"] },
  "young-baby-fever": { patterns: ["<fever>|@hot && @young-baby"] },
  "child-breathing": {
    patterns: [
      "<baby> ~ respire ~ mal|vite|fort|difficilement",
      "<baby> && respire|respirer ~ mal|creuse|difficulte|geint",
    ],
  },
  "baby-belly": { patterns: ["<baby> && <vomit> ~ vert|verte|bile", "<baby> && selle|selles ~ sang|gelee"] },
  "dehydrated-child": {
    patterns: ["<baby> && couche ~ seche|seches|heures", "<baby> && boit|pleure ~ plus|rien", "<baby> ~ deshydrate"],
  },
  "swallowed-object": { patterns: ["avale ~ pile|aimant|aimants|verre|lame|epingle|aiguille|piece"] },
  "bite-to-the-face": { patterns: ["mordu ~ visage|figure", "vipere|serpent|scorpion ~ mordu|morsure|pique"] },
  "heart-attack-signs": {
    patterns: ["machoire|bras && sueur|transpire|nausee && douleur|mal|oppression"],
  },
  "torn-or-swollen-aorta": {
    patterns: ["dechire|dechirure|dechirement ~ poitrine|dos|thorax", "anevrisme|dissection aorte"],
  },
  "clot-on-the-lung": { patterns: ["embolie", "essouffle|respirer|souffle && mollet|phlebite|jambe ~ gonfle"] },
  "severe-asthma": { patterns: ["asthme ~ parler|grave|severe|ventoline", "crise asthme"] },
  "dangerous-heart-rhythm": { patterns: ["coeur ~ vite|emballe|irregulier && evanoui|malaise|essouffle|poitrine"] },
  "collapsed-lung": { patterns: ["pneumothorax", "poumon ~ perfore|affaisse"] },
  "sickle-cell-crisis": { patterns: ["drepanocytose|drepanocytaire ~ crise|douleur|fievre"] },
  "fever-with-low-immunity": {
    patterns: ["<fever>|@hot && chimio|chimiotherapie|greffe|immunodeprime|leucemie|aplasie"],
  },
  "flesh-infection": { patterns: ["gangrene|fasciite", "peau|rougeur|plaie ~ noire|noir|etend ~ vite|vite <pain>"] },
  "throat-closing-infection": { patterns: ["angine|gorge && bave|salive|ouvrir ~ bouche", "trismus|epiglottite"] },
  "fever-after-the-tropics": { patterns: ["<fever> && afrique|paludisme|malaria|tropical|tropiques"] },
  "infected-joint": { patterns: ["genou|articulation|hanche|coude ~ chaud|rouge|gonfle && <fever>"] },
  "lockjaw-or-rabies-risk": {
    patterns: [
      "tetanos ~ machoire|raide|raideur|spasme|spasmes|signes|contracture|attrape",
      "tetanos && rouille|rouillee|plaie|blesse && machoire|raide|raideur|spasme|spasmes",
      "botulisme",
      "rage && mordu|mordue|morsure|griffe|leche|bave|enrage|enragee",
      "mordu|mordue|morsure|griffe ~ enrage|enragee|errant|singe|renard|chauve",
      "machoire ~ bloquee|serree && plaie|ouvrir",
      "chauve souris ~ mordu|griffe",
    ],
    unless: ["vaccin|rappel|vaccination ~ tetanos|rage"],
  },
  "dangerously-cold": { patterns: ["hypothermie|gele|gelee ~ froid|conscient|tremble|mains", "@cold"] },
  "heat-stroke": { patterns: ["coup chaleur", "chaleur|soleil && confus|inconscient|convulsion|delire"] },
  "spine-injury": { patterns: ["cou|dos|colonne ~ accident|chute|choc && bouger|sens|engourdi|fourmillement"] },
  "piercing-injury": { patterns: ["poignarde|empale|transperce", "couteau|balle|clou ~ plante|enfonce|recu"] },
  "bad-break": {
    patterns: ["os ~ sort|visible", "jambe|bras|poignet|cheville ~ tordu|deforme|angle", "col femur"],
    unless: ["tordu|tordue la|le|ma|sa|les cheville|poignet|pied|chevilles"],
  },
  "limb-without-blood": {
    patterns: ["jambe|bras|pied|main ~ froid|froide|blanche|blanc|pale ~ <pain>|sens", "syndrome loge"],
  },
  "bleeding-after-operation": { patterns: ["operation|opere|operee|chirurgie && <bleed>|<fever>|malaise"] },
  "danger-from-the-mind": {
    patterns: ["psychose|psychotique|hallucination|paranoia && dangereux|voix|peur|veut", "delire ~ persecution"],
  },
  "severe-withdrawal": {
    patterns: ["sevrage|manque && alcool|drogue && tremble|convulsion|hallucination|confus", "delirium tremens"],
  },
  "adrenal-crisis": { patterns: ["addison|surrenale|cortisone && <vomit>|malaise|faible|arrete"] },
  "ectopic-pregnancy": { patterns: ["extra uterine", "<pregnant>|retard ~ regles && <belly>|epaule && <pain>"] },
  "pre-eclampsia": { patterns: ["<pregnant> && tete && mouche|vue|gonfle|oedeme", "preeclampsie|eclampsie"] },
  "bleeding-or-pain-in-pregnancy": { patterns: ["<pregnant> && <bleed>", "<pregnant> && perdu|perds eaux"] },
  "baby-moves-less": { patterns: ["<pregnant> && bouge ~ moins|plus", "bebe ~ bouge ~ moins|plus"] },
  "after-birth-emergency": {
    patterns: [
      "accouche|accouchement && <bleed> ~ beaucoup|abondant|caillot",
      "accouche|accouchement && <fever>|convulsion|souffle",
    ],
  },
  "heavy-bleeding-down-below": {
    patterns: ["regles|vagin|vaginal ~ hemorragique|caillots|trempe|heure", "hemorragie vaginale"],
  },
  "twisted-ovary": { patterns: ["ovaire ~ torsion|tordu|douleur", "torsion ovaire"] },
};
