import { nhsPage } from "../../../medicines/sources.rules";
import { complaints } from "./complaint.rules";

/** Further small things of the skin and of children, with words as loose as those of `daily.rules.ts`. */
export const DAILY_SKIN_COMPLAINTS = complaints({
  scars: {
    label: { en: "Old scar", fr: "Ancienne cicatrice", es: "Cicatriz antigua", de: "Alte Narbe" },
    patterns: {
      en: [
        "scar|scars ~ old|fade|fades|fading|cream|oil|silicone|hide|itches|itchy|sun|white|shiny|years|childhood|makeup|stretch",
        "stretch marks",
      ],
      fr: ["cicatrice|cicatrices ~ ancienne|vieille|creme|huile|attenuer|blanche|voit|soleil|moins|ans", "vergetures"],
      es: [
        "cicatriz|cicatrices ~ antigua|vieja|crema|aceite|note|blanca|disimular|sol|anos",
        "estrias ~ piel|barriga|embarazo|crema",
      ],
      de: ["narbe|narben ~ alte|alt|creme|öl|verblassen|weiss|sonne|abdecken|jahre|salbe", "dehnungsstreifen"],
    },
    unless: {
      en: ["red|hot|weeping|pus|open|bleeding|lump ~ scar", "operation|caesarean|section ~ days|week|weeks"],
      fr: ["rouge|chaude|pus|ouverte ~ cicatrice"],
      es: ["roja|caliente|pus|abierta ~ cicatriz"],
      de: ["rot|heiss|eiter|offen ~ narbe"],
    },
    source: nhsPage("Scars", "/conditions/scars/"),
  },
  "piercing-or-tattoo": {
    label: {
      en: "New piercing or tattoo",
      fr: "Piercing ou tatouage récent",
      es: "Piercing o tatuaje reciente",
      de: "Neues Piercing oder Tattoo",
    },
    patterns: {
      en: [
        "piercing|pierced|piercings|earring|earrings|studs ~ new|clean|bathe|change|week|weeks|how|when|swim|swimming|salt|sore|crust|crusty|daughter|lobes",
        "tattoo|tattoos|tattooed ~ new|peel|peels|peeling|itches|itchy|cream|how|sun|beach|swim|week|flaky|clean|after",
      ],
      fr: [
        "piercing|percage|percees|lobes|boucles ~ nettoyer|changer|semaine|semaines|rincer|nager|mer|combien|nouveau|propre",
        "tatouage|tatouages ~ pele|gratte|creme|soleil|plage|semaine|nouveau|combien|laver",
      ],
      es: [
        "piercing|pendiente|pendientes|agujeros ~ limpiar|cambiar|semana|semanas|nadar|nuevo|cuanto|hecho",
        "tatuaje|tatuajes ~ pela|pica|crema|sol|playa|semana|nuevo|lavar",
      ],
      de: [
        "piercing|ohrlöcher|ohrloch|ohrstecker ~ reinigen|wechseln|woche|wochen|schwimmen|neu|neue|gestochen|wann",
        "tattoo|tätowierung ~ schält|juckt|creme|sonne|strand|woche|neu|neues|pflege",
      ],
    },
    unless: {
      en: ["pus|hot|swollen|spreading|infected|green|embedded ~ piercing|lobe|ear|tattoo"],
      fr: ["pus|chaud|chaude|gonfle|infecte ~ lobe|oreille|tatouage|piercing"],
      es: ["pus|caliente|hinchado|infectado ~ lobulo|oreja|tatuaje|piercing"],
      de: ["eiter|heiss|geschwollen|entzündet ~ ohr|ohrläppchen|tattoo|piercing"],
    },
    source: nhsPage("Infected piercings", "/conditions/infected-piercings/"),
  },
  "hair-shedding": {
    label: {
      en: "Hairs that fall out every day",
      fr: "Cheveux qui tombent chaque jour",
      es: "Pelos que caen cada día",
      de: "Haare, die täglich ausfallen",
    },
    patterns: {
      en: [
        "hair|hairs ~ plughole|brush|shower|drain|handful|handfuls|shed|shedding|sheds|moult|moulting|50|100|hundred && baby|birth|normal|always|months|autumn|wash|washing|day|postpartum|brush|well",
        "grey|white hair|hairs ~ early|first|pluck|plucking|twenty|thirty",
      ],
      fr: [
        "cheveux ~ brosse|douche|lavabo|poignee|poignees|tombent && accouchement|bebe|automne|normal|laver|jour|toujours",
        "cheveux blancs ~ premiers|arracher|ans",
      ],
      es: [
        "pelo|pelos ~ ducha|cepillo|desague|punado|punados|caen && parto|bebe|otono|normal|lavar|dia|siempre",
        "canas ~ primeras|arrancar",
      ],
      de: [
        "haare|haar ~ abfluss|bürste|dusche|büschel|ausfallen && geburt|baby|herbst|normal|waschen|haarewaschen|immer|täglich",
        "graue haare ~ erste|ersten|ausreissen",
      ],
    },
    unless: {
      en: ["patch|patches|bald|bare|sore|tired|weight ~ hair|scalp|patch|spot"],
      fr: ["plaque|plaques ~ cheveux|crane"],
      es: ["calva|calvas ~ pelo"],
      de: ["kahle ~ stelle|stellen ~ neu"],
    },
    source: nhsPage("Hair loss", "/conditions/hair-loss/"),
  },
  "sweat-with-effort": {
    label: {
      en: "Sweat and body smell",
      fr: "Transpiration et odeurs",
      es: "Sudor y olor corporal",
      de: "Schwitzen und Körpergeruch",
    },
    patterns: {
      en: [
        "sweat|sweats|sweating|sweaty ~ pig|buckets|gym|badminton|football|training|workout|bike|spin|cycling && water|salt|drink|normal|towel|isotonic|shirt|electrolytes",
        "armpits|underarms|pits|arms ~ damp|patches|smell|smells|smelly|sweaty|whiff && shirt|shirts|deodorant|antiperspirant|blouse|teens|work|meetings|wash|house",
        "deodorant|antiperspirant",
        "body odour|odor",
        "blush|blushing|blushes",
        "scarlet|beetroot|crimson ~ front|class|times|speak|meeting",
        "ears|cheeks|face ~ scarlet|beetroot|crimson && wine|embarrassed|speak|talk|meeting|teacher|class|shy",
      ],
      fr: [
        "transpire|transpiration|sue ~ sport|badminton|velo|salle|foot|chemise|aisselles|deodorant|transpi",
        "deodorant|antitranspirant",
        "odeur|odeurs ~ aisselles|transpiration",
        "rougis|rougir ~ parle|reunion|timide|classe",
      ],
      es: [
        "sudo|sudor|suda ~ gimnasio|badminton|bici|padel|futbol|correr|camisa|axilas|pollo",
        "desodorante|antitranspirante",
        "olor ~ axilas|sudor|corporal",
        "sonrojo|sonrojarme|ruborizo ~ hablar|reunion|clase|timido|timida",
      ],
      de: [
        "schwitze|schwitzen|schweiss ~ sport|badminton|fussball|radfahren|training|hemd|achseln|schwein|fitness",
        "deo|deodorant|antitranspirant",
        "körpergeruch|schweissgeruch|achselgeruch",
        "erröte|erröten|rot ~ werde ~ reden|klasse|vortrag|schüchtern",
      ],
    },
    unless: {
      en: [
        "night sweat|sweats",
        "cold sweat",
        "chest|clammy|grey|faint|weight|drenched ~ sweat|sweats|sweating|sweaty",
      ],
      fr: ["sueurs froides|nocturnes"],
      es: ["sudor frio|nocturno"],
      de: ["nachtschweiss|kalter schweiss"],
    },
    source: nhsPage("Body odour (BO)", "/conditions/body-odour-bo/"),
  },
  "ingrown-hair": {
    label: { en: "Ingrown hair", fr: "Poil incarné", es: "Pelo enquistado", de: "Eingewachsenes Haar" },
    patterns: {
      en: ["ingrown|ingrowing hair|hairs"],
      fr: ["poil|poils incarne|incarnes"],
      es: ["pelo|pelos enquistado|enquistados|encarnado"],
      de: ["eingewachsenes|eingewachsene haar|haare"],
    },
    unless: { en: ["pus|hot|spreading|swollen|fever ~ hair|hairs"] },
    source: nhsPage("Ingrown hairs", "/conditions/ingrown-hairs/"),
  },
  molluscum: {
    label: { en: "Molluscum", fr: "Molluscum", es: "Moluscos", de: "Dellwarzen" },
    patterns: {
      en: ["molluscum|mollusca"],
      fr: ["molluscum"],
      es: ["molusco|moluscos"],
      de: ["dellwarze|dellwarzen"],
    },
    unless: { en: ["eye|eyelid|genitals ~ molluscum"] },
    source: nhsPage("Molluscum contagiosum", "/conditions/molluscum-contagiosum/"),
  },
  "shin-splints": {
    label: { en: "Shin splints", fr: "Périostite tibiale", es: "Periostitis tibial", de: "Schienbeinkantensyndrom" },
    patterns: {
      en: [
        "shin splint|splints",
        "shin|shins ~ sore|ache|aches|aching ~ running|run|jogging|couch|parkrun|treadmill|trainers",
      ],
      fr: ["periostite", "tibia|tibias ~ mal|douleur ~ courir|course|footing"],
      es: ["periostitis", "espinilla|espinillas|tibia ~ duele|duelen|dolor ~ correr|carrera"],
      de: ["schienbeinkantensyndrom", "schienbein|schienbeine ~ schmerzt|schmerzen|ziehen ~ laufen|joggen|lauf"],
    },
    unless: { en: ["swollen|swelling|numb|one|calf|hot ~ shin|shins"] },
    source: nhsPage("Shin splints", "/conditions/shin-splints/"),
  },
  "skin-tags": {
    label: { en: "Skin tag", fr: "Acrochordon", es: "Acrocordón", de: "Stielwarze" },
    patterns: {
      en: ["skin tag|tags"],
      fr: ["acrochordon|acrochordons", "petit|petits bout|bouts peau ~ cou|aisselle"],
      es: ["acrocordon|acrocordones", "verruguitas cuello"],
      de: ["stielwarze|stielwarzen|fibrom|fibrome"],
    },
    unless: { en: ["bleeding|bleeds|changed|growing|black|dark ~ tag|tags"] },
    source: nhsPage("Skin tags", "/conditions/skin-tags/"),
  },
  "slapped-cheek": {
    label: { en: "Slapped cheek", fr: "Cinquième maladie", es: "Quinta enfermedad", de: "Ringelröteln" },
    patterns: {
      en: ["slapped cheek|cheeks", "fifth disease"],
      fr: ["cinquieme maladie", "megalerytheme"],
      es: ["quinta enfermedad", "eritema infeccioso"],
      de: ["ringelröteln"],
    },
    unless: { en: ["pregnant|anaemia|sickle ~ slapped|cheek"] },
    source: nhsPage("Slapped cheek syndrome", "/conditions/slapped-cheek-syndrome/"),
  },
  "spider-veins": {
    label: { en: "Thread veins", fr: "Petites veines visibles", es: "Arañas vasculares", de: "Besenreiser" },
    patterns: {
      en: [
        "thread|spider veins|vein",
        "varicose veins|vein ~ tights|stockings|standing|legs|ugly|look|mild|small|years|always",
      ],
      fr: ["varicosites|varicosite", "petites|petite veines|veine ~ jambes|bleues"],
      es: ["aranas vasculares", "varices pequenas", "arañitas piernas"],
      de: ["besenreiser", "kleine krampfadern"],
    },
    unless: { en: ["hot|hard|painful|bleeding|ulcer|swollen ~ vein|veins"] },
    source: nhsPage("Varicose veins", "/conditions/varicose-veins/"),
  },
});
