import type { AdviceById } from "../complaint.rules";

/** Small troubles of every day, in Spanish. */
export const EVERYDAY_ES: AdviceById = {
  corn: {
    advice: [
      "Quite la presión: Lleve zapatos anchos y blandos. Ponga una almohadilla, pero no parches con ácido si tiene diabetes.",
      "Ablándelo: Meta el pie en agua tibia, frote suave con piedra pómez y ponga crema. No lo corte.",
    ],
    askFor111: [
      "tiene diabetes o mala circulación en los pies",
      "sangra o tiene pus",
      "no mejora en 3 semanas o duele mucho",
    ],
  },
  "cracked-heels": {
    advice: [
      "Ponga crema: Dé cada día una crema espesa, mejor después del baño. Ayudan los calcetines de algodón por la noche.",
      "Frote suave: Use piedra pómez una o dos veces por semana. Lleve zapatos que tapen el talón.",
    ],
    askFor111: ["tiene diabetes", "una grieta es profunda, sangra, o está roja y caliente", "no se cura en 2 semanas"],
  },
  chilblains: {
    advice: [
      "Caliente despacio: Mantenga manos y pies calientes y secos. No los ponga sobre un radiador ni en agua muy caliente.",
      "No los toque: No se rasque. Una crema sencilla alivia el picor.",
    ],
    askFor111: [
      "hay pus, o tiene calor y escalofríos",
      "tiene diabetes o vuelven una y otra vez",
      "no mejoran en 3 semanas",
    ],
  },
  "smelly-feet": {
    advice: [
      "Lave y seque: Lave los pies cada día y seque bien entre los dedos. Cambie de calcetines cada día.",
      "Déjelos respirar: No lleve los mismos zapatos dos días seguidos. Un polvo o espray puede ayudar.",
    ],
    askFor111: [
      "la piel entre los dedos está roja, duele o pica",
      "suda mucho por todo el cuerpo o de noche",
      "nada ayuda y le molesta",
    ],
  },
  "razor-burn": {
    advice: [
      "Calme la piel: Ponga un paño fresco y húmedo. Use una crema sencilla sin perfume.",
      "Déjela descansar: No se afeite ahí unos días. Después use espuma y afeite en el sentido del pelo.",
    ],
    askFor111: [
      "hay pus, o está caliente e hinchado",
      "se extiende, o tiene calor y escalofríos",
      "vuelve cada vez que se afeita",
    ],
  },
  "bruised-nail": {
    advice: [
      "Enfríe y levante: Envuelva hielo en un paño y póngalo 10 minutos. Mantenga la mano o el pie en alto.",
      "Deje la uña: Crece sola en unos meses. Téngala corta, limpia y tapada.",
    ],
    askFor111: [
      "no puede mover el dedo o parece torcido",
      "el dolor es fuerte o late bajo la uña",
      "la uña está arrancada, o salió una mancha negra sin golpe",
    ],
  },
  "plant-or-jellyfish-sting": {
    advice: [
      "Limpie: Si es una medusa, enjuague con agua de mar y quite los restos con pinzas. Si son ortigas, lave con agua y jabón.",
      "Alivie: Si es una medusa, agua caliente. Si son ortigas, algo fresco. No frote, ni use vinagre ni orina.",
    ],
    askFor111: [
      "le sale una erupción en otra parte, o se le hinchan la cara, los labios o la boca: entonces llame al 999",
      "la picadura está en la cara o es muy grande",
      "está más roja, más caliente o duele más al día siguiente",
    ],
  },
  nosebleed: {
    advice: [
      "Párelo: Siéntese, inclínese hacia delante y apriete la parte blanda de la nariz de 10 a 15 minutos. Respire por la boca.",
      "Después: No se suene, no levante peso ni tome bebidas calientes durante un día.",
    ],
    askFor111: [
      "no para después de 15 minutos apretando",
      "toma anticoagulantes o sangra con facilidad",
      "vuelve a menudo, o empezó tras un golpe en la cabeza",
    ],
  },
  threadworms: {
    advice: [
      "Trate a todos: Pida en la farmacia una medicina para toda la casa, el mismo día. Menores de 2 años y embarazadas pregunten antes.",
      "Lave bien: Lave las manos y bajo las uñas, téngalas cortas, dúchese por la mañana, y lave sábanas y toallas.",
    ],
    askFor111: [
      "el niño tiene menos de 2 años",
      "está embarazada o da el pecho",
      "no se ha ido tras 2 semanas de tratamiento",
    ],
  },
  "cradle-cap": {
    advice: [
      "Lave con suavidad: Ponga un poco de aceite para bebés, espere, cepille suave y lave con champú para bebés.",
      "No arranque: Pueden entrar gérmenes. No le duele al bebé y se va solo.",
    ],
    askFor111: [
      "está por todo el cuerpo",
      "las costras sangran o supuran, o la piel está hinchada",
      "no mejora en unas semanas",
    ],
  },
  teething: {
    advice: [
      "Algo para morder: Dé un mordedor limpio y fresco o, desde los 6 meses, un trozo de fruta cruda, y quédese cerca.",
      "Consuelo: Seque la baba con suavidad. Jugar y abrazar es lo que más ayuda.",
    ],
    askFor111: [
      "el bebé tiene fiebre o diarrea: los dientes no las causan",
      "el bebé no quiere comer",
      "el bebé parece enfermo, o llora y no se calma",
    ],
  },
  "baby-reflux": {
    advice: [
      "Tenga al bebé derecho: Mientras come y un rato después. Dé menos cantidad, más a menudo.",
      "Que eructe: Haga pausas. Un bebé duerme boca arriba y plano.",
    ],
    askFor111: [
      "la leche sale a chorro, o es verde, amarilla o con sangre",
      "el bebé no gana peso o no quiere comer",
      "empieza después de los 6 meses, o sigue tras el primer año",
    ],
  },
};
