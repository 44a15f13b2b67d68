import { assess } from "./assessment.rules";
import { clinicalBook } from "./book-file";

const labelOf = (text: string) => assess(text, clinicalBook()).label;

describe("a word of a danger beside others that tell what it means", () => {
  it.each([
    "Do blackout blinds help a toddler sleep",
    "I ran 10 kms on Sunday and my thighs ache, is that ok",
    "Mild gum recession, which toothbrush should I use",
    "My 8 month old is babbling away all day, is that on track",
    "The dentist is crowning my molar on Friday, can I eat before it",
    "Had my coil fitting on Monday and some light cramps since",
    "His temperature spiked to 38.5 last night, he is three, playing and drinking",
    "My hair is limp and lifeless since I changed shampoo",
    "combien de temps garder le lait après le tirage de lait",
    "le dentiste dit que mon occlusion est mauvaise, faut-il une gouttière",
    "excision d'un grain de beauté la semaine dernière, quand retirer les fils",
    "mein Baby lallt schon mit fünf Monaten, ist das früh",
    "Ich hatte in der Prüfung einen Blackout, wie werde ich ruhiger",
    "Ich habe meine Nägel mit Aceton gereinigt und jetzt ist die Haut trocken",
    "pescado congelado comido dos dias despues, me siento bien",
    "voy a matarme a estudiar y se me cae el pelo por el estrés",
    "mi bebe balbucea todo el dia con seis meses, ¿es normal?",
  ])("is no emergency: %s", (text) => expect(labelOf(text)).not.toBe("emergency"));

  it.each([
    "I had a blackout in the kitchen",
    "I want to kms",
    "My baby's chest shows recession when he breathes",
    "My mum is babbling, her son says it began an hour ago",
    "She is fitting on the floor",
    "I think my drink was spiked, I feel awful",
    "My toddler is limp and lifeless, her hair is wet from the bath",
    "The room is full of smoke, it is suffocating",
    "Please help, my dad had a TIA this morning",
    "His hands are cold and mottled, his skin is not normal",
    "She is confused about where she is",
    "mon bébé a un tirage et ne prend plus le biberon",
    "il s'est effondré sur le lit et ne répond plus",
    "mein Mann würgt unser Baby",
    "Haut blass, er erbricht Kaffeesatz",
    "Das Fruchtwasser läuft aus",
    "nach einem Glas Wein ist er umgekippt und nicht ansprechbar",
    "creo que está en coma, no despierta",
    "voy a matarme de una vez",
    "le puse adrenalina, no puede hablar",
    "mi madre está confusa con fiebre",
  ])("stays one: %s", (text) => expect(labelOf(text)).toBe("emergency"));
});
