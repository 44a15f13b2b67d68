import type { ConceptWords } from "../../languages/language.rules";

/** How people in Spanish tell of skin, muscles, small injuries, feet and babies: as they speak, as they type in a hurry, and as they write letters. */
export const EVERYDAY_SKIN_AND_LIMBS_ES: Readonly<Record<string, ConceptWords>> = {
  "back-ache": {
    patterns: [
      "espalda|lumbares|lumbar|rinones|riñones ~ duele|dolor|tiron|contracturada|cargada|rigida|molestias|molestia|pinzamiento|enganchada|agarrotada|baja",
      "lumbago|lumbalgia|lumbalgias|dorsalgia",
      "tiron ~ espalda",
      "dolor|dolores lumbar|lumbares|dorsal",
    ],
  },
  "stiff-neck": {
    patterns: [
      "torticolis|tortícolis",
      "cuello|cervicales|nuca ~ rigido|oxidado|agarrotado|torcido|contractura|cargadas|tieso|duele && dormir|dormi|dormido|almohada|colchon|ordenador|manana|postura|movil|ducha",
      "contractura cervical|cuello",
      "cervicales ~ cargadas|contracturadas|duelen",
    ],
  },
  "muscle-strain": {
    patterns: [
      "agujetas|contractura|contracturas|sobrecarga|sobrecargado",
      "piernas|muslos|gemelos|brazos|hombros|hombro|abdominales|musculos|pantorrillas|gluteos ~ duelen|duele|cargadas|cargados|doloridos|doloridas|rigidos|madera|piedra|agarrotados|molestias && correr|corri|gimnasio|gym|deporte|bici|ejercicio|entrenar|mudanza|jardin|partido|caminata|risa|andar|pintar",
      "duelen ~ abdominales",
      "dolor|dolores|molestias muscular|musculares",
      "tiron muscular",
    ],
  },
  "sprained-ankle": {
    patterns: [
      "tobillo|muneca|rodilla|pie|dedo ~ torcido|torci|torcer|doblado|doble|torcedura|esguince",
      "esguince leve",
    ],
  },
  "knee-pain": { patterns: ["rodilla|rodillas ~ molesta|molestan|rigida|escaleras|chirria|resentida"] },
  "heel-pain": { patterns: ["talon|planta pie ~ duele|molesta|primeros", "espolon calcaneo"] },
  "leg-cramps": {
    patterns: ["calambre|calambres|rampas|tirones ~ pierna|gemelo|noche|pie|pantorrilla|pantorrillas|cama|dormir"],
  },
  bruise: {
    patterns: [
      "golpe|golpee|di|dado|pegue|choque ~ espinilla|rodilla|codo|mesa|cama|puerta|cadera|mueble|pie",
      "di|golpee|pille ~ dedo|dedos ~ pie|cama|mesa|puerta && morado|ando|camino|muevo|duele",
      "moraton|moratones|cardenal|cardenales|moretones|moreton|hematoma ~ pierna|rodilla|brazo|muslo|culo|futbol|caida|pequeno|leve|ando|espinilla",
      "cayo|cai|caida|caido ~ culo|trasero && lloro|corriendo|juega|rie|ando|cojin|jugando",
    ],
    unless: ["cabeza ~ golpe|golpee|di"],
  },
  "small-cut": {
    patterns: [
      "corte|cortado|corto|cortarme|pinchado|arañado|aranado|rasguno|raspado|raspe|raspon ~ dedo|papel|pelando|cuchillo|cocina|patatas|rodilla|codo|mano|gato|gata|rosa|espina|afeitarme|zarza|pulgar|zanahoria|bici|fina|fino|poco|pequeno",
      "corte|cortado ~ sangra ~ ya no && dedo|cuchillo|papel|cocina|mano",
      "pequeno|pequena|leve|superficial corte|herida|rasguno|raspadura|aranazo",
      "aranazo|aranazos|rasguno|rasgunos|raspadura|rozadura",
      "tirita ~ dedo|corte|rodilla",
      "astilla|espina ~ dedo|mano|pie|sacar",
    ],
    unless: ["profundo|profunda ~ corte|herida", "mordedura|mordido|mordio"],
  },
  "small-burn": {
    patterns: [
      "tocado|toque|quemado|queme|quemarme ~ plancha|horno|sarten|olla|cazo|tetera|fuente && dedo|dedos|punta|pulgar|poco",
      "quemadura|quemadurita ~ dedo|pequena|leve",
    ],
    unless: ["agua|aceite hirviendo"],
  },
  sunburn: {
    patterns: [
      "quemado|quemada|queme|quemadura|quemarme|rojos|rojo|roja ~ sol|playa|piscina|hombros|espalda|tomando",
      "sol|playa ~ hombros|espalda|nariz ~ rojos|roja|quemados|quemada",
      "insolacion leve",
      "aftersun|quemaduras solares",
    ],
    unless: ["plancha|horno|aceite|fuego|sarten|agua"],
  },
  "insect-bite": {
    patterns: [
      "picadura|picaduras|picado|pico|picaron|picada|comido|comieron|acribillado ~ mosquito|mosquitos|abeja|avispa|pulga|pulgas|arana|insecto|insectos|hormiga|tabano|bicho|bichos|chinches",
      "mosquitos|mosquito ~ pica|pican|ronchas|habones|picor",
    ],
    unless: ["garganta|boca|lengua|labio ~ abeja|avispa", "garrapata"],
  },
  eczema: {
    patterns: [
      "piel|manos|cara|codos|mejillas|piernas ~ seca|secas|secos|reseca|resecas|agrietada|agrietadas|tirante|tira|aspera|asperas|escamas|pela|descama|cortadas",
      "eccema|eczema|dermatitis ~ brote|siempre|leve|manos|invierno",
      "piel reseca|seca",
      "sequedad cutanea|piel",
    ],
  },
  "itchy-rash": {
    patterns: [
      "rojeces|rojez|irritacion|sarpullido|granitos|ronchas|ronchitas|picor ~ calor|reloj|cinturon|pulsera|pendientes|sudor|desodorante|detergente|ortiga|ortigas|leve|jabon|lana",
      "sarpullido|salpullido calor",
    ],
  },
  acne: {
    patterns: [
      "granos|grano|espinillas|barrillos ~ cara|frente|barbilla|espalda|adolescente|nariz|pecho|foto|graso|grasa",
      "puntos negros|blancos",
      "acne|barritos",
    ],
  },
  "athletes-foot": {
    patterns: [
      "dedos pie|pies ~ pica|pican|pela|pelan|picor|hongo|hongos|escuece",
      "entre dedos ~ pica|pela|pie|pies|picor",
      "pies ~ hongos|hongo",
    ],
  },
  warts: { patterns: ["verruga|verrugas", "papiloma plantar", "ojo pescado"] },
  "cold-sore": {
    patterns: [
      "labio|labios ~ hormiguea|hormigueo|calentura|herpes|pupa|ampolla|ampollas|cosquilleo",
      "herpes labial|labio",
      "calentura ~ labio|saliendo|boda",
    ],
    unless: ["herpes ~ genital|ojo|zoster"],
  },
  "head-lice": { patterns: ["piojos|liendres|piojo"] },
  threadworms: {
    patterns: [
      "lombrices|oxiuros|gusanitos|gusanos ~ culo|caca|noche|blancos",
      "culito|culo ~ pica|rasca ~ noche|noches",
    ],
  },
  teething: {
    patterns: [
      "diente|dientes ~ sale|salen|saliendo|salir|asoma|asoman ~ babea|babas|muerde|encias|bebe|cuna|mordisquea|nene",
      "denticion",
    ],
  },
  "nappy-rash": {
    patterns: [
      "culito|culete|panal|nalgas ~ rojo|irritado|escocido|rozado|irritada|rojas|escaldado|roces|roja",
      "dermatitis panal",
    ],
  },
  "baby-reflux": { patterns: ["regurgita|regurgitaciones|buchito|buches ~ leche|toma|biberon|tomas"] },
  "chapped-lips": { patterns: ["labios ~ secos|cortados|agrietados|resecos|pelados|grietas", "boqueras|boquera"] },
  "sore-after-jab": {
    patterns: [
      "vacuna|vacunaron|vacunado|vacunada|tetanos|vacune|pinchazo && brazo ~ duele|pesa|dolorido|pegado|molesta|rigido|cargado|pesado",
    ],
  },
  "limb-asleep": {
    patterns: [
      "dormi|dormido|sentado|sentada|apoyado|agachado|cruzadas|tumbado ~ brazo|pierna|piernas|pie|mano|codo && minuto|minutos|pasa|paso|volvio|bien|sacudiendo|normal",
      "brazo|pierna|pie|mano ~ dormido|dormida|hormigueo|goma && minuto|minutos|paso|volvio|apoyado|sentado|dormi",
    ],
  },
  nails: {
    patterns: [
      "unas|una ~ manchas|manchitas|blancas|quebradizas|rompen|estrias|abren|muerdo|mordidas|debiles|fragiles",
    ],
  },
  "clicking-joints": {
    patterns: [
      "hombro|rodilla|rodillas|cuello|dedos|mandibula|cadera|tobillo|articulaciones ~ cruje|crujen|crujido|chasquido|chasquidos|suena|chasquea",
    ],
  },
  stitch: { patterns: ["flato", "pinchazo costado ~ correr|corriendo|corria"] },
  "swallowed-gum": {
    patterns: [
      "trago|tragado|comio|comido|mastico|masticado|chupo ~ chicle|pepita|hueso|cera|arena|tierra|plastilina|papel|hierba|tiza|hoja",
    ],
    unless: ["atragantado|ahoga|pila|iman"],
  },
  "smelly-feet": { patterns: ["pies|zapatillas|zapatos ~ huelen|olor|apestan|cantan|sudan"] },
  "tired-feet": {
    patterns: ["pies ~ cansados|hinchados|duelen|arden|molidos ~ dia|pie|trabajo|zapatos|turno|tarde|andar"],
  },
  blister: { patterns: ["ampolla|ampollas|rozadura|rozaduras ~ talon|pie|zapatos|andar|mano|botas|caminar"] },
  "plant-or-jellyfish-sting": { patterns: ["ortiga|ortigas|medusa|medusas"] },
  dandruff: { patterns: ["caspa", "cuero cabelludo|cabeza ~ escamas|descama|caspa"] },
  "wobbly-tooth": { patterns: ["diente|dientes ~ leche|mueve|baila && hijo|hija|nino|nina|anos|leche|nieto|nieta"] },
  corn: { patterns: ["callo|callos|durezas|dureza ~ pie|pies|dedo|zapato|zapatos"] },
  "razor-burn": {
    patterns: [
      "afeitado|afeitarme|depilacion|depilarme|cuchilla ~ irritacion|granitos|rojo|rojeces|pelos|escuece|arde",
    ],
  },
};
