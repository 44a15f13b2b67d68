import type { ConceptWords } from "../../languages/language.rules";

/** How people in Spanish tell of colds, sleep, stomachs, ears, eyes and mouths: as they speak, as they type in a hurry, and as they write letters. */
export const EVERYDAY_ILLNESS_ES: Readonly<Record<string, ConceptWords>> = {
  cold: {
    patterns: [
      "nariz ~ tapa|tapada|taponada|congestionada|gotea|moquea|chorrea|suena|sonar|sonarme|grifo|atascada|cerrada|moco|mocos",
      "resfriado|resfriada|resfrio|constipado|catarro|gripe|trancazo|acatarrado|acatarrada|griposo|griposa",
      "coger|cogido|pillado frio",
      "mucosidad|congestion|secrecion|obstruccion nasal",
      "moco|mocos|moquita|moqueo|rinitis|estornudos",
      "cuadro|proceso|estado gripal|catarral",
      "estornudo|estornudos|estornudando ~ nariz|ayer|resfriado|moco|frio",
    ],
    unless: ["vacuna ~ gripe", "rinitis alergica"],
  },
  "sore-throat": {
    patterns: [
      "garganta ~ raspa|rasca|rascada|irritada|seca|pica|picor|carraspea|molesta|molestia|rasposa|inflamada|roja|lija|aspera|escuece|tomada",
      "voz ~ sin|ronca|tomada|perdida|perdido|quedado|quede",
      "afonico|afonica|ronco|ronca|ronquera|carraspera|afonia",
      "duele|molesta ~ tragar",
      "odinofagia",
    ],
    unless: ["ronca ~ noche|dormir|morsa|duerme|cama|dormida|dormido"],
  },
  cough: { patterns: ["tosiendo|tosecilla|toso|carraspeo", "tos seca|pesada|suave|productiva|irritativa"] },
  fever: {
    patterns: [
      "37,5|37,6|37,7|37,8|37,9 ~ juega|bebe|temperatura|grados|vacuna|come|tiene",
      "decimas ~ juega|bebe|come|vacuna",
    ],
  },
  allergies: {
    patterns: [
      "polen|gramineas|olivo|acaros",
      "rinitis alergica",
      "ojos ~ llorosos|lloran|pican|picor|rojos ~ primavera|flores|polen|gato|temporada|campo|hierba",
      "estornudo|estornudos|estornudar|estornuda ~ gato|gatos|polvo|primavera|polen|flores|aspiradora|perro|campo",
      "antihistaminico ~ cual|recomiendan|aconsejan|mejor",
    ],
  },
  headache: {
    patterns: [
      "cabeza ~ cargada|pesada|embotada|tambor|presion|aprieta|banda|casco",
      "dolor cabeza",
      "dolorcillo cabeza",
      "cefaleas|cefalea",
    ],
  },
  "trouble-sleeping": {
    patterns: [
      "dormir|dormirme|dormirse|duermo|duerme|sueno ~ cuesta|mal|mejor|poco|problemas|dificultad|dificultades|ligero|calor|tarde|desvelo|desvelado|malas|noches|bien|turno|turnos",
      "desvelo|desvelada|desvelado|insomne|insomnio",
      "conciliar|coger|pillar sueno",
      "despierto|despierta ~ noche|madrugada|horas && dormir|sueno|cansado|duermo",
      "siesta ~ noche|luego|duerme",
      "noches ~ malas|mal|blanco && dormir|sueno|calor|durmiendo",
    ],
    unless: ["pierna|brazo|mano|cara|pie ~ duerme|dormido|dormida"],
  },
  stress: {
    patterns: [
      "estresado|estresada|estres|agobiado|agobiada|agobio|tension|tenso|tensa ~ trabajo|examen|examenes|oposiciones|entrevista|curro|casa|boda|hijos",
      "relajarme|relajarse|desconectar|calmarme ~ como|consejo|consejos|truco|algo|ayuda",
      "nervios|nervioso|nerviosa ~ examen|examenes|entrevista|boda|avion|volar|hablar",
    ],
  },
  indigestion: {
    patterns: [
      "acidez|ardor|ardores|quemazon|acido ~ estomago|comida|comer|cenar|cena|despues|boca|tumbarme",
      "comido|comi|cenado|cene ~ mas|demasiado|mucho|exceso|llena|lleno|copiosa|tope",
      "estomago|barriga|tripa ~ pesada|pesado|lleno|llena|tambor|pesadez",
      "reflujo gastroesofagico|gastrico",
      "reflujo|pirosis|pesadez|empacho|indigesto",
      "sienta|sentado|cae|caido ~ mal ~ comida|cena|picante",
    ],
  },
  wind: {
    patterns: [
      "gases|flatulencia|flato|ventosidades|pedos|eructos|eructo",
      "hinchado|hinchada|hinchazon ~ barriga|tripa|vientre|judias|legumbres|lentejas|comer|gases|regla|abdominal",
      "barriga|tripa|vientre|tripas ~ ruidos|suena|suenan|rugen|gruñe|hinchazon",
    ],
    unless: ["gases ~ caldera|escape|cocina|lacrimogenos"],
  },
  "tummy-bug": {
    patterns: [
      "vomito|vomitado una vez",
      "gastroenteritis|virus estomacal",
      "cuerpo cortado|descompuesto",
      "vomito|vomitado ~ noche|anoche|madrugada && quiere|come|pide|jugando|hambre",
    ],
  },
  diarrhoea: {
    patterns: [
      "diarrea|diarreas|descomposicion|cagalera|suelto|suelta ~ vientre|barriga|estomago|dias|hoy|ayer|comida",
      "heces|deposiciones ~ sueltas|blandas|liquidas",
      "ir bano ~ veces|mucho",
    ],
  },
  constipation: {
    patterns: [
      "estrenido|estrenida|estrenimiento",
      "dias ~ ir ~ bano|vientre|cuerpo",
      "dias sin ir",
      "sin|no ir|voy|hago|hacer bano|vientre|cuerpo|caca|popo",
      "heces|caca ~ dura|duras|secas|bolitas",
      "cuesta ~ ir|hacer ~ bano|caca",
    ],
  },
  haemorrhoids: { patterns: ["hemorroides|almorranas", "ano|culo|trasero ~ pica|escuece|picor"] },
  "mouth-ulcer": {
    patterns: [
      "llaga|llaguita|llagas|afta|aftas|yaga|ulcera ~ boca|lengua|labio|encia|mejilla|carrillo",
      "aftas|afta|boquera",
      "mordido|mordi ~ labio|mejilla|carrillo|lengua",
    ],
  },
  "bitten-tongue": { patterns: ["paladar|lengua ~ quemado|queme|quemada|mordido|mordi"] },
  "ear-wax": {
    patterns: [
      "cera|tapon|cerumen ~ oido|oidos|audifono|audifonos|oreja",
      "oido|oidos ~ tapado|tapados|taponado|tapan",
    ],
  },
  earache: { patterns: ["oido|oidos ~ molesta|molestias|duele|duelen|pinchazos"] },
  "dry-eyes": {
    patterns: [
      "ojos|ojo ~ secos|seco|arena|arenilla|lija|cansados|escuecen|pican|irritados && pantalla|ordenador|trabajo|dia|lentillas|movil|calculo|viento|aire",
      "ojos secos",
      "sequedad ojos|ocular",
    ],
  },
  nosebleed: {
    patterns: [
      "nariz ~ sangro|sangra|sangrado|sangre|sangrar|hemorragia ~ minuto|minutos|paro|parado|sonarme|apretar|poco|gota|gotita",
      "sangro|sangra|sangrado ~ nariz",
      "gota|gotita sangre ~ sonarme|sonar|nariz",
    ],
    unless: ["no para ~ sangrar|nariz", "sangra ~ no para"],
  },
  "period-pain": {
    patterns: [
      "regla|menstruacion|periodo ~ dolor|dolorosa|duele|molestias|molestia|colicos|ovarios|siempre|calambres|hinchada|bolsa",
      "dolor|dolores|molestias menstrual|menstruales",
      "dismenorrea",
    ],
  },
  "travel-sickness": {
    patterns: [
      "mareo|mareos|marea|mareamos|vomita|vomito|nauseas|malo|mala ~ coche|barco|bus|autobus|curvas|avion|viaje|viajes|viajar|tren|ferry",
      "biodramina",
    ],
  },
  hangover: {
    patterns: [
      "resaca|resacon|resacoso",
      "bebi|bebido|beber ~ demasiado|mucho|anoche|boda|fiesta && cabeza|sed|mal|nauseas|cuerpo",
    ],
    unless: ["lejia|producto"],
  },
  snoring: {
    patterns: ["ronca|ronco|ronquidos|roncar ~ noche|dormir|duerme|marido|mujer|morsa|pareja|levanta|fresco|mucho"],
  },
  hiccups: { patterns: ["hipo"], unless: ["hipo ~ azucar|glucemia|insulina"] },
  "ears-after-flight": {
    patterns: [
      "oido|oidos ~ avion|vuelo|volar|aterrizar|puerto|montana|altura|buceo ~ tapados|taponados|tapan|destapan|presion",
    ],
  },
  "puffy-eyes": { patterns: ["ojos ~ hinchados|bolsas|ojeras ~ llorar|llorado|dormir|dormido|pelicula|manana|noche"] },
  "bad-breath": { patterns: ["aliento ~ mal|ajo|cebolla|huele|fresco|fuerte", "boca ~ huele|olor"] },
  toothache: {
    patterns: [
      "diente|dientes|muela|muelas ~ sensible|sensibles|sensibilidad|frio|helado|molesta",
      "sensibilidad dental",
    ],
  },
  stye: { patterns: ["orzuelo|orzuelos", "parpado ~ bultito|grano|granito"] },
  "sticky-eye": { patterns: ["ojos|ojo|parpados ~ leganas|legañas|pegados|pegado|costras ~ manana|mananas|bebe|poco"] },
  nausea: { patterns: ["nauseas leves|matutinas|viaje"] },
};
