/** Groups of Spanish words for patterns. A word of a question is also found under its singular and its form with "o". */
export const SPANISH_GROUPS: Readonly<Record<string, string>> = {
  ask: "como cual cuales que cuando donde por quien cuanto cuanta cuantos cuantas puedo puede pueden debo debe hay es mejor mejores bueno buena consejo consejos normal sirve necesito vale merece recomiendan recomendais diferencia",
  pain: "dolor duele duelen dolia dolio doler dolorido doloroso dolorosa quema ardor arde punzada punzadas pinchazo pinchazos molestia",
  tight:
    "aprieta apreta opresion oprime oprimido presion peso aplasta aplastamiento pesadez pesado apretado tirantez estruja quemazon cuchillo ahoga agobio",
  chest: "pecho torax toracico toracica esternon",
  breathe: "respirar respira respiro respirando respiracion respiraba respiratorio aire aliento",
  cannot: "puedo puede podia pude logro logra consigo consigue poder",
  bleed: "sangre sangrar sangra sangro sangrando sangrado hemorragia sangrante sangraba",
  belly: "barriga vientre abdomen abdominal estomago tripa panza guata",
  swollen:
    "hinchado hinchada hincha hinchan hinchando hincho hinchazon inflamado inflamo inflama inflamando inflamacion",
  numb: "entumecido entumecimiento adormecido dormido dormida acorchado hormigueo debil debilidad paralizado paralisis insensible muerto flojo flojera paralizo durmio duerme",
  fever: "fiebre febril calentura temperatura fiebron",
  pee: "orinar orina orino pis mear meo pipi",
  poo: "heces caca deposicion deposiciones excremento cagar popo",
  vomit: "vomitar vomito vomita vomitando vomitado vomitos vomite devolver devuelve vomitaba",
  tablets:
    "pastilla pastillas tableta comprimido comprimidos capsula capsulas medicamento medicamentos paracetamol ibuprofeno codeina aspirina insulina antidepresivo antidepresivos medicina medicinas dosis somnifero",
  awful: "terrible insoportable horrible atroz intenso intensisimo brutal fortisimo extremo peor inaguantable tremendo",
  vision: "vista vision veo ve ver",
  baby: "bebe nino nina hijo hija lactante nene nena recien @child",
  pregnant: "embarazada embarazo embarazado gestante",
  limb: "brazo pierna mano pie cara lado mejilla",
};

export const SPANISH_CHILD_PATTERNS: readonly string[] = [
  "bebe|nino|nina|ninos|hijo|hija|hijos|lactante|nene|nena|chiquillo|adolescente|@child",
];
