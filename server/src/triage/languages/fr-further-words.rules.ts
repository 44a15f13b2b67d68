import { FRENCH_FURTHER_URGENT_WORDS } from "./fr-further-urgent-words.rules";
import type { ConceptWords } from "./language.rules";

/** The French words of what was added later, by concept. */
export const FRENCH_FURTHER_WORDS: Readonly<Record<string, ConceptWords>> = {
  ...FRENCH_FURTHER_URGENT_WORDS,
  "dangerous-vital-signs": {
    patterns: [
      "saturation ~ basse|effondree|chute|desature",
      "choc septique|hemorragique|cardiogenique|hypovolemique|anaphylactique",
      "tension ~ effondree|imprenable",
      "marbrures ~ genou|genoux|jambe|jambes|peau",
      "glasgow ~ inferieur|altere",
    ],
  },
  "water-on-the-lungs": {
    patterns: [
      "crachat|crachats|mousse|glaire ~ mousseux|mousseuse|rosee|rosees && respire|respirer|souffle|crache|tousse|bouche",
      "oedeme pulmonaire|poumon|poumons",
      "eau ~ poumon|poumons",
      "reveille ~ suffoquant|noyer|noie",
    ],
  },
  "very-high-blood-pressure-with-signs": {
    patterns: [
      "@bp-very-high && tete|vue|vision|flou|poitrine|essouffle|confus",
      "tension ~ haute|elevee|enorme && vois|vue|vision ~ flou|floue|trouble|double",
      "hta maligne",
      "poussee|crise|urgence hypertensive",
      "encephalopathie hypertensive",
    ],
  },
  "stroke-signs-in-notes": {
    patterns: [
      "deficit ~ moteur|focal|neurologique|hemicorporel",
      "dysarthrie|hemianopsie|hemicorporel",
      "lache ~ objets|tasse|verre|fourchette && main|bras",
      "bouche ~ travers|deviee",
      "jambe|bras ~ traine|lourd|mou && soudain|soudainement|coup|brusquement && droit|droite|gauche|cote",
    ],
  },
  "pressure-on-the-brain": {
    patterns: [
      "tete|cephalee|cephalees|migraine && <vomit> && matin|reveil|somnolent|somnolente|endort",
      "hypertension intracranienne",
      "oedeme papillaire|cerebral",
      "pupille|pupilles ~ inegales|dilatee|anisocorie|asymetriques",
      "tete|cephalee ~ <pain> && somnolent|somnolente|tituber|titube|endort",
    ],
  },
  "fit-in-notes": {
    patterns: [
      "crise tonicoclonique|convulsive|generalisee",
      "tonico clonique",
      "mal epileptique",
      "bave|ecume|mousse ~ bouche|levres && tremble|secousse|secousses|raide|raidit",
      "mordu|morsure ~ langue && tremble|secousses|inconscient|confus|uriner|urine",
    ],
  },
  "headache-with-sight-loss": {
    patterns: [
      "tempe|tempes|machoire|chevelu ~ <pain> && vue|vision|vois|aveugle|flou",
      "maladie horton",
      "arterite temporale|cellules",
    ],
  },
  "infection-around-the-eye": {
    patterns: [
      "oeil|paupiere|orbite ~ <swollen> && <fever>|@hot",
      "cellulite orbitaire|retroseptale|periorbitaire",
      "exophtalmie",
      "oeil ~ exorbite|ressort && <swollen>|<fever>|rouge",
    ],
  },
  "sepsis-in-notes": {
    patterns: [
      "choc septique",
      "sepsis|septicemie|urosepsis && suspicion|signes|suspecte|<fever>|frissons|confus",
      "<fever>|@hot|infection|frissons && confus|confuse|desoriente|marbre|marbree|marbrures",
      "<fever>|@hot|infection|frissons && urine ~ plus|presque|rien",
      "bacteriemie|endocardite",
    ],
    unless: ["vaccin|prevention ~ septicemie"],
  },
  "meningitis-in-notes": {
    patterns: [
      "<fever>|@hot && nuque|cou ~ raide|raideur|bloque|bloquee",
      "purpura && <fever>|@hot|taches|fulminans|etend",
      "taches|boutons|eruption ~ effacent|disparaissent|verre && <fever>|@hot|raide|verre",
      "syndrome meninge",
      "<fever>|@hot && photophobie",
    ],
    unless: ["vaccin ~ meningite"],
  },
  "tummy-emergency": {
    patterns: [
      "<belly> ~ bois|planche|contracture|defense",
      "peritonite",
      "perforation ~ intestin|ulcere|colon|digestive|estomac",
      "appendicite ~ aigue|perforee|suspectee|suspicion|signes|peur",
      "<belly> ~ droite|droit && <pain> && sauter|saute|tousse|marche|<fever>|<vomit>",
    ],
    unless: ["opere ~ appendicite"],
  },
  "pancreas-or-bile": {
    patterns: [
      "pancreatite",
      "angiocholite|cholecystite",
      "<belly>|epigastre|epigastrique ~ <pain> && dos && <vomit>|alcool",
      "jaune|jaunisse|ictere && <fever>|@hot|frissons|confus|confuse",
      "calculs|vesicule && <fever>|@hot|frissons",
    ],
  },
  "bleeding-inside-the-gut": {
    patterns: [
      "hematemese|melena",
      "rectorragie abondante",
      "<poo> ~ noires|goudron|goudronneuses|noir && malaise|vertige|vertiges|pale|faible|anticoagulant|collantes|goudron",
      "<vomit> ~ marc cafe",
      "hemorragie digestive",
      "varices oesophagiennes && <bleed>",
    ],
    unless: ["prend|prends|comprime|comprimes fer"],
  },
  "twisted-testicle": {
    patterns: [
      "testicule|testicules|bourse|bourses|couille|couilles ~ <pain> && soudain|soudaine|soudainement|brutal|brutale|<awful>|<vomit>|reveille|brusquement",
      "testicule|testicules ~ tordu|remonte|torsion",
      "torsion testicule|testiculaire",
    ],
  },
  "child-not-responding": {
    patterns: [
      "<baby>|fillette|garcon ~ amorphe|hypotonique|inerte|apathique",
      "<baby>|fillette|garcon ~ tout|toute mou|molle",
      "<baby> ~ geint|gemit && <fever>|@hot|pale|mange",
      "<baby> ~ gris|grise|marbre|marbree|bleu|bleue && peau|teint|levres|tout|toute",
      "<baby> ~ difficile|impossible|dur reveiller",
    ],
    unless: ["yeux bleus|gris|bleu"],
  },
  "child-with-blood-and-kidney-signs": {
    patterns: [
      "syndrome hemolytique|uremique",
      "hemolytique uremique",
      "diarrhee|<poo> ~ sang|sanglante && pale|pipi|urine|petechies",
      "maladie kawasaki",
    ],
  },
  "child-swallowed-poison": {
    patterns: [
      "<baby>|fillette|garcon ~ avale|bu|mange|ingere|croque && javel|lessive|detergent|comprime|comprimes|medicament|medicaments|produit|baies|champignon|cigarette|pilule",
      "<baby> && javel|desherbant|lessive|antirouille ~ avale|bu|bouche",
      "<baby> ~ avale|pris|mange ~ pilule|pilules|comprimes|medicaments ~ grand|grandmere|mamie|papi|mes",
    ],
  },
  "too-much-medicine": {
    patterns: [
      "pris|avale|ingere|prise ~ trop|boite|plaquette|poignee|entiere ~ <tablets>",
      "surdosage|surdose|intoxication medicamenteuse",
      "injecte|pique ~ trop|mauvaise ~ insuline",
      "trompe|trompee ~ dose|insuline && trop|fois|insuline",
    ],
    unless: ["eviter|risque|prevenir surdosage|surdose", "notice ~ surdosage"],
  },
  poison: {
    patterns: [
      "avale|bu|ingere ~ javel|desherbant|antigel|essence|soude|detartrant|lessive|pesticide|acide|deboucheur|insecticide",
      "champignon|champignons|baies ~ veneneux|toxique|toxiques|veneneuse|sauvages && mange|avale|cueilli",
      "intoxication ~ chlore|fumees|cyanure|pesticide|methanol",
      "respire|inhale ~ fumee|fumees|vapeurs|chlore|gaz && tousse|toux|vertige|vertiges|poitrine|incendie|javel",
      "melange ~ javel && tousse|toux|vapeurs|gorge|respirer",
    ],
  },
  "carbon-monoxide": {
    patterns: [
      "monoxyde carbone|alarme|detecteur",
      "intoxication oxyde|oxycarbonee",
      "chaudiere|poele|brasero|chauffage && tete|nausee|nausees|vertige|vertiges|vomir|malaise && tous|toute|famille|dehors|maison|tout",
      "alarme|detecteur ~ sonne && tete|nausee|vertige|vertiges|malaise",
    ],
  },
  "diabetes-emergency-in-notes": {
    patterns: [
      "acidocetose|hyperosmolaire",
      "haleine|odeur ~ acetone|pomme|dissolvant && diabete|diabetique|soif|<vomit>|insuline",
      "diabete|diabetique|insuline|glycemie && <vomit>|confus|confuse|tremble|somnolent|somnolente|inconscient|sueurs",
      "cetones|cetone|acetone ~ elevees|elevee|positif|positives|urines|haut && sang|urines|diabete|elevees|positif",
      "hypoglycemie ~ severe|grave|confus|inconscient|remonte",
    ],
  },
  "dangerous-blood-results": {
    patterns: [
      "@potassium-high",
      "hyperkaliemie|hypokaliemie|hyponatremie ~ severe|majeure|profonde|aigue",
      "dialyse ~ manque|manquee|ratee|saute && essouffle|faible|palpitation|palpitations|gonfle|confus",
      "laboratoire|labo ~ appele|telephone && potassium|sodium|urgence|hemoglobine|plaquettes",
      "agranulocytose",
    ],
  },
  "medicine-poisoning-over-time": {
    patterns: [
      "lithium && tremble|tremblements|titube|confus|confuse|<vomit>|diarrhee",
      "digoxine && <vomit>|nausee|nausees|jaune|halos|confus|confuse|vision",
      "syndrome serotoninergique|lyell",
      "syndrome malin && neuroleptique|neuroleptiques|<fever>",
      "peau ~ decolle|cloques && bouche|yeux|levres && medicament|antibiotique|lamotrigine|allopurinol",
    ],
  },
  "electric-shock": {
    patterns: [
      "electrocute|electrocutee|foudroye|foudroyee",
      "choc|decharge|brulure electrique",
      "pris|recu|prend ~ courant|jus|foudre|decharge && prise|cable|fil|courant|foudre|appareil|electrique|haute",
    ],
    unless: ["pris foudre amour"],
  },
  "serious-burn": {
    patterns: [
      "brule|brulee|brulure|brulures|ebouillante ~ visage|cou|genital|genitaux|parties|troisieme|profonde|etendue|chimique|carbonisee",
      "<baby> && brule|brulee|ebouillante|ebouillantee|brulure ~ eau|cafe|huile|fer|bouillante|bain|soupe",
      "huile|eau|soupe|cafe ~ bouillante|bouillant|brulante && renverse|renversee|verse|ebouillante ~ visage|jambe|jambes|bras|ventre|torse|main|mains|corps",
      "acide|soude|caustique ~ peau|visage|bras && brule|brulure|eclabousse",
    ],
    unless: ["coup soleil", "bouillotte", "brulures estomac"],
  },
  "nearly-drowned": {
    patterns: [
      "failli|presque|manque noyer|noye|noyee",
      "noye|noyee ~ piscine|mer|lac|baignoire|etang",
      "sorti|sortie|repeche|repechee|retrouve ~ eau|piscine|baignoire|lac|riviere && inconscient|tousse|respire|bleu|bleue|inanime|vomit|repeche",
      "bu|avale|inhale ~ tasse|eau ~ piscine|mer|baignade && tousse|respire|respirer|somnolent|essouffle",
      "accident ~ plongee|decompression && articulations|engourdi|vertige|vertiges|essouffle|paralyse|decompression",
    ],
  },
  "major-accident": {
    patterns: [
      "tombe|tombee|chute|saute ~ metres|etage|etages|toit|echelle|balcon|echafaudage|arbre",
      "renverse|renversee|percute|percutee|fauche ~ voiture|camion|moto|scooter|velo|auto",
      "accident ~ voiture|moto|route|scooter|tracteur && blesse|blessee|inconscient|poitrine|ventre|sang|grave|coince|ejecte",
      "ecrase|ecrasee|coince|broye ~ machine|tracteur|camion|arbre|mur|presse",
      "anticoagulant|anticoagulants|eliquis|xarelto|warfarine && tombe|tombee|chute|cogne ~ tete|crane",
    ],
  },
};
