import { builtInAnswering } from "../models/answering-model";
import { assess, BOOK } from "./book.test-support";
import { understand } from "./understand.rules";

/** As patients are answered, by book and text model. */
const answered = (text: string) => builtInAnswering().assess(text);

const factsIn = (text: string) => understand(text, BOOK).cases.flatMap(({ facts }) => [...facts.keys()]);

describe("back that means again", () => {
  it.each([
    ["the pain is back", false],
    ["The ache came back today", false],
    ["my knee pain is back", false],
    ["my back pain is back", true],
    ["the pain in my lower back is back", true],
    ["is back pain dangerous", true],
  ])("%s", (text, isOfTheBack) => {
    expect(factsIn(text).includes("back.pain")).toBe(isOfTheBack);
  });
});

describe("a tablet that does not go down", () => {
  it.each([
    "my son can't swallow tablets, is there a syrup?",
    "ma fille n'arrive pas à avaler les comprimés, que faire ?",
    "das Kind kann Tablette nicht schlucken",
    "mein Kind kann die Tablette nicht schlucken",
    "mi hijo no puede tragar la pastilla, ¿hay jarabe?",
    "estoy buscando bebé y tomo pastillas",
    "j'essaie d'avoir un bébé et je prends des comprimés",
  ])("is no emergency: %s", (text) => {
    expect(answered(text).isCritical).toBe(false);
  });

  it.each([
    "my toddler swallowed a tablet of mine",
    "The tablet is stuck in my throat and I can't breathe",
    "I can't swallow tablets, water or my own spit",
    "Kann nichts mehr schlucken, auch keine Tabletten, der Speichel läuft heraus",
    "Ich kann Tabletten und Wasser nicht schlucken",
    "Mein Kind hat eine Tablette geschluckt",
    "mi bebé se tomó mis pastillas",
    "mon bébé a avalé un comprimé",
  ])("hides no emergency: %s", (text) => {
    expect(answered(text).isCritical).toBe(true);
  });
});

describe("many painkillers in a day", () => {
  it.each([
    "14 painkillers today",
    "I have had 12 ibuprofen since this morning, my tooth is killing me",
    "14 antidouleurs aujourd'hui",
    "14 Schmerztabletten heute",
    "14 analgésicos hoy",
  ])("are an overdose: %s", (text) => {
    expect(assess(text).isCritical).toBe(true);
  });

  it.each(["14 painkillers in a box, is that enough for a week?", "2 painkillers today, can I have one more tonight?"])(
    "but not %s",
    (text) => {
      expect(assess(text).isCritical).toBe(false);
    },
  );
});

describe("what somebody else had, and how the writer is now", () => {
  it.each([
    "A colleague collapsed with a stroke this week. I'm fine, just a cold.",
    "The lady upstairs had a stroke at the weekend. My toddler has a runny nose but is happy.",
    "A boy in our street was stabbed on Friday. I have hay fever, which tablets do not make me sleepy?",
    "The daughter of my friend had meningitis in March. Mine just has a runny nose and is playing.",
    "Le monsieur d'en face a fait un infarctus lundi. Moi j'ai juste un rhume, que prendre ?",
    "La fille d'une amie a eu une méningite en mars. Ma fille a juste le nez qui coule et elle joue.",
    "Der Mann von gegenüber hatte am Montag einen Herzinfarkt. Ich habe nur einen Schnupfen, was hilft?",
    "Eine Kollegin ist letzte Woche mit einem Schlaganfall zusammengebrochen. Mir geht es gut, ich habe nur Schnupfen.",
    "El señor de enfrente tuvo un infarto el lunes. Yo solo tengo un resfriado, ¿qué tomo?",
    "La hija de una amiga tuvo meningitis en marzo. La mía solo tiene mocos y juega.",
    "Mi padre tuvo un infarto el año pasado. Tengo un poco de resfriado.",
    "Mein Kollege hatte am Montag einen Herzinfarkt. Mir geht es gut. Wie kann ich seiner Frau helfen?",
  ])("is for home: %s", (text) => {
    expect(assess(text).care).toBe("home");
  });

  it.each([
    "My dad had a heart attack last year and now I have the same crushing pain",
    "My dad had a heart attack 10 minutes ago. I have a cold.",
    "A man on my bus had a heart attack, he's lying here",
    "Our neighbour had a heart attack. He's on the floor.",
    "My dad had a stroke five minutes ago. I am alone with him.",
    "The lady next door had a stroke on Monday and now her face droops again",
    "My wife had a seizure on Monday. She is having another one now.",
    "The man across the road had a stroke on Tuesday. He cannot speak and his face droops. We are fine.",
    "My friend had a seizure on Sunday. I am fine but she is not waking up.",
    "My wife had a stroke on Monday. I am fine, should she stay in bed?",
    "My colleague had a heart attack on Monday. My chest is tight and I am sweating.",
    "My neighbour overdosed on Saturday. I have taken twenty paracetamol.",
    "The man across the road has collapsed and is not breathing",
    "I'm a woman at work with crushing chest pain",
    "Le monsieur d'en face a fait un infarctus lundi. Moi j'ai mal à la poitrine depuis une heure.",
    "La dame du dessous est tombée, elle ne répond pas",
    "Der Mann von gegenüber hatte am Montag einen Herzinfarkt. Jetzt habe ich selbst Druck auf der Brust.",
    "Die Frau von nebenan liegt bewusstlos im Treppenhaus",
    "El señor de enfrente tuvo un infarto el lunes. Ahora me duele el pecho a mí.",
    "El señor de enfrente no respira",
  ])("hides no emergency: %s", (text) => {
    expect(assess(text).isCritical).toBe(true);
  });
});

