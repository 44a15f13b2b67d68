import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** Small troubles of feet, nails, skin, nose and of babies. */
export const EVERYDAY_COMPLAINTS = complaints({
  corn: {
    label: {
      en: "Corn or hard skin",
      fr: "Cor ou peau épaisse",
      es: "Callo o piel dura",
      de: "Hühnerauge oder Hornhaut",
    },
    patterns: {
      en: [
        "corn|corns|callus|calluses|callous ~ toe|toes|foot|feet|heel|shoe|shoes|skin|plaster|plasters",
        "hard skin",
      ],
      fr: ["cor|cors|durillon|durillons ~ pied|pieds|orteil|chaussures", "corne ~ pied|pieds|talon"],
      es: ["callo|callos|dureza|durezas|callosidad ~ pie|pies|dedo|zapatos|talon|parches"],
      de: ["huhnerauge|huhneraugen|hornhaut|schwiele|schwielen"],
    },
    unless: { en: ["sweet|pop corn"] },
    source: nhsPage("Corns and calluses", "/conditions/corns-and-calluses/"),
  },
  "cracked-heels": {
    label: {
      en: "Dry, cracked heels",
      fr: "Talons secs et fendillés",
      es: "Talones secos y agrietados",
      de: "Trockene, rissige Fersen",
    },
    patterns: {
      en: ["heel|heels ~ cracked|dry|cracks|rough"],
      fr: ["talon|talons ~ sec|secs|fendille|fendilles|crevasse|crevasses"],
      es: ["talon|talones ~ seco|secos|agrietado|agrietados|grietas"],
      de: ["ferse|fersen ~ trocken|trockene|rissig|rissige|schrunden"],
    },
    source: nhsPage("Dry skin", "/conditions/dry-skin/"),
  },
  chilblains: {
    label: { en: "Chilblains", fr: "Engelures", es: "Sabañones", de: "Frostbeulen" },
    patterns: {
      en: ["chilblain|chilblains", "toes|fingers ~ itchy|itching|red|purple && cold|winter|snow"],
      fr: ["engelure|engelures"],
      es: ["sabanon|sabanones"],
      de: ["frostbeule|frostbeulen"],
    },
    source: nhsPage("Chilblains", "/conditions/chilblains/"),
  },
  "smelly-feet": {
    label: {
      en: "Sweaty or smelly feet",
      fr: "Pieds qui transpirent ou sentent",
      es: "Pies que sudan o huelen",
      de: "Schweißfüße",
    },
    patterns: {
      en: ["feet|foot|trainers|shoes ~ smelly|smell|stink|stinks|sweaty|stinky|odour"],
      fr: ["pieds ~ sentent|puent|transpirent|odeur|transpiration"],
      es: ["pies ~ huelen|olor|sudan|sudor|apestan"],
      de: ["schweissfusse", "fusse ~ stinken|riechen|geruch|schwitzen"],
    },
    source: nhsPage("Smelly feet", "/conditions/smelly-feet/"),
  },
  "razor-burn": {
    label: { en: "Razor burn", fr: "Feu du rasoir", es: "Irritación del afeitado", de: "Rasurbrand" },
    patterns: {
      en: ["razor|shaving|shaved|waxing ~ burn|rash|bumps|red|irritation|spots|ingrown", "ingrown hair|hairs"],
      fr: [
        "rasoir|rasage|rase|epilation ~ feu|rougeurs|boutons|irritation|pique|piquent",
        "poil|poils incarne|incarnes",
      ],
      es: [
        "afeitado|afeitarme|afeitar|depilacion ~ irritacion|granitos|granos|rojeces|escuece",
        "pelo|pelos encarnado|encarnados|enquistado",
      ],
      de: [
        "rasurbrand|rasierbrand|rasierpickel",
        "rasieren|rasur ~ rot|pickel|brennt|gereizt",
        "eingewachsenes|eingewachsene haar|haare",
      ],
    },
    source: nhsPage("Ingrown hairs", "/conditions/ingrown-hairs/"),
  },
  "bruised-nail": {
    label: {
      en: "Bruised nail",
      fr: "Ongle écrasé ou noir",
      es: "Uña golpeada o negra",
      de: "Geprellter oder blauer Nagel",
    },
    patterns: {
      en: [
        "toenail|fingernail|nail ~ black|bruised|bruise|purple && dropped|drops|drop|hit|stubbed|banged|trapped|hammer|running",
      ],
      fr: ["ongle ~ noir|bleu && tombe|coup|marteau|coince|course"],
      es: ["una ~ negra|morada && golpe|cayo|martillo|pille|correr"],
      de: ["nagel|zehennagel|fingernagel ~ schwarz|blau && gefallen|hammer|gestossen|geklemmt|laufen"],
    },
    source: nhsPage("Nail problems", "/conditions/nail-problems/"),
  },
  "plant-or-jellyfish-sting": {
    label: {
      en: "Nettle or jellyfish sting",
      fr: "Piqûre d'ortie ou de méduse",
      es: "Picadura de ortiga o medusa",
      de: "Brennnessel- oder Quallenstich",
    },
    patterns: {
      en: ["nettle|nettles|jellyfish ~ sting|stung|stings|brushed|touched|welts"],
      fr: ["ortie|orties|meduse|meduses"],
      es: ["ortiga|ortigas|medusa|medusas"],
      de: ["brennnessel|brennnesseln|qualle|quallen|quallenberuhrung|feuerqualle"],
    },
    source: nhsPage("Jellyfish and other sea creature stings", "/conditions/jellyfish-and-other-sea-creature-stings/"),
  },
  nosebleed: {
    label: {
      en: "Short nosebleed",
      fr: "Petit saignement de nez",
      es: "Sangrado de nariz corto",
      de: "Kurzes Nasenbluten",
    },
    patterns: {
      en: ["nosebleed|nosebleeds", "nose ~ bled|bleed|bleeding|bleeds"],
      fr: ["saignement|saigne|saigner ~ nez", "epistaxis"],
      es: ["sangrado|sangra|sangrar|hemorragia ~ nariz", "epistaxis"],
      de: ["nasenbluten", "nase ~ blutet|geblutet"],
    },
    source: nhsPage("Nosebleed", "/conditions/nosebleed/"),
  },
  threadworms: {
    label: { en: "Threadworms", fr: "Oxyures", es: "Lombrices", de: "Madenwürmer" },
    patterns: {
      en: [
        "threadworm|threadworms|pinworm|pinworms",
        "worms|worm|thread|threads|wriggling ~ poo|bottom|bum|stool|nappy",
        "bottom|bum ~ itchy|itches|scratching|scratches && night|bed",
      ],
      fr: ["oxyure|oxyures|oxyurose", "vers|ver ~ selles|fesses|anus|blancs"],
      es: ["lombriz|lombrices|oxiuros", "gusano|gusanos ~ caca|culo|heces|blancos"],
      de: ["madenwurm|madenwurmer|oxyuren", "wurmer|wurmchen ~ stuhl|po|kot"],
    },
    unless: { en: ["ring worm", "worms ~ dog|cat|puppy|kitten"] },
    source: nhsPage("Threadworms", "/conditions/threadworms/"),
  },
  "cradle-cap": {
    ofBabies: true,
    label: { en: "Cradle cap", fr: "Croûtes de lait", es: "Costra láctea", de: "Kopfgneis" },
    patterns: {
      en: ["cradle cap", "scales|scaly|crusts|crusty|flakes|flaky ~ scalp|head|eyebrows && <baby>|@baby"],
      fr: ["croute|croutes lait", "ecailles|squames|croutes ~ tete|crane && bebe"],
      es: ["costra lactea", "costras|escamas ~ cabeza && bebe"],
      de: ["kopfgneis|milchschorf", "schuppen|krusten ~ kopf|kopfhaut && baby|@baby"],
    },
    source: nhsPage("Cradle cap", "/conditions/cradle-cap/"),
  },
  teething: {
    ofBabies: true,
    label: { en: "Teething", fr: "Poussée dentaire", es: "Salida de los dientes", de: "Zahnen" },
    patterns: {
      en: [
        "teething",
        "tooth|teeth ~ coming|poking|cutting|first|new && dribbling|drooling|chewing|gums|cheek|<baby>|@baby",
      ],
      fr: ["poussee dentaire", "dents ~ percent|poussent|sortent && bebe|bave|joues", "fait ses dents"],
      es: ["denticion", "dientes|diente ~ saliendo|salen|sale && bebe|babea|muerde|encias"],
      de: ["zahnt|zahnen|zahnung", "zahn|zahne ~ kommt|kommen|durchbruch && baby|@baby|sabbert"],
    },
    source: nhsPage("Teething", "/conditions/baby/babys-development/teething/"),
  },
  "baby-reflux": {
    ofBabies: true,
    label: {
      en: "A baby who brings up milk",
      fr: "Un bébé qui régurgite",
      es: "Un bebé que regurgita",
      de: "Ein Baby spuckt Milch",
    },
    patterns: {
      en: [
        "posset|possets|possetting",
        "<baby>|@baby && spits|spitting|dribbles|dribble|brings|bringing ~ milk ~ after|feed|feeds|little|bit",
      ],
      fr: ["bebe && regurgite|regurgitation|regurgitations|recrache ~ lait|biberon|peu|tetee"],
      es: ["bebe && regurgita|regurgitacion|echa|devuelve ~ leche|toma|poco|biberon"],
      de: ["baby|@baby && spuckt|speikind|aufstossen ~ milch|flasche|stillen|bisschen"],
    },
    unless: { en: ["projectile"], fr: ["jet"], es: ["chorro"], de: ["schwallartig|schwall"] },
    source: nhsPage("Reflux in babies", "/conditions/reflux-in-babies/"),
  },
});
