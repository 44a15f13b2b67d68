import type { AdviceById } from "../complaint.rules";

/** Skin, eyes, sleep and strain, in Spanish. */
export const SKIN_ES: AdviceById = {
  "small-cut": {
    advice: [
      "Pare la sangre y limpie: Apriete con un paño limpio. Después lave bajo el grifo.",
      "Tape la herida: Seque con toques y ponga una tirita. Cámbiela cuando se moje.",
    ],
    askFor111: [
      "sigue sangrando, es profunda o queda abierta",
      "tiene tierra o cristal, o la hizo un animal",
      "está roja, caliente o hinchada, o tiene pus",
    ],
  },
  "small-burn": {
    advice: [
      "Enfríe en seguida: Bajo agua fresca que corre, 20 minutos. Quítese los anillos. Ni hielo ni mantequilla.",
      "Tape: Ponga film de cocina limpio. No reviente las ampollas.",
    ],
    askFor111: [
      "es mayor que una moneda, o profunda, blanca o negra",
      "está en la cara, manos, pies, articulaciones o entre las piernas",
      "fue un producto o la electricidad, o se pone roja y se hincha",
    ],
  },
  sunburn: {
    advice: [
      "Enfríe la piel: Salga del sol. Dúchese con agua fresca y use crema sencilla o para después del sol.",
      "Beba y cúbrase: Beba mucha agua. Tape la piel hasta que cure.",
    ],
    askFor111: [
      "la piel tiene ampollas o se hincha",
      "tiene náuseas, mareo o escalofríos",
      "es un bebé o un niño pequeño",
    ],
  },
  blister: {
    advice: [
      "Déjela cerrada: La piel protege de los microbios. Ponga una tirita blanda.",
      "Menos presión: Use otros zapatos. Lávese las manos antes de tocarla.",
    ],
    askFor111: [
      "está caliente, roja o llena de pus",
      "está en un lugar raro, o vuelve",
      "tiene diabetes y está en el pie",
    ],
  },
  eczema: {
    advice: [
      "Crema a menudo: Una crema sencilla varias veces al día, también cuando la piel está bien.",
      "No se rasque: Dé toques. Uñas cortas, y lávese con agua tibia sin jabón.",
    ],
    askFor111: [
      "supura, tiene costras, duele, o está enfermo",
      "empeora o se extiende deprisa",
      "las cremas no ayudan en 2 semanas: vea a un médico",
    ],
  },
  "itchy-rash": {
    advice: [
      "Busque la causa: Jabón, joyas, plantas o una crema nueva: evítelo. Lave la piel con agua.",
      "Fresco y crema: Un paño fresco y una crema sencilla alivian.",
    ],
    askFor111: [
      "se extiende, hace ampollas, duele o supura",
      "tiene calor y escalofríos",
      "no mejora en una semana: vea a un médico",
    ],
  },
  "athletes-foot": {
    advice: [
      "Pies secos: Seque bien entre los dedos. Cambie cada día los calcetines de algodón.",
      "No contagie: No comparta toallas ni ande descalzo en vestuarios.",
    ],
    askFor111: [
      "lo de la farmacia no ayuda: vea a un médico",
      "el pie o la pierna está caliente, rojo y duele",
      "tiene diabetes o pocas defensas",
    ],
  },
  acne: {
    advice: [
      "Lave con suavidad: Jabón suave y agua tibia, dos veces al día como mucho. No apriete los granos.",
      "Tiempo: Los geles de farmacia tardan de 6 a 8 semanas. Elija maquillaje ligero.",
    ],
    askFor111: ["tiene bultos que duelen o marcas: vea a un médico", "le hace sentir muy mal: vea a un médico"],
  },
  dandruff: {
    advice: [
      "Champú anticaspa: Déjelo unos minutos, como dice el envase, durante un mes.",
      "Con suavidad: No se rasque. Menos gel y laca.",
    ],
    askFor111: ["no mejora en un mes: vea a un médico", "el cuero cabelludo está rojo, hinchado o pica mucho"],
  },
  "head-lice": {
    advice: [
      "Peine en mojado: Lave, ponga mucho acondicionador y pase la lendrera. Los días 1, 5, 9 y 13.",
      "Mire a todos: En casa, el mismo día. Nadie tiene que faltar a clase.",
    ],
    askFor111: ["siguen pese al peine: pregunte a un farmacéutico", "el cuero cabelludo duele o tiene pus"],
  },
  "nappy-rash": {
    advice: [
      "Cambie a menudo: Cambie en seguida un pañal mojado o sucio. Lave con agua y seque con suavidad.",
      "Aire: Deje al bebé sin pañal cuando pueda. Un farmacéutico puede enseñarle una crema para bebés.",
    ],
    askFor111: [
      "no mejora en una semana: vea a una enfermera o a un médico",
      "hay ampollas o pus, o al bebé le duele",
      "el bebé está caliente o bebe poco",
    ],
  },
  warts: {
    advice: [
      "Tiempo: La mayoría se va sola, aunque tarde meses o años.",
      "No contagie: Tápelas en la piscina. No comparta toallas ni se rasque.",
    ],
    askFor111: [
      "una sangra, duele o cambia: vea a un médico",
      "están en la cara o entre las piernas",
      "tiene diabetes o pocas defensas",
    ],
  },
  "dry-eyes": {
    advice: [
      "Parpadee y haga pausas: Aparte a menudo la vista de la pantalla. Póngala un poco más baja que los ojos.",
      "Limpios y húmedos: Lave los párpados cada día. Un farmacéutico puede enseñarle gotas. Quítese las lentillas.",
    ],
    askFor111: ["le duele el ojo, o ve peor", "no mejora en unas semanas: vea a un óptico"],
  },
  stye: {
    advice: [
      "Paño tibio: Ponga un paño limpio, tibio y húmedo en el ojo cerrado, de 5 a 10 minutos, varias veces al día.",
      "No lo apriete: Se abre solo. Sin maquillaje ni lentillas hasta que pase.",
    ],
    askFor111: [
      "no mejora en unas semanas: vea a un médico",
      "el párpado o la cara está muy hinchado o rojo",
      "le duele el ojo, o ve peor",
    ],
  },
  "sticky-eye": {
    advice: [
      "Limpie con suavidad: De la nariz hacia fuera, con agua hervida y fría y algodón. Cada algodón, una vez.",
      "No contagie: Lávese a menudo las manos y use su toalla. Sin lentillas hasta que pase.",
    ],
    askFor111: [
      "le duele el ojo o la luz, o ve peor: pida ayuda hoy",
      "lleva lentillas",
      "es un bebé de menos de un mes, o dura más de 7 días",
    ],
  },
  "trouble-sleeping": {
    advice: [
      "Las mismas horas: Acuéstese y levántese siempre igual. Sin siesta.",
      "Noches tranquilas: Antes de dormir, ni pantallas, ni café, ni alcohol. Un cuarto oscuro, tranquilo y fresco.",
    ],
    askFor111: [
      "dura meses, o no puede con el día: vea a un médico",
      "la preocupación o la tristeza no le deja dormir: vea a un médico",
    ],
  },
  stress: {
    advice: [
      "Respire y muévase: Respire despacio 5 minutos. Caminar cada día también ayuda.",
      "Hable: Con alguien de confianza. Haga una cosa tras otra, con pausas.",
    ],
    askFor111: ["no puede más, o dura semanas: vea a un médico", "necesita ayuda pronto y no es una emergencia"],
  },
  tiredness: {
    advice: [
      "Vea a un médico en los próximos días: Puede buscar la causa, por ejemplo con un análisis de sangre.",
      "Hasta entonces: Duerma y coma a horas fijas, muévase cada día, menos alcohol y café.",
    ],
    askFor111: ["adelgaza, o tiene mucha sed", "le falta el aire, o está muy pálido", "está triste y no ve salida"],
  },
  sweating: {
    advice: [
      "Vea a un médico en los próximos días: Puede buscar la causa y decir qué ayuda.",
      "Fresco: Lleve algodón suelto. Un antitranspirante de farmacia puede ayudar.",
    ],
    askFor111: ["de noche suda tanto que moja las sábanas", "adelgaza o tiene fiebre"],
  },
  "hair-loss": {
    advice: [
      "Vea a un médico en los próximos días: Puede decir por qué, antes de que pague un tratamiento.",
      "Con suavidad: Sin peinados tirantes y con poco calor. Muchas veces vuelve a crecer solo.",
    ],
    askFor111: ["se cae de golpe o a trozos", "el cuero cabelludo pica, quema o duele"],
  },
};
