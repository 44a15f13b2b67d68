/** Groups of French words for patterns. A word of a question is also found under its singular and without its last "e". */
export const FRENCH_GROUPS: Readonly<Record<string, string>> = {
  ask: "comment quel quelle quels quelles quand ou pourquoi qui combien est peut peux puis dois faut doit vaut mieux meilleur meilleure bon bonne conseil conseils conseillez normal utile besoin sert difference recommander",
  pain: "mal douleur douloureux douloureuse souffre souffrir fait brule brulure",
  tight:
    "serre serrement serree oppression oppresse oppresser oppressee pression poids etau ecrase ecrasement compresse lourd lourde pese pince pincement elancement poignard gene brulure etreinte comprime coince",
  chest: "poitrine thorax thoracique sternum cage poitrin thoraciques torse",
  breathe: "respirer respire respiration respirait respiratoire souffle air respirez",
  cannot: "peux peut arrive arrivons parvient parviens pouvait pouvais arrivait sais sait reussis reussit",
  bleed: "sang saigne saignement saigner saignait saignent hemorragie ensanglante sanglant",
  belly: "ventre abdomen abdominal abdominale estomac bide",
  swollen: "gonfle gonfler gonflee gonflement enfle enfler enflee enflement enflure gonflent oedeme",
  numb: "engourdi engourdie engourdissement insensible fourmillement fourmille picotement faible faiblesse paralyse paralysie mort morte mou molle",
  fever: "fievre fievreux fievreuse febrile temperature",
  pee: "uriner urine urines pipi pisser pisse",
  poo: "selle selles caca excrement",
  vomit: "vomir vomi vomit vomis vomissement vomissait vomissant gerbe gerber",
  tablets:
    "comprime comprimes cachet cachets pilule pilules gelule gelules medicament medicaments paracetamol doliprane ibuprofene codeine aspirine insuline antidepresseur somnifere dose doses",
  awful: "atroce insupportable intense terrible affreux affreuse horrible violent violente extreme pire insoutenable",
  vision: "vue vision vois voit voir",
  baby: "bebe nourrisson nouveaune enfant fils fille gamin gamine petiot @child",
  themself: "me m se s",
  pregnant: "enceinte grossesse",
  limb: "bras jambe main pied visage joue cote",
};

export const FRENCH_CHILD_PATTERNS: readonly string[] = [
  "bebe|nourrisson|enfant|fils|fille|fillette|garcon|gamin|ado|adolescent|@child",
];
