import type { AdviceById } from "../../complaints/complaint.rules";

/** Questions about care, in Spanish. */
export const MATTERS_ES: AdviceById = {
  "painkiller-question": {
    advice: [
      "Paracetamol: Deje al menos 4 horas entre tomas, y no más de 4 tomas en 24 horas. La caja dice cuánto. Los remedios para el resfriado suelen llevarlo también.",
      "Juntos y con comida: La mayoría de los adultos puede tomar paracetamol con ibuprofeno, o con cetirizina o loratadina. Tome el ibuprofeno con comida. Un poco de alcohol con paracetamol no suele hacer daño.",
    ],
    askFor111: [
      "ha tomado más de lo que dice la caja: pregunte enseguida, aunque se encuentre bien",
      "está embarazada, pesa menos de 50 kg, o tiene una enfermedad del hígado, riñón, corazón o estómago: pregunte antes",
      "toma otras medicinas, o los necesita más de 3 días",
    ],
  },
  "allergy-tablet-question": {
    advice: [
      "Con sueño o sin él: Cetirizina, loratadina y fexofenadina dan menos sueño que la clorfenamina. Vea cómo se nota antes de conducir.",
      "Cómo tomarlas: Siga el prospecto. Si se retrasa, tome una cuando se acuerde, pero nunca dos juntas. Poco alcohol.",
    ],
    askFor111: [
      "está embarazada, o tiene una enfermedad del riñón o del hígado: pregunte antes",
      "ha tomado más de lo que dice el prospecto",
      "no ayudan después de 2 semanas",
    ],
  },
  "antibiotic-question": {
    advice: [
      "Como dice la etiqueta: Unos se toman con comida y otros en ayunas. La etiqueta lo dice. Tómelos a horas regulares y termine el tratamiento.",
      "Alcohol: Un poco no daña con la mayoría, pero nada con metronidazol o tinidazol. No sirven contra el resfriado ni la gripe.",
    ],
    askFor111: [
      "le sale un sarpullido, mucha diarrea o dolor de tripa",
      "ha olvidado varias tomas, o ha vomitado después de una",
      "no mejora en 2 o 3 días",
    ],
  },
  "medicine-storage": {
    advice: [
      "Guardarlas bien: En un armario fresco y seco, lejos de los niños. En la nevera solo lo que dice la etiqueta, como la insulina que no usa.",
      "Las viejas: No use una medicina después de su fecha. Llévela a una farmacia, nunca a la basura ni al váter. En avión, en el equipaje de mano.",
    ],
    askFor111: [
      "ha tomado una medicina caducada y no se encuentra bien",
      "su insulina pasó calor o se congeló, o no tiene otra",
    ],
  },
  "medicine-timing": {
    advice: [
      "Estatinas: La simvastatina funciona mejor por la noche. La atorvastatina y la rosuvastatina, a cualquier hora. Tómela siempre a la misma hora.",
      "Una vitamina olvidada: Sáltela y tome la siguiente a su hora. No tome dos.",
    ],
    askFor111: [
      "ha olvidado otra medicina, o varios días",
      "le duelen o se le debilitan los músculos desde que toma la estatina",
    ],
  },
  "cream-question": {
    advice: [
      "Hidrocortisona: Una capa fina, una o dos veces al día, 7 días como mucho, no en la cara ni entre las piernas salvo que lo diga un médico.",
      "Crema hidratante: Mucha, tan a menudo como quiera, en el sentido del vello. Deje un rato entre dos cremas.",
    ],
    askFor111: [
      "la piel empeora, está caliente o duele",
      "es para un niño, o está embarazada: pregunte antes a un farmacéutico",
    ],
  },
  prescriptions: {
    advice: [
      "Pedir y recoger: En la NHS App, en la web de su consulta (GP), o en la consulta. Usted elige la farmacia. Otra persona puede recogerlas.",
      "Precio: En Inglaterra se paga por cada producto, y muchas personas no pagan. La farmacia sabe si usted paga. Pida una semana antes de quedarse sin ellas.",
    ],
    askFor111: ["se ha quedado sin una medicina que necesita cada día", "ha perdido su medicina lejos de casa"],
  },
  appointments: {
    advice: [
      "Su consulta (GP): Pida, cambie o anule la cita por teléfono, en su web o en la NHS App. La web dice cuándo abre. Puede pedir un intérprete.",
      "Un médico nuevo: Busque «Find a GP» en la web del NHS. Registrarse es gratis. No hace falta justificar la dirección.",
    ],
    askFor111: ["se encuentra mal y no puede esperar a la cita", "es algo nuevo o empeora"],
  },
  "notes-and-results": {
    advice: [
      "Baja: Los primeros 7 días usted mismo rellena un papel. Después, pídala en su consulta (GP), o en el hospital si está allí.",
      "Historial y resultados: Véalos en la NHS App, o pregunte en la consulta. Solo usted y quienes le atienden pueden ver su historial. La consulta explica un resultado.",
    ],
    askFor111: [
      "le dijeron que actuara por un resultado y la consulta no contesta",
      "se encuentra mal mientras espera",
    ],
  },
  "vaccination-plan": {
    advice: [
      "Cuáles y cuándo: La web del NHS muestra las vacunas por edad. Su consulta (GP) sabe cuáles tiene y le llama.",
      "Invierno y viajes: La vacuna de la gripe empieza en otoño, en el médico y en la farmacia. Para un viaje, pregunte de 6 a 8 semanas antes.",
    ],
    askFor111: [
      "se encuentra muy mal después de una vacuna",
      "puede haber estado con una enfermedad de la que no está protegido",
    ],
  },
  "using-this-service": {
    advice: [
      "Su cuenta: Abra su cuenta en el menú. Allí puede cambiar sus datos, la contraseña y el idioma, descargar sus datos o borrar la cuenta.",
      "Si algo no funciona: Cargue la página otra vez, o pruebe más tarde. Puede escribir en inglés, francés, español o alemán.",
    ],
    askFor111: [
      "se encuentra mal y este servicio no funciona: 111.nhs.uk o por teléfono",
      "no sabe a quién más acudir",
    ],
  },
  "stop-smoking": {
    advice: [
      "Busque ayuda: Con un servicio para dejar de fumar es tres veces más probable lograrlo. Es gratis. La farmacia le dice dónde.",
      "Más fácil: Parches, chicles o un vapeador quitan las ganas. Elija un día, dígalo a sus amigos y tire el resto.",
    ],
    askFor111: ["echa sangre al toser, o la tos dura 3 semanas", "está embarazada: pida ayuda a la matrona"],
  },
  "eating-and-weight": {
    advice: [
      "Comer bien: Tome 5 raciones de fruta y verdura al día, pan integral, legumbres, pescado dos veces por semana, y menos azúcar, grasa y sal. No más de 6 g de sal al día para un adulto.",
      "Beber y pesarse: De 6 a 8 vasos de agua al día bastan a casi todos. Adelgace despacio, de medio kilo a un kilo por semana. El NHS tiene un plan gratis de 12 semanas.",
    ],
    askFor111: ["adelgaza sin querer", "la comida o el peso ocupan todos sus pensamientos, o se provoca el vómito"],
  },
  "being-active": {
    advice: [
      "Cuánto: Unos 30 minutos, 5 días por semana, a un paso que dé calor. Caminar cuenta. Empiece poco a poco y haga algo más cada semana.",
      "Qué: Caminar, nadar, pedalear o bailar, y músculos dos veces por semana. Ponerse sobre una pierna junto a una silla entrena el equilibrio.",
    ],
    askFor111: [
      "le duele el pecho o se desmaya al moverse: llame entonces al 999",
      "tiene una enfermedad del corazón o pulmón o una operación: pregunte antes al médico",
    ],
  },
  "vitamin-question": {
    advice: [
      "Vitamina D: De octubre a marzo todos deberían pensar en 10 microgramos al día. Nunca más de 100 microgramos.",
      "Las demás: A la mayoría le basta la comida. Una multivitamina al día según el prospecto no hace daño. No tome dos clases a la vez.",
    ],
    askFor111: [
      "está embarazada o quiere estarlo: pregunte por el ácido fólico, y nada con vitamina A o aceite de hígado de bacalao",
      "toma otras medicinas, o tiene una enfermedad del riñón: pregunte antes",
    ],
  },
  "sun-protection": {
    advice: [
      "Crema: Al menos factor 30, con 4 estrellas. Póngase mucha media hora antes, y otra vez cada 2 horas y después del baño.",
      "Cubrirse: A la sombra de 11 a 15, con sombrero, mangas y gafas. Los bebés de menos de 6 meses, fuera del sol.",
    ],
    askFor111: [
      "la piel tiene ampollas o un bebé se ha quemado",
      "tiene náuseas, mareo o dolor de cabeza después del sol",
    ],
  },
  "eye-and-tooth-checks": {
    advice: [
      "Ojos y oídos: Un óptico revisa la vista, cada 2 años en general. Las pilas las da la clínica que le dio el audífono.",
      "Dientes: Cepíllese dos veces al día con flúor. El dentista dice cuándo volver. La web del NHS encuentra uno cerca.",
    ],
    askFor111: ["la vista o el oído cambian de repente", "le duele una muela o tiene hinchazón y no tiene dentista"],
  },
};
