import type { ConceptWords } from "./language.rules";

/** The Spanish words of what was added later and should be looked at soon. */
export const SPANISH_FURTHER_URGENT_WORDS: Readonly<Record<string, ConceptWords>> = {
  "water-infection": {
    patterns: [
      "<pee> ~ arde|ardor|escuece|escozor|quema|turbia|huele",
      "infeccion ~ orina|urinaria",
      "cistitis|disuria|pielonefritis|prostatitis",
      "orinar|orino|mear|meo|pis ~ cada rato|poco|momento",
      "ganas ~ orinar|mear ~ constantes|continuas|seguidas",
    ],
  },
  "chest-infection": {
    patterns: [
      "neumonia|pulmonia|bronconeumonia|pleuresia",
      "tos|toso|tose|tosiendo && <fever>|@hot && flema|flemas|verde|esputo|dias|escalofrios",
      "flema|flemas|esputo|mocos ~ verde|oxidado|marron && tos && <fever>|@over-1-week|fumador|epoc",
      "epoc ~ peor|empeora|exacerbacion",
      "tos ferina",
    ],
  },
  shingles: {
    patterns: [
      "herpes zoster",
      "culebrilla",
      "ampollas|vesiculas|erupcion|sarpullido ~ franja|cinturon|costado|lado && <pain>|ardor|quemazon",
    ],
    unless: ["vacuna ~ zoster"],
  },
  "skin-infection": {
    patterns: [
      "celulitis|erisipela|impetigo|absceso|forunculo|mastitis|panadizo",
      "piel|pierna|dedo|brazo ~ rojo|enrojecido && caliente && <pain>|<swollen>|extiende|crece",
      "pus ~ herida|dedo|piel|una|corte|cicatriz|picadura",
      "herida|cicatriz|corte ~ supura|infectado|huele",
      "raya|lineas|linea rojo|roja",
      "ulcera ~ pierna|pie|tobillo",
      "diabetes|diabetico && pie ~ herida|ulcera|llaga|ampolla",
    ],
  },
  "bad-throat": {
    patterns: [
      "anginas|amigdalas|amigdalitis|garganta && <fever>|@hot && pus|placas|blanco|ganglios",
      "amigdala|anginas|garganta ~ pus|placas",
      "mononucleosis|escarlatina|faringoamigdalitis",
      "garganta|anginas ~ <pain> && @over-1-week",
      "absceso periamigdalino",
    ],
  },
  "lasting-sinus-pain": {
    patterns: [
      "sinusitis && @over-10-days|@over-1-week|<fever>|empeora|peor|vuelto",
      "mocos ~ verdes|amarillos|espesos && @over-10-days|@over-1-week|<fever> && cara|frente|mejilla|pomulo",
      "senos paranasales ~ <pain>",
      "pomulos|frente|mejilla ~ <pain> && mocos|nariz && @over-1-week|@over-10-days",
    ],
  },
  "ear-infection": {
    patterns: [
      "oido|oreja ~ <pain> && <fever>|@hot|pus|supura|liquido|oigo",
      "oido ~ supura|pus|liquido|secrecion",
      "otitis|mastoiditis|otalgia",
      "timpano ~ perforado|roto|reventado",
      "detras ~ oreja|oido ~ <swollen>|rojo",
      "sordo|audicion ~ repente|perdido|subita",
    ],
  },
  "red-eye": {
    patterns: [
      "ojo ~ rojo && luz|borroso|vista|lentillas|lentes|contacto|<pain>",
      "queratitis|uveitis|iritis|escleritis",
      "fotofobia && ojo",
      "aranazo|aranado|lesion ~ cornea|ojo",
      "algo|arenilla|mota ~ metido|dentro ~ ojo",
    ],
  },
  "pelvic-or-sexual-infection": {
    patterns: [
      "flujo ~ huele|verde|amarillo|maloliente|espumoso",
      "clamidia|gonorrea|sifilis|tricomonas|cervicitis",
      "enfermedad|infeccion ~ sexual|venereo",
      "<pain> ~ relaciones|coito|sexo ~ sexuales|tengo|durante|despues",
      "condon|preservativo ~ roto|rompio|rompido",
      "llagas|ulceras|verrugas|ampollas ~ genitales|pene|vulva|vagina",
    ],
  },
  "rash-with-illness": {
    patterns: [
      "sarpullido|erupcion|ronchas|granos && <fever>|@hot",
      "sarpullido|erupcion|ronchas|urticaria ~ antibiotico|amoxicilina|penicilina|medicamento|pastilla",
      "sarampion",
      "varicela|sarampion|rubeola && <pregnant>|adulto|quimioterapia|trasplante",
      "garrapata ~ picado|picadura|mordedura|rojo|anillo|mancha",
      "eczema|psoriasis ~ infectado|supura|extiende",
    ],
  },
  "fever-in-a-baby-or-of-long": {
    patterns: [
      "<fever>|@hot && @baby|@infant-3-to-6",
      "<fever> && @over-3-days",
      "<fever> && viaje|viajado|vuelto ~ extranjero|pais|vacaciones",
      "<fever> && articulaciones ~ <pain>|<swollen>",
      "<fever> && sudores|noche && peso|adelgazado",
    ],
  },
  "gut-infection-to-check": {
    patterns: [
      "diarrea && sangre|moco|@over-1-week|antibiotico|viaje",
      "<poo> ~ sangre|moco",
      "<vomit>|diarrea && boca seca|seco",
      "<vomit> && @over-2-days|@over-3-days",
      "disenteria|salmonelosis|salmonela|hepatitis|giardiasis",
    ],
  },
  "bleeding-to-check": {
    patterns: [
      "menopausia && <bleed>|manchado",
      "<bleed>|manchado ~ entre|despues ~ reglas|relaciones|sexo|menopausia",
      "<pee>|semen|esperma ~ sangre|rosa|rojo",
      "regla|reglas|menstruacion ~ abundante|abundantes|coagulos|irregular",
      "nariz ~ <bleed> ~ menudo|cada|siempre|repetido",
      "moratones|cardenales|hematomas ~ facil|facilmente|explicacion|nada|todo",
    ],
  },
  "lump-to-check": {
    patterns: [
      "bulto|nodulo ~ pecho|mama|seno|axila|cuello|ingle|testiculo",
      "ganglio|ganglios ~ duro|crece|creciendo|hinchado && @over-1-week|@3-weeks|semanas|dolor",
      "pezon ~ hundido|secrecion|sangra|hacia",
      "lunar ~ cambiado|cambia|crece|crecido|sangra|pica",
      "herida|llaga|ulcera ~ no cura|cierra|cicatriza",
      "melanoma",
    ],
  },
  "slow-change-to-check": {
    patterns: [
      "tos|toso|ronco|ronquera|afonico && @3-weeks",
      "adelgazado|adelgaza|perdido|pierdo|perdi ~ peso|kilos ~ querer|dieta|motivo|razon|explicacion",
      "cuesta|dificultad|dificil ~ tragar ~ comida|solidos|semanas|peor",
      "disfagia|anemia",
      "cansado|agotado|cansancio|fatiga && @3-weeks|@over-6-weeks|semanas|meses",
      "sudores nocturnos",
      "perdida memoria",
      "temblor ~ mano|manos|reposo",
    ],
  },
  "yellow-skin": {
    patterns: [
      "ictericia",
      "ojos|piel ~ amarillo|amarillenta|amarillento",
      "orina|pis oscuro && <poo> ~ claro|blanco|palido",
      "blanco ojos ~ amarillo",
    ],
  },
  "hot-or-swollen-joint": {
    patterns: [
      "ataque|crisis gota",
      "gota ~ dedo|pie ~ <pain>|<swollen>",
      "dedo|articulacion|rodilla|tobillo|muneca|codo ~ rojo|caliente && <swollen> && <pain>",
      "bursitis|sinovitis|artritis ~ <swollen>|<pain>|caliente|rodilla|codo",
      "acido urico",
    ],
    unless: ["picadura|mosquito|avispa|abeja"],
  },
  "injury-to-check": {
    patterns: [
      "tobillo|pie|rodilla|muneca|brazo|dedo|hombro && no <cannot> apoyar|andar|mover|doblar|caminar|pisar",
      "corte|herida ~ profundo|abierto|puntos",
      "pisado|pise|clavado|clave ~ clavo|cristal|astilla",
      "perro|gato|rata|mono ~ mordido|mordio|mordedura|aranado",
      "diente ~ roto|caido|partido ~ golpe|caida|cayo",
      "chasquido|crujido ~ rodilla|tobillo|dedo|talon",
      "latigazo cervical",
      "tendon aquiles",
    ],
  },
  spinning: {
    patterns: [
      "vertigo|vertigos && <vomit>|nauseas|dias|oido|cabeza|giro",
      "todo|habitacion|cabeza ~ gira|vueltas ~ alrededor|todo|habitacion|da",
      "mareo|mareado|mareos && nauseas|oido|zumbido|acufenos|@over-2-days",
      "laberintitis|nistagmo",
    ],
  },
  "heart-to-check": {
    patterns: [
      "@bp-very-high",
      "@bp-high",
      "@hr-high",
      "tension|presion ~ alta|disparada|descontrolada ~ arterial|tengo|muy|cabeza",
      "corazon ~ salta|brincos|irregular|vuelco",
      "tobillos|piernas|pies ~ hinchado && aire|ahogo|cansado|peso|tumbado",
      "palpitaciones|fibrilacion",
    ],
  },
  "kidney-stone": {
    patterns: [
      "colico nefritico|renal|rinon|biliar",
      "piedra|piedras|calculo|calculos ~ rinon|renal|vesicula",
      "costado|espalda|lumbar ~ ingle && <pain>",
      "litiasis renal|biliar",
    ],
  },
  "mind-to-check": {
    patterns: [
      "triste|deprimido|desanimado && @over-1-week|semanas|meses|siempre",
      "ataque|crisis panico|ansiedad",
      "ansiedad|angustia && semanas|meses|trabajo|dormir|constante|diario",
      "anorexia nerviosa",
      "bulimia|atracones ~ comida|comer|vomito|tengo|vomitar",
      "bebo|bebe|beber ~ demasiado|demasiada ~ alcohol|vino|cerveza",
      "lloro|llorando ~ todo|cada|dias|siempre",
      "no puedo ~ mas && triste|ansiedad|agobio|vida",
      "depresion posparto",
    ],
  },
  "medicine-trouble": {
    patterns: [
      "empezado|empece|desde ~ pastilla|medicamento|antibiotico|estatina|sertralina|metformina|ramipril && sarpullido|mareo|nauseas|tos|diarrea|hinchado|cansado",
      "efecto|efectos secundario|adverso",
      "olvidado|olvide ~ pastilla|dosis|insulina|anticonceptiva",
      "doble dosis|pastilla",
    ],
  },
  "mouth-to-check": {
    patterns: [
      "muela|diente|dientes|encia|encias|juicio ~ <pain>|<swollen>|pus|flemon|absceso|infectado",
      "flemon|pericoronitis",
      "cara|mejilla|mandibula ~ <swollen> ~ muela|diente",
      "no|apenas <cannot> abrir ~ boca|mandibula",
    ],
    unless: ["dientes|encias ~ bebe"],
  },
  "asthma-to-check": {
    patterns: [
      "inhalador|ventolin|salbutamol ~ cada|diario|menudo|veces|dias",
      "asma ~ noche|peor|empeora|ejercicio|controlada|despierta",
      "sibilancias|pitos|pitidos ~ pecho|respirar",
    ],
  },
  "pregnancy-to-check": {
    patterns: [
      "<pregnant> && picor|picores|<vomit>|hinchado|flujo|ardor|mareo|calambres|escozor",
      "hiperemesis",
      "retraso|falta ~ regla|menstruacion|periodo",
      "pildora dia despues",
      "mastitis",
      "pecho ~ rojo|caliente|bulto && lactancia|amamanto|amamantar",
    ],
  },
  "child-to-check": {
    patterns: [
      "<baby> && cojea|cojeando|sarpullido|erupcion|ronchas|oido|otitis",
      "tos perruna|perro",
      "crup|laringitis|bronquiolitis && <baby>|tos",
      "<baby> && <fever>|@hot && @over-2-days|@over-3-days|garganta|oido|llora",
      "<baby> && no ~ coge|gana|engorda ~ peso",
    ],
    unless: ["dermatitis panal"],
  },
};
