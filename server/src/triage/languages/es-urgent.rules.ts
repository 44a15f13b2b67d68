import type { ConceptWords } from "./language.rules";

/** The Spanish words of what should be looked at today, and of what a pharmacist reads. */
export const SPANISH_URGENT_WORDS: Readonly<Record<string, ConceptWords>> = {
  "coughing-blood": {
    patterns: ["tos|toso|tose|tosiendo|escupo|escupe|flema|esputo|escupiendo ~ sangre", "hemoptisis"],
  },
  "lasting-fever": {
    patterns: [
      "<fever> && @over-3-days",
      "<fever> && @very-hot",
      "<fever> && erupcion|sarpullido|ronchas",
      "<fever> && rigido|rigidez",
      "<fever> && viaje|malaria|africa|india|asia|tropical|extranjero",
      "<fever> && corticoides|inmunitario|vih",
    ],
  },
  "baby-fever": { patterns: ["<fever>|@hot && bebe|lactante|nacido|@baby|@young-baby"] },
  "leg-clot": {
    patterns: [
      "pierna|pantorrilla|gemelo|muslo ~ <swollen> ~ <pain>|roja|rojo|caliente|una|sola",
      "pantorrilla|gemelo ~ <pain>|<swollen> && roja|rojo|caliente|hinchado|hinchada|vuelo|avion|operacion",
      "trombosis|flebitis|tvp",
      "una|sola pierna ~ <swollen>",
      "coagulo ~ pierna|sangre",
    ],
  },
  "urine-or-kidney-infection": {
    patterns: [
      "<pee> ~ sangre|roja|rojo",
      "<pee>|cistitis|rinon && <fever>|escalofrios",
      "<pee>|cistitis && espalda|rinon|rinones|costado ~ <pain>",
      "no <cannot> orinar|mear",
      "infeccion orina|urinaria",
      "colico nefritico|renal",
    ],
  },
  "bleeding-from-bottom": { patterns: ["<poo>|ano|recto|rectal|culo|trasero|limpio ~ <bleed>"] },
  dehydration: {
    patterns: [
      "deshidratado|deshidratacion",
      "no retiene|retengo|tolera|tolero|aguanta ~ nada|liquido|agua|liquidos",
      "no paro|para|deja|dejo vomitar",
      "<vomit> ~ @over-2-days",
      "<vomit> ~ verde|bilis",
      "diarrea && @over-1-week",
      "vomita|vomito todo",
    ],
  },
  "eye-problem": {
    patterns: [
      "ojo|ojos ~ <pain>",
      "vista|vision ~ borroso|borrosa|doble|nublada|empeora",
      "veo borroso|doble|nublado",
      "destello|moscas|flashes|luces|centelleos ~ ojo|ojos|vista|veo",
    ],
  },
  "headache-with-jaw-pain": { patterns: ["cabeza|sien|sienes|cefalea ~ <pain> && mandibula|cuero cabelludo|masticar"] },
  palpitations: {
    patterns: [
      "palpitacion|palpitaciones|arritmia|taquicardia",
      "corazon ~ late|latiendo|va ~ rapido|fuerte|irregular|deprisa",
      "corazon ~ acelerado|acelera|irregular|salta|desbocado|galopa",
      "pulso ~ rapido|irregular|acelerado",
    ],
  },
  "bad-tummy-pain": {
    patterns: [
      "<awful>|fuerte|mucho ~ <belly>",
      "<belly> ~ <pain> ~ <awful>|muy|fuerte|empeora",
      "<belly> ~ derecho|derecha|bajo ~ <pain>",
      "apendicitis|apendice",
      "<pregnant> && <belly> ~ <pain>|calambre|calambres",
    ],
    unless: ["mucho gas|gases|ruido|hambre"],
  },
  wheezing: {
    patterns: [
      "pitos|sibilancias|silbido|pitidos|silba ~ respirar|pecho|respira|respiro",
      "sibilancias|pitos",
      "asma ~ peor|empeora|mal|brote",
    ],
  },
  "infected-wound-or-bite": {
    patterns: [
      "herida|corte|mordedura|picadura|piel|dedo ~ infectado|pus|extiende|roja|infectada",
      "rojez|enrojecimiento ~ extiende|raya|avanza",
      "celulitis|absceso|erisipela",
      "corte|herida|tajo profundo|profunda",
      "mordido|mordio|mordedura ~ perro|gato|animal|mono|serpiente|vibora|persona|murcielago",
      "necesito|necesita|hacen puntos",
    ],
  },
  "possible-fracture": {
    patterns: [
      "roto|rota|fractura|rompi|rompio|partido|fracturado|rompido ~ brazo|pierna|muneca|tobillo|hueso|dedo|pie|mano|clavicula|costilla|nariz",
      "no <cannot> andar|caminar|apoyar|pisar",
      "caido|cai|cayo|caida ~ escaleras|escalera",
      "dislocado|luxacion|dislocada|descolocado",
    ],
  },
  "faint-feeling": {
    patterns: [
      "siento|voy|casi ~ desmayar|desmayarme|desmayo|debil",
      "mareado|mareo|vahido",
      "cabeza ~ vueltas|ligera",
    ],
  },
  "other-urgent": {
    patterns: [
      "ictericia",
      "piel|ojos ~ amarillo|amarilla|amarillos",
      "hipoglucemia",
      "cabeza|migrana && sarpullido",
      "desesperado|desesperanza|desesperada",
      "no puedo mas",
      "oigo|oye voces",
      "aborto espontaneo|natural",
      "flemon|absceso ~ cara|diente",
      "doble dosis",
      "tomado|tome dos veces",
      "herpes zoster ~ ojo|cara",
    ],
  },
  "lasting-symptom": {
    patterns: [
      "@lasting",
      "vuelve|repite|recurrente|reaparece",
      "semanas|meses ~ desde|llevo|hace",
      "persistente|persiste|constante|constantemente",
      "paracetamol|ibuprofeno|medicamento|pastillas ~ no ~ hace|quita|funciona|alivia",
      "no mejora|mejoro|va|quita|pasa",
    ],
  },
  "strong-words": {
    patterns: [
      "peor|empeora|empeorando|terrible|horrible|atroz|extremo|intenso|agonia",
      "muy|mucho|realmente fuerte|mal|malo|enfermo|doloroso",
      "repente|repentino|subito|repentinamente",
      "hormigueo",
      "bulto|<swollen>|<numb>|mareo|vertigo|somnoliento",
      "<bleed>",
      "adelgazado|perdido peso|kilos",
      "sudores nocturnos",
    ],
  },
  "other-medicines": {
    patterns: [
      "warfarina|sintrom|anticoagulante|eliquis|xarelto|apixaban|rivaroxaban|clopidogrel|heparina|litio|metotrexato|ciclosporina|corticoides|prednisona|prednisolona|sertralina|citalopram|fluoxetina|antidepresivo|estatina|levotiroxina|metformina|insulina|ramipril|amlodipino|antibiotico|antibioticos|quimio|quimioterapia",
      "interaccion|interacciones|interactua",
      "tension ~ alta|pastillas|medicamento",
      "tomar|tomo|toma ~ con|junto|mismo ~ <tablets>",
      "alergico|alergica ~ paracetamol|ibuprofeno|aspirina|penicilina|medicamento",
      "asma|asmatico|asmatica|diabetes|diabetico|epilepsia|epileptico|ulcera|epoc|crohn",
      "insuficiencia|enfermedad|problema renal|rinon|rinones|higado|corazon|cardiaca",
      "lactancia|amamantar|amamanto",
      "doy pecho",
      "efecto secundario|adverso",
    ],
  },
  baby: { patterns: ["bebe|lactante|@baby", "recien nacido"] },
  "keyword-cancer": { patterns: ["cancer|cancerigeno|canceroso|canceres"] },
  "keyword-tumor": { patterns: ["tumor|tumores"] },
  "keyword-chronic": { patterns: ["cronico|cronica"] },
  "keyword-severe": { patterns: ["severo|severa|grave|gravemente"] },
  "keyword-unbearable": { patterns: ["insoportable|inaguantable"] },
  "keyword-excruciating": { patterns: ["atroz|atroces"] },
  "keyword-pregnancy": { patterns: ["embarazo|embarazada|embarazos"] },
  "keyword-mental-health": { patterns: ["salud|enfermedad|trastorno mental"] },
  "keyword-suicidal": { patterns: ["suicidio|suicida|suicidarme|suicidarse|suicidar"] },
  "keyword-depression": { patterns: ["depresion|deprimido|deprimida|depresivo"] },
};
