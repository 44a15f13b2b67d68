import type { AdviceById } from "../complaint.rules";

/** Belly, muscles and joints, in Spanish. */
export const BODY_ES: AdviceById = {
  wind: {
    advice: [
      "Coma despacio: Mastique bien, con la boca cerrada. Haga comidas más pequeñas.",
      "Busque la causa: Alubias, col, cebolla y burbujas dan más gas. Caminar ayuda.",
    ],
    askFor111: [
      "dura más de 3 semanas: vea a un médico",
      "adelgaza, o ve sangre en las heces",
      "nota un bulto, o le duele mucho la barriga",
    ],
  },
  nausea: {
    advice: [
      "Aire y sorbos: Beba algo frío despacio. El jengibre o la menta pueden ayudar.",
      "Poco y sencillo: Comidas pequeñas y secas. Evite olores fuertes y grasa.",
    ],
    askFor111: ["no mejora en unos días", "no retiene el agua, u orina muy poco", "vuelve a menudo: vea a un médico"],
  },
  "tummy-bug": {
    advice: [
      "Sorbos pequeños: Beba agua o zumo rebajado, poco cada vez. Coma cuando pueda.",
      "Quédese en casa: Espere 2 días desde la última vez. Lávese con jabón: el gel aquí no sirve.",
    ],
    askFor111: [
      "vomita más de 2 días, o la diarrea dura más de 7",
      "no retiene el agua, u orina muy poco",
      "hay sangre, o el vómito es verde",
    ],
  },
  "travel-sickness": {
    advice: [
      "Mire a lo lejos: Siéntese donde menos se mueva, mire al horizonte y no lea.",
      "Aire fresco: Abra la ventana, respire despacio y pare. Coma poco antes de salir.",
    ],
    askFor111: ["sigue mal después del viaje", "todo le da vueltas, u oye menos de un lado"],
  },
  haemorrhoids: {
    advice: [
      "Heces blandas: Beba mucho y coma fibra. No empuje, y no pase mucho tiempo en el baño.",
      "Alivie el picor: Un baño tibio y séquese con suavidad. Frío en una toalla puede ayudar.",
    ],
    askFor111: ["no mejora en una semana: vea a un médico", "sangra, o le duele mucho", "tiene calor y escalofríos"],
  },
  "period-pain": {
    advice: [
      "Calor: Póngase una bolsa de agua caliente, en una toalla, en la barriga.",
      "Muévase con suavidad: Caminar, nadar o una ducha caliente alivia. Frote la barriga.",
    ],
    askFor111: [
      "duele mucho, o nada lo calma",
      "la regla cambia o es más fuerte",
      "también duele en el baño o en las relaciones: vea a un médico",
    ],
  },
  thrush: {
    advice: [
      "Primero el farmacéutico: Puede ayudar si ya le ha pasado. La primera vez, vea a un médico.",
      "Con suavidad: Lávese solo con agua y séquese bien. Lleve algodón, sin jabón perfumado.",
    ],
    askFor111: [
      "es la primera vez, o tiene menos de 16 o más de 60 años: vea a un médico",
      "está embarazada, o vuelve a menudo",
      "no mejora en 7 a 14 días",
    ],
  },
  hangover: {
    advice: [
      "Beba agua: Mucha agua, y algo sencillo como pan tostado.",
      "Descanse: Duerma lejos de la luz fuerte. Beber más alcohol no ayuda.",
    ],
    askFor111: ["no para de vomitar", "sigue al día siguiente", "le cuesta beber menos: un médico puede ayudar"],
  },
  "muscle-strain": {
    advice: [
      "Descanso y frío: Los primeros 2 o 3 días, descanse y ponga hielo en una toalla, 20 minutos como mucho.",
      "Después muévalo: Empiece con suavidad cuando duela menos.",
    ],
    askFor111: ["no mejora en 2 semanas", "empeora, o no puede moverlo", "tiene escalofríos, o está dormido"],
  },
  "sprained-ankle": {
    advice: [
      "Descanso, hielo, venda, en alto: Hielo en una toalla, 20 minutos como mucho, una venda y en alto.",
      "Después muévala: Con suavidad, en cuanto pueda. Los primeros días sin calor, alcohol ni masaje.",
    ],
    askFor111: ["no puede apoyarse ni usarla", "está torcida, dormida o fría", "no mejora en una semana"],
  },
  "stiff-neck": {
    advice: [
      "Mueva el cuello con suavidad: Gire e incline la cabeza despacio, varias veces al día. Mejor una almohada firme y baja.",
      "El calor ayuda: Ponga calor, o frío en una toalla, 20 minutos como mucho.",
    ],
    askFor111: [
      "dura más de unas semanas: vea a un médico",
      "un brazo hormiguea, está débil o dormido",
      "también tiene fiebre, un fuerte dolor de cabeza, o la luz le duele: llame al 999",
    ],
  },
  "heel-pain": {
    advice: [
      "Descanso y frío: Ponga el pie en alto. Hielo en una toalla, 20 minutos como mucho.",
      "Buen calzado: Blando, ancho y con talón acolchado. Estire con suavidad la pantorrilla y el pie.",
    ],
    askFor111: [
      "no mejora en 2 semanas: vea a un médico",
      "el pie hormiguea o está dormido",
      "tiene diabetes: un pie herido es entonces más serio",
    ],
  },
  "tennis-elbow": {
    advice: [
      "Deje que descanse: Evite lo que duele. Levante con las dos manos, palmas arriba.",
      "Frío y después estirar: Hielo en una toalla, 20 minutos como mucho. Más tarde, estire con suavidad.",
    ],
    askFor111: [
      "no mejora en 2 semanas: vea a un médico",
      "está caliente e hinchado, o se siente enfermo",
      "no puede moverlo, o la mano está dormida",
    ],
  },
  "knee-pain": {
    advice: [
      "Menos peso: Descanse con la pierna en alto. Hielo en una toalla, 20 minutos como mucho.",
      "Que no se quede rígida: Dóblela y estírela con suavidad. Lleve buen calzado.",
    ],
    askFor111: [
      "no puede moverla ni apoyarse",
      "está caliente, roja o muy hinchada",
      "no mejora en unas semanas: vea a un médico",
    ],
  },
  "leg-cramps": {
    advice: [
      "Estire: Tire de los dedos del pie hacia usted y frote el músculo. Ande un momento de talones.",
      "Para prevenir: Estire las pantorrillas antes de dormir y beba bastante.",
    ],
    askFor111: [
      "le despiertan a menudo, o duran más de 10 minutos: vea a un médico",
      "la pierna está hinchada, roja o dormida",
    ],
  },
  "restless-legs": {
    advice: [
      "Vea a un médico en los próximos días: Puede mirar, por ejemplo, si le falta hierro.",
      "Tardes tranquilas: Camine o estire antes de dormir. Por la noche, ni café, ni alcohol, ni tabaco.",
    ],
    askFor111: ["empeora deprisa", "una pierna está débil, dormida o hinchada"],
  },
};
