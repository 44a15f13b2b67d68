import type { ConceptWords } from "./language.rules";

/** The German words of further red flags, by concept. */
export const GERMAN_RED_FLAG_WORDS: Readonly<Record<string, ConceptWords>> = {
  "trapped-hernia": { patterns: ["leistenbruch|hernie|nabelbruch ~ hart|eingeklemmt|schmerzt|zurückdrücken"] },
  "blocked-bowel": {
    patterns: ["darmverschluss|ileus", "<vomit> && winde|stuhlgang ~ kein|keine|keinen && bauch|<belly>"],
  },
  "erection-that-stays": {
    patterns: [
      "erektion ~ stunden|weg|schmerzhaft",
      "priapismus|dauererektion|paraphimose",
      "vorhaut ~ klemmt|eingeklemmt",
    ],
  },
  "cannot-pee": { patterns: ["<cannot> ~ nicht ~ wasserlassen|pinkeln|urinieren", "harnverhalt|harnverhaltung"] },
  "mini-stroke": { patterns: ["transitorische attacke"] },
  "bleeding-around-the-brain": {
    patterns: ["hirnblutung|subarachnoidalblutung|gehirnblutung", "aneurysma ~ geplatzt|kopf|gehirn"],
  },
  "spreading-weakness": {
    patterns: ["schwäche|lähmung ~ aufsteigend|beine|steigt", "beine ~ versagen|tragen ~ nicht", "guillain"],
  },
  "acute-glaucoma": { patterns: ["glaukom|glaukomanfall", "auge ~ rot && ringe|verschwommen|<vomit>|übel && <pain>"] },
  "loose-retina": { patterns: ["netzhautablösung", "blitze|fliegen && vorhang|schatten|schleier"] },
  "eye-injury": { patterns: ["auge ~ durchstochen|gestochen|metallsplitter|splitter|verletzt|schlag"] },
  "young-baby-fever": { patterns: ["<fever>|@hot && @young-baby"] },
  "child-breathing": {
    patterns: [
      "<baby> ~ atmet ~ schwer|schnell|schlecht|komisch",
      "<baby> && atmet|atmen ~ einziehungen|stöhnt|schwer",
      "<baby> ~ luft ~ schlecht|kaum|keine",
    ],
  },
  "baby-belly": { patterns: ["<baby> && <vomit> ~ grün|galle", "<baby> && stuhl|windel ~ blut|blutig"] },
  "dehydrated-child": {
    patterns: ["<baby> && windel ~ trocken|stunden", "<baby> && trinkt ~ nichts|nicht", "<baby> ~ ausgetrocknet"],
  },
  "swallowed-object": {
    patterns: ["verschluckt|geschluckt ~ batterie|knopfzelle|magnet|magnete|glas|nadel|münze|klinge"],
  },
  "bite-to-the-face": { patterns: ["gebissen ~ gesicht", "kreuzotter|schlange|skorpion ~ gebissen|biss|gestochen"] },
  "heart-attack-signs": {
    patterns: ["kiefer|arm && schweiss|schwitzt|schwitze|übel && schmerz|druck|schmerzen"],
  },
  "torn-or-swollen-aorta": {
    patterns: ["reissend|reissende|zerreissend ~ brust|rücken", "aneurysma|aortendissektion|bauchaortenaneurysma"],
  },
  "clot-on-the-lung": { patterns: ["lungenembolie|embolie", "atemnot|luft && wade|thrombose|bein ~ geschwollen"] },
  "severe-asthma": { patterns: ["asthma ~ sprechen|schwer|spray", "asthmaanfall|asthmaattacke"] },
  "dangerous-heart-rhythm": {
    patterns: ["herzrasen|herzstolpern && ohnmächtig|bewusstlos|schwindelig|brust|umgekippt"],
  },
  "collapsed-lung": { patterns: ["pneumothorax|lungenriss", "lunge ~ kollabiert|gerissen"] },
  "sickle-cell-crisis": { patterns: ["sichelzellkrankheit|sichelzellkrise|sichelzell|sichelzellenanämie"] },
  "fever-with-low-immunity": {
    patterns: ["<fever>|@hot && chemo|chemotherapie|transplantiert|immunsupprimiert|leukämie"],
  },
  "flesh-infection": { patterns: ["gangrän|fasziitis|gasbrand", "haut|wunde|rötung ~ schwarz|breitet ~ schnell"] },
  "throat-closing-infection": {
    patterns: ["mandelentzündung|halsschmerzen && sabbert|speichel|kieferklemme", "kieferklemme|epiglottitis"],
  },
  "fever-after-the-tropics": { patterns: ["<fever> && afrika|malaria|tropen|tropisch"] },
  "infected-joint": { patterns: ["knie|gelenk|hüfte|ellbogen ~ heiss|rot|geschwollen && <fever>"] },
  "lockjaw-or-rabies-risk": {
    patterns: [
      "wundstarrkrampf|tollwut|botulismus ~ verdacht|biss|bisswunde|gebissen|wunde|kiefer",
      "tetanus ~ kieferklemme|kiefersperre|krämpfe|muskelkrämpfe|rostigen|schlucken|steif",
      "kiefersperre|kiefer ~ verkrampft|blockiert|sperrt && wunde|nagel|rostigen|verletzung",
      "fledermaus ~ gebissen|gekratzt",
    ],
  },
  "dangerously-cold": { patterns: ["unterkühlt|unterkühlung", "@cold"] },
  "heat-stroke": { patterns: ["hitzschlag", "hitze|sonne && verwirrt|bewusstlos|krampft"] },
  "spine-injury": { patterns: ["hals|nacken|rücken|wirbelsäule ~ unfall|sturz|gestürzt && bewegen|spüre|kribbeln"] },
  "piercing-injury": {
    patterns: ["stichwunde|schusswunde|niedergestochen|gepfählt", "messer|nagel ~ steckt|gestochen"],
  },
  "bad-break": {
    patterns: [
      "knochen ~ schaut|ragt",
      "bein|arm|handgelenk|knöchel ~ verdreht|verformt|krumm",
      "oberschenkelhalsbruch|hüftbruch",
    ],
  },
  "limb-without-blood": { patterns: ["bein|arm|fuss|hand ~ kalt|weiss|blass ~ <pain>|taub", "kompartmentsyndrom"] },
  "bleeding-after-operation": { patterns: ["operation|operiert|op && <bleed>|<fever>|kollabiert"] },
  "danger-from-the-mind": {
    patterns: [
      "psychose|psychotisch|halluziniert|halluzinationen|paranoid && gefahr|stimmen|angst|will",
      "verfolgungswahn",
    ],
  },
  "severe-withdrawal": {
    patterns: ["entzug && alkohol|drogen && zittert|krampf|halluziniert|verwirrt", "delirium tremens"],
  },
  "adrenal-crisis": { patterns: ["addison|nebenniere|kortison && <vomit>|kollabiert|schwach|abgesetzt"] },
  "ectopic-pregnancy": {
    patterns: ["eileiterschwangerschaft|bauchhöhlenschwangerschaft", "<pregnant> && schulter ~ <pain>"],
  },
  "pre-eclampsia": {
    patterns: ["<pregnant> && kopfschmerzen && flimmern|sehstörungen|geschwollen", "präeklampsie|eklampsie"],
  },
  "bleeding-or-pain-in-pregnancy": { patterns: ["<pregnant> && <bleed>", "<pregnant> && fruchtblase"] },
  "baby-moves-less": { patterns: ["<pregnant> && bewegt ~ weniger|nicht", "weniger kindsbewegungen"] },
  "after-birth-emergency": {
    patterns: ["geburt|entbunden|kaiserschnitt && <bleed> ~ stark|viel", "geburt|kaiserschnitt && <fever>|krampf"],
  },
  "heavy-bleeding-down-below": {
    patterns: ["periode|vagina|scheide ~ klumpen|durchnässt|sturzblutung", "vaginale blutung"],
  },
  "twisted-ovary": { patterns: ["eierstock ~ verdreht|torsion|schmerz", "ovarialtorsion|stieldrehung"] },
};