describe("what is feared", () => {
  it.each([
    "Scared it's meningitis but it's only a runny nose and she is playing.",
    "My mum thinks it's meningitis but my son only has a runny nose and is running around.",
    "Google says sepsis. I have a small graze on my knee that is healing nicely.",
    "My husband jokes I'm having a stroke because I forgot the milk. I'm just tired, the baby is up all night.",
    "Could a cold turn into sepsis?",
    "J'ai peur que ce soit une méningite mais elle a juste le nez qui coule et elle joue.",
    "Internet parle de septicémie. J'ai une petite égratignure au genou qui cicatrise.",
    "Un rhume peut-il tourner en méningite ?",
    "Ich habe Angst, dass es eine Hirnhautentzündung ist, aber sie hat nur einen Schnupfen und spielt.",
    "Google sagt Blutvergiftung. Ich habe nur eine kleine Schürfwunde am Knie, die heilt.",
    "Kann aus einer Erkältung eine Blutvergiftung werden?",
    "Tengo miedo de que sea meningitis pero solo tiene mocos y juega.",
    "Google dice sepsis. Tengo un pequeño rasguño en la rodilla que cicatriza.",
    "¿Un resfriado puede convertirse en meningitis?",
  ])("decides nothing beside what is mild: %s", (text) => {
    expect(assess(text).care).toBe("home");
  });

  it.each([
    "I'm worried it's a heart attack",
    "I'm afraid she's having a stroke",
    "I'm scared, my son is having a seizure",
    "Worried it's a heart attack, just a bit of pain in my chest",
    "I'm worried it's a stroke, it's only a slight droop of her mouth",
    "Scared it's meningitis, she's only two and has a fever and a rash that doesn't fade",
    "Could it be meningitis? He is just a bit drowsy and has a stiff neck and fever.",
    "Google says stroke. Only my left arm is a bit weak.",
    "I'm worried my daughter took an overdose, she says she feels fine",
    "Worried he swallowed a battery, he is playing",
    "J'ai peur que ce soit un AVC, il a juste la bouche un peu tombante",
    "Ich habe Angst, dass es ein Herzinfarkt ist, nur ein leichter Druck auf der Brust",
    "Tengo miedo de que sea un infarto, solo tengo un poco de presión en el pecho",
  ])("stays an emergency: %s", (text) => {
    expect(assess(text).isCritical).toBe(true);
  });
});

describe("what is dreamed, taught, gone through long ago or had by a child at school", () => {
  it.each([
    "I dreamed that I was having a heart attack. I woke up fine. What does that mean?",
    "Ich habe geträumt, dass ich einen Herzinfarkt habe. Was bedeutet das?",
    "J'ai rêvé que je faisais un infarctus. Ça veut dire quoi ?",
    "Soñé que me daba un infarto. ¿Qué significa?",
    "The first aid course covered choking and CPR. How often should I refresh it?",
    "My son asked what an overdose is after assembly. How do I explain it to a nine year old?",
    "I pulled a tiny thorn out of my finger three days ago, it is healed. My mother in law goes on about blood poisoning.",
    "Mein Sohn hatte mit zwei Jahren eine Hirnhautentzündung, jetzt ist er topfit. Bekommt er die Impfung?",
    "Mon fils entre au lycée. Il a fait une méningite à 3 ans, depuis il va très bien. Où demander le vaccin ?",
    "A boy at my daughter's school has meningitis. She's well, no symptoms, eating and playing.",
    "Un garçon de l'école a une méningite. Ma fille va bien.",
    "Ein Kind in der Kita hat eine Hirnhautentzündung. Meine Tochter ist munter.",
    "Un niño de la guardería tiene meningitis. Mi hija está bien.",
  ])("is no emergency: %s", (text) => {
    expect(assess(text).isCritical).toBe(false);
  });

  it.each([
    "I dreamed badly and woke up with crushing chest pain",
    "My wife woke from a nightmare and cannot breathe",
    "He asked what time it is, he is confused and slurring",
    "Er erzählt dauernd von Brustschmerzen und schwitzt",
    "My son had meningitis at two. He has a stiff neck and a fever today, can he have the vaccine?",
    "A boy at my daughter's school has meningitis and now she has a fever and a stiff neck",
    "Ein Kind in der Kita hat Meningitis. Mein Sohn hat jetzt Fieber und einen steifen Nacken.",
    "Mein Mann hatte letzte Woche einen Schlaganfall, jetzt geht es ihm nicht gut. Was tun?",
    "Mon mari a fait un AVC l'an dernier, depuis il ne va pas bien et sa bouche tombe",
    "My daughter had a seizure at two. Now she is fitting again, where do we go?",
  ])("hides no emergency: %s", (text) => {
    expect(assess(text).isCritical).toBe(true);
  });
});
