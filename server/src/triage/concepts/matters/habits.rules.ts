import { nhsPage } from "../../../medicines/sources.rules";
import { matters } from "./matter.rules";

/** Questions about the home, washing, looks and periods in which nobody is unwell. */
export const HABIT_MATTERS = matters({
  "home-and-habits": {
    onlyAlone: "everybody",
    allows: "skin hair face legs leg feet neck back head haut visage piel cara",
    label: {
      en: "Home, washing and looks",
      fr: "Maison, hygiène et apparence",
      es: "Casa, higiene y aspecto",
      de: "Zuhause, Waschen und Aussehen",
    },
    patterns: {
      en: [
        "pillow|pillows|mattress|duvet|posture|chair|desk ~ <ask>",
        "shower|showers|showering|bath|baths|bathing|sauna|jacuzzi|soap|handwash|sanitiser|towel|towels|flannel ~ <ask>",
        "shampoo|conditioner|hairdryer|straighteners|wig|perm|highlights|extensions ~ <ask>",
        "makeup|mascara|perfume|foundation|lipstick|moisturiser|moisturizer|serum|retinol|cleanser|toner|exfoliate|exfoliating|facial|botox|filler|microblading ~ <ask>",
        "wrinkle|wrinkles|freckle|freckles|dimples|eyebrows|eyelashes|lashes ~ <ask>",
        "smartwatch|fitbit|watch ~ steps|sleep|score|charge|wear",
        "humidifier|dehumidifier|purifier|fan|radiator|thermostat|heating ~ <ask>",
        "mindfulness|journaling|meditation|app ~ <ask> ~ relax|calm|mindfulness|meditation|habit|habits",
        "toothbrush|flannel|sponge|razor ~ share|sharing|replace|often",
        "nail polish|varnish|acrylics|manicure|pedicure",
        "hair ~ dye|dyed|dyeing|bleach|bleaching|colour|coloured|wash|washing|greasy|frizzy|split|trim ~ <ask>",
        "puppy|kitten|rabbit|hamster|dog|cat|budgie|guinea ~ licked|licks|lick|sleeps|bedroom|bed|hygienic|unhealthy|harm|germs ~ <ask>",
        "pet|pets|puppy|kitten|rabbit|hamster ~ <ask> ~ room|bedroom|bed|licked|unhealthy|allergies",
      ],
      fr: [
        "oreiller|oreillers|matelas|couette|posture|chaise|bureau ~ <ask>",
        "douche|douches|bain|bains|sauna|savon|serviette|serviettes ~ <ask>",
        "shampoing|shampooing|coloration|teinture|lisseur ~ <ask>",
        "maquillage|parfum|rouge levres|fond teint|hydratant|hydratante|serum ~ <ask>",
        "ride|rides|sourcils|cils|taches rousseur ~ <ask>",
        "montre connectee",
        "humidificateur|chauffage|ventilateur ~ <ask>",
        "chien|chat|lapin|chiot|chaton ~ leche|lit|chambre ~ <ask>",
      ],
      es: [
        "almohada|almohadas|colchon|edredon|postura|silla ~ <ask>",
        "ducha|duchas|ducharse|ducharme|bano|sauna|jabon|toalla|toallas ~ <ask>",
        "champu|tinte|mechas|plancha pelo ~ <ask>",
        "champu|acondicionador ~ <ask>",
        "maquillaje|perfume|hidratante|serum|colonia ~ <ask>",
        "arruga|arrugas|cejas|pestanas|pecas ~ <ask>",
        "reloj inteligente",
        "humidificador|calefaccion|ventilador ~ <ask>",
        "perro|gato|conejo|cachorro ~ lame|cama|habitacion ~ <ask>",
      ],
      de: [
        "kissen|kopfkissen|matratze|bettdecke|haltung|stuhl|schreibtisch ~ <ask>",
        "dusche|duschen|baden|bad|sauna|seife|handtuch|handtücher ~ <ask>",
        "shampoo|haarspülung|haarfarbe|föhn ~ <ask>",
        "schminke|parfüm|feuchtigkeitscreme|serum ~ <ask>",
        "falten|augenbrauen|wimpern|sommersprossen ~ <ask>",
        "smartwatch|fitnessuhr",
        "luftbefeuchter|heizung|ventilator ~ <ask>",
        "hund|katze|kaninchen|welpe|hamster ~ leckt|geleckt|bett|zimmer ~ <ask>",
      ],
    },
    unless: { en: ["bath|shower ~ dizzy|faint|fell|slipped"] },
    source: nhsPage("Live Well", "/live-well/"),
  },
  "sun-protection": {
    onlyAlone: "everybody",
    label: {
      en: "Protection from the sun",
      fr: "Se protéger du soleil",
      es: "Protegerse del sol",
      de: "Schutz vor der Sonne",
    },
    patterns: {
      en: [
        "sunscreen|suncream|spf|sunblock",
        "sun cream|lotion|hat|protection",
        "tan|tanning|sunbathing|sunhat|uv|afternoon sun ~ <ask>",
        "sunbed|sunbeds ~ <ask>",
      ],
      fr: [
        "creme|protection|lait solaire",
        "indice protection",
        "bronzer|bronzage|uv|chapeau ~ <ask> ~ soleil|bronzer|bronzage|uv",
      ],
      es: [
        "crema|protector|proteccion solar",
        "factor proteccion",
        "broncearse|bronceado|bronceador|uv|gorra ~ <ask> ~ sol|bronceado|uv",
      ],
      de: ["sonnencreme|sonnenschutz|sonnenmilch|lichtschutzfaktor", "bräunen|bräune|solarium|uv ~ <ask>"],
    },
    source: nhsPage("Sunscreen and sun safety", "/live-well/seasonal-health/sunscreen-and-sun-safety/"),
    version: 2,
  },
  "period-products": {
    onlyAlone: "everybody",
    answers: ["growing-up"],
    label: {
      en: "Tampons, pads, cups and the monthly cycle",
      fr: "Tampons, serviettes, coupes et cycle",
      es: "Tampones, compresas, copas y ciclo",
      de: "Tampons, Binden, Tassen und Zyklus",
    },
    patterns: {
      en: [
        "tampon|tampons|mooncup|sanpro ~ <ask>",
        "pads|towels|pants|cup|knickers ~ period|periods|sanitary|menstrual",
        "period ~ tracker|tracking|track|calendar|app|swim|swimming|exercise|gym|delay|length|cycle",
        "cycle ~ 28|26|30|32|35|days|length|normal|long|short|track",
      ],
      fr: [
        "tampon|tampons ~ <ask>",
        "culotte|culottes|coupe|serviette|serviettes ~ menstruelle|menstruelles|hygieniques|hygienique|regles",
        "cycle ~ jours|normal|long|court|appli",
        "regles ~ piscine|sport|nager|retarder|appli",
      ],
      es: [
        "tampon|tampones ~ <ask>",
        "copa|bragas|compresa|compresas ~ menstrual|menstruales|regla",
        "ciclo ~ dias|normal|largo|corto|app",
        "regla ~ piscina|deporte|nadar|retrasar|app",
      ],
      de: [
        "tampon|tampons|menstruationstasse|periodenunterwäsche ~ <ask>",
        "binden|periodenunterwäsche|menstruationstasse",
        "zyklus ~ tage|normal|lang|kurz|app",
        "periode|regel ~ schwimmen|sport|verschieben|app",
      ],
    },
    unless: {
      en: [
        "stuck|lost|forgotten|forgot|fever|rash|smell ~ tampon|tampons",
        "late|missed|heavy|bleeding ~ period|periods|cycle",
      ],
      fr: ["coince|oublie|fievre|perdu ~ tampon", "retard ~ regles"],
      es: ["atascado|olvidado|fiebre|perdido ~ tampon", "retraso|falta ~ regla"],
      de: ["vergessen|fieber|verloren|steckt ~ tampon", "überfällig|ausgeblieben ~ periode|regel"],
    },
    source: nhsPage("Periods", "/conditions/periods/"),
  },
});
