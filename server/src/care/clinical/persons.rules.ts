import { type QuestionText, REACH } from "./reading/question.rules";
import { bare } from "./reading/words.rules";
import { CALLED, isStranger, MINE, tellsOfWriter } from "./strangers.rules";

/**
 * Whom each word of a message is about. The one who is described or who writes is "self"; everybody else has the word that names
 * them ("son", "dad"), so that nobody's illness is taken for another's.
 */
export type Person = string;
export const SELF: Person = "self";
/** Somebody whom the writer looks after, of whom more is known than the message says. */
export const FAMILY: Person = "family";
/** A pet: what it has is for a vet, and decides nothing for anybody. */
export const ANIMAL: Person = "animal";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** By the person that they name; words of other languages are read as these. */
const RELATIONS: ReadonlyMap<string, Person> = new Map(
  Object.entries({
    son: "son grandson nephew stepson lad boys",
    daughter: "daughter granddaughter niece stepdaughter lass girls",
    child:
      "child kid kids children grandchild grandchildren youngest eldest twins toddler baby babies newborn infant littleone neugeborenes kleinkind bub bubs nipper bairn bebe nourrisson enfant saugling kind lactante nino nina hijos",
    partner: "husband wife partner boyfriend girlfriend fiance fiancee spouse hubby missus",
    mum: "mum mom mother mummy nan gran grandma granny grandmother nanna aunt auntie aunty oma omi tia",
    dad: "dad father daddy grandad granddad grandfather grandpa uncle opa opi tio",
    brother: "brother sister sibling twin cousin",
    friend:
      "friend mate neighbour neighbor colleague flatmate housemate roommate resident client lodger boss coworker somebody someone stranger bystander patients " +
      "actress actor celebrity classmate schoolmate mitschulerin mitschuler kollegin kollege teacher lehrer lehrerin instituteur institutrice profesor profesora",
  }).flatMap(([person, list]) => list.split(" ").map((word) => [word, person] as const)),
);
const NEPHEWS = words("nephew niece");
const CHILDREN: ReadonlySet<Person> = new Set(["son", "daughter", "child"]);
/** Who is described as in a note: "65 year old male". */
const PATIENT = words("male female man woman boy girl lady gentleman patient teenager adolescent");
const BEFORE_BIRTH = words("baby babies bump bebe fetus foetus");
const FIRST = words("i we us");
const THIRD = words("he she they his her their him");
const HE_OR_SHE = words("he she his her him");
const OWNER = words("my our his her their the a an your");
/** "I have a baby", "with my kids": somebody who is only there. */
const FEMALE = words(
  "daughter wife girlfriend mum mom mother nan gran grandma granny sister niece aunt fiancee woman female girl lady she her",
);
const MALE = words(
  "son husband boyfriend dad father grandad brother nephew uncle fiance man male boy gentleman he him his",
);

/** Who says, thinks or wants something tells of somebody else, where somebody was spoken of before: "… my mother-in-law says it is wind". */
const SAYS = words(
  "says say said thinks think thought reckons told tells wants insists worries swears warned claims blames " +
    "dit disait pense croit veut affirme raconte dice dijo piensa cree quiere insiste sagt meint sagte meinte glaubt denkt behauptet erzahlt",
);
/** "In law", "de mi marido": what may stand between a relation and what they say. */
const OF_RELATION = words("in law of my also always just keeps even then");

function isSayer({ tokens }: QuestionText, at: number): boolean {
  for (let on = at + 1; on <= at + 4 && tokens[on]?.breakBefore === "none"; on += 1) {
    const word = bare(tokens[on]?.word ?? "");
    if (SAYS.has(word)) return true;
    if (!OF_RELATION.has(word)) return false;
  }
  return false;
}

/** "Been to my sister's", "at my mum's": a place. */
const TO_A_PLACE = words("to at from round near");
const isPlace = (text: QuestionText, at: number) =>
  isPossessive(text.tokens[at]?.word ?? "") &&
  text.tokens[at - 1]?.word === "my" &&
  TO_A_PLACE.has(text.tokens[at - 2]?.word ?? "");

const PETS = words(
  "dog dogs puppy pup cat cats kitten rabbit bunny hamster horse pony parrot budgie tortoise ferret gerbil hund hundin hunde welpe katze kater katzchen kaninchen pferd pony " +
    "meerschweinchen wellensittich chien chienne chiot chat chatte chaton lapin cheval cobaye perruche perro perra perrito cachorro gato gata gatito conejo caballo cobaya",
);
/** In English a chat is no cat. */
const OF_FRENCH = words("chat chats");
const OF_A_PET = words("my our his her their");
/** What an animal does to somebody. */
const HURTS = words(
  "bite bites bit bitten biting scratch scratches scratched scratching attack attacked knocked knocks jumped pulled kicked threw tripped headbutted nipped allergic " +
    "gebissen beisst biss kratzt gekratzt kratzer angesprungen getreten mordu mord morsure griffe griffure coup mordido muerde mordio mordedura aranado arano aranazo",
);
const MAY = words("should can do could must shall may will dois puis peux soll kann muss darf sollte debo puedo");

/** How many words may stand before it: "the vet says my cat …", but not "gas fire, headache, sleepy, so is the dog". */
const BEFORE_A_PET = 4;

/** "My dog ate …", in a sentence that names no human being but in "what should I do?". */
function isPet({ tokens }: QuestionText, at: number): boolean {
  const token = tokens[at];
  const word = bare(token?.word ?? "");
  const isOwned = OF_A_PET.has(tokens[at - 1]?.word ?? "") || OF_A_PET.has(tokens[at - 2]?.word ?? "");
  if (!PETS.has(word) || !isOwned || (OF_FRENCH.has(word) && token?.language !== "fr")) return false;
  const isHuman = (place: number): boolean => {
    const said = bare(tokens[place]?.word ?? "");
    if (said === "i") return !MAY.has(bare(tokens[place - 1]?.word ?? ""));
    if (said === "my") return place < at - 2 || place > at;
    return (
      HURTS.has(said) ||
      ["we", "us", "me", "im", "him", "them", "myself"].includes(said) ||
      isRelative(said) ||
      isRelative(owner(said))
    );
  };
  let first = at;
  while (first > 0 && tokens[first]?.breakBefore === "none" && first > at - BEFORE_A_PET) first -= 1;
  if (first > 0 && tokens[first]?.breakBefore !== "hard") return false;
  for (let place = first; place < at + REACH; place += 1) {
    if (place > at && (!tokens[place] || tokens[place]?.breakBefore === "hard")) return true;
    if (place !== at && isHuman(place)) return false;
  }
  return true;
}

export interface People {
  /** By the number of a token. */
  of: readonly Person[];
  /** Everybody who is named, in order. */
  all: readonly Person[];
  /** The words that name somebody else than the writer, without "he" and "she". */
  named: readonly Named[];
  isChild(person: Person): boolean;
  sexOf(person: Person): "female" | "male" | undefined;
  /** Whether the writer speaks of themself. */
  isFirstPerson: boolean;
  /** Whether somebody is called "he" or "she" in English, where these are never said of a thing. */
  isThirdPerson: boolean;
}

const ENDS_OWNED = words("my and is has was are have had but with i he she");

/** "My 3 week old baby": the "my" is that of somebody who is named after it. */
function ownsRelation(text: QuestionText, at: number): boolean {
  const { tokens } = text;
  for (let on = at + 1; on <= at + 5 && tokens[on]?.breakBefore === "none"; on += 1) {
    const word = tokens[on]?.word ?? "";
    if (RELATIONS.has(word) || RELATIONS.has(owner(word)) || isPet(text, on)) return true;
    if (ENDS_OWNED.has(word)) return false;
  }
  return false;
}

/** "Baby's" is read as one word. */
const owner = (word: string) => (word.endsWith("s") ? word.slice(0, -1) : word);
const isRelative = (word: string) => RELATIONS.has(word) || PATIENT.has(word);
const isPossessive = (word: string) => word.endsWith("s") && !RELATIONS.has(word) && RELATIONS.has(owner(word));

/** A word, by its number, that names a person. */
export interface Named {
  at: number;
  person: Person;
  /** Somebody of another household: "my friend's daughter", a nephew. */
  isDistant: boolean;
}

/** "La fille d'une amie", "the daughter of my friend": neither the writer's child nor the friend. */
const isOfSomebody = ({ tokens }: QuestionText, at: number): boolean =>
  tokens[at + 1]?.word === "of" &&
  [2, 3].some((on) => tokens[at + on]?.breakBefore === "none" && isRelative(bare(tokens[at + on]?.word ?? "")));

/** "Actress died skiing": without an "a" or "my", as notes and newspapers write. */
const opensSentence = ({ tokens }: QuestionText, at: number) => at === 0 || tokens[at]?.breakBefore === "hard";

/** Any word of which somebody may be named, as `personAt` reads them. */
const NAMING: ReadonlySet<string> = new Set([
  ...[...RELATIONS.keys(), ...PATIENT, ...CALLED, ...FIRST, ...THIRD, ...PETS],
  "my",
]);

/** The person that the word at this place names, if any; `third` is whom "he" and "she" mean so far. */
function personAt(text: QuestionText, at: number, third: Person | undefined): Person | undefined {
  const token = text.tokens[at];
  // A word of another language that no English one stands for is marked with it: "de:opa".
  const word = bare(token?.word ?? "");
  if (!NAMING.has(word) && !RELATIONS.has(owner(word)) && token?.language !== "es") return undefined;
  const relation = RELATIONS.get(word) ?? RELATIONS.get(owner(word));
  const before = [1, 2, 3].map((back) => text.tokens[at - back]?.word ?? "");
  if (isPet(text, at)) return ANIMAL;
  if ((PATIENT.has(word) || CALLED.has(word)) && isStranger(text, at)) return "friend";
  if (relation) {
    // "When I was a child" is whoever was one.
    if (before[0] === "a" && ["was", "as", "am", "were"].includes(before[1] ?? "")) return undefined;
    // "My friend's husband" is neither of the two, nor does "my friend's daughter" name the friend.
    if (isPossessive(word) && isRelative(text.tokens[at + 1]?.word ?? "")) return undefined;
    if (!CHILDREN.has(relation) && isPossessive(before[0] ?? "")) return "friend";
    if (CHILDREN.has(relation) && isOfSomebody(text, at)) return "friend";
    // "My son": somebody; "her father" in a note: somebody too. "Baby" and "child" by themselves are somebody as well.
    return before.some((one) => OWNER.has(one)) || CHILDREN.has(relation) || opensSentence(text, at)
      ? relation
      : undefined;
  }
  if (PATIENT.has(word)) {
    // "My boy", "a friend's girl".
    const isSomebodys = before[0] === "my" || before[1] === "my" || isPossessive(before[0] ?? "");
    return isSomebodys ? "child" : SELF;
  }
  // "Je l'ai trouvé chaud" tells of whoever was found.
  const isOfThird = token?.language === "fr" && word === "i" && text.tokens[at + 1]?.word === "the";
  if (tellsOfWriter(text, at)) return SELF;
  if (FIRST.has(word)) return isOfThird ? (third ?? SELF) : SELF;
  if (word === "my") return ownsRelation(text, at) ? undefined : SELF;
  return THIRD.has(word) ? (third ?? SELF) : undefined;
}

/** Reads who is spoken of, word by word. Pure, in time linear to the message. */
export function peopleIn(text: QuestionText): People {
  const of: Person[] = new Array<Person>(text.tokens.length).fill(SELF);
  const all: Person[] = [];
  const named: Named[] = [];
  const sexes = new Map<Person, "female" | "male">();
  // Before it is born, the baby is part of whoever expects it.
  const isExpected = text.tokens.some(({ forms }) =>
    forms.some((form) => /^(..:)?(@gestation|@late-pregnancy|pregnant|enceinte|schwanger|embarazada)$/.test(form)),
  );
  let [hasPatient, isFirstPerson] = [false, false];
  let main: Person | undefined;
  let carried: Person = SELF;
  let start = 0;
  while (start < text.tokens.length) {
    let end = start + 1;
    const language = text.tokens[start]?.language;
    while (text.tokens[end]?.language === language && text.tokens[end]?.breakBefore !== "hard") end += 1;
    if (start > 0 && text.tokens[start - 1]?.language !== language) carried = SELF;
    const said: Pick<Named, "at" | "person">[] = [];
    let third = main;
    for (let at = start; at < end; at += 1) {
      const word = text.tokens[at]?.word ?? "";
      const isMine = MINE.has(bare(word)) && named.some(({ isDistant }) => isDistant);
      const person = isMine ? "child" : personAt(text, at, third ?? (hasPatient ? SELF : undefined));
      if (PATIENT.has(word) && person !== "friend") hasPatient = true;
      if (!person || (isExpected && BEFORE_BIRTH.has(word)) || isPlace(text, at)) continue;
      const isSpokenOf = all.some((one) => one !== person) || named.length > 0;
      if (person !== SELF && !THIRD.has(word) && isSpokenOf && isSayer(text, at)) continue;
      if (person === SELF && (FIRST.has(word) || word === "my")) isFirstPerson = true;
      if (person !== SELF && !THIRD.has(word)) {
        third = person;
        const before = text.tokens[at - 1]?.word ?? "";
        const isDistant =
          NEPHEWS.has(word) ||
          isPossessive(before) ||
          ["his", "her", "their"].includes(before) ||
          isOfSomebody(text, at);
        named.push({ at, person, isDistant });
        // "My cat is called Max. He was stung": of a pet only its own sentence is told.
        if (!hasPatient && person !== ANIMAL) main ??= person;
      }
      if (!all.includes(person)) all.push(person);
      const isOf = (some: ReadonlySet<string>): boolean => some.has(word) || some.has(owner(word));
      const sex = isOf(FEMALE) ? "female" : isOf(MALE) ? "male" : undefined;
      if (sex && !sexes.has(person)) sexes.set(person, sex);
      said.push({ at, person });
    }
    // Where only one person is named in a sentence, all of it is about them, also what stands before.
    let current = said.every(({ person }) => person === said[0]?.person) ? (said[0]?.person ?? carried) : carried;
    const saidAt = new Map(said.map(({ at, person }) => [at, person]));
    for (let at = start; at < end; at += 1) {
      // "The cat is drowsy, headache since noon."
      const isOver = current === ANIMAL && text.tokens[at]?.breakBefore === "soft";
      current = saidAt.get(at) ?? (isOver ? SELF : current);
      of[at] = current;
    }
    carried = current === ANIMAL ? SELF : current;
    start = end;
  }
  return {
    ...{ of, all, named, isFirstPerson },
    isThirdPerson: text.tokens.some(({ word, language }) => language === "en" && HE_OR_SHE.has(word)),
    isChild: (person) => CHILDREN.has(person),
    sexOf: (person) => sexes.get(person),
  };
}

const GROWN_UP = 18;

/** Whether a word such as "daughter" names a child of this age and sex. Of grown-ups the words say too little. */
export function mayBe(person: Person, { age, sex }: { age: number; sex?: "female" | "male" }): boolean {
  const isOfSex = person === "child" || sex === (person === "daughter" ? "female" : "male");
  return CHILDREN.has(person) && age < GROWN_UP && isOfSex;
}

/** A word for somebody who is young. */
export const isYoung = (person: Person): boolean => CHILDREN.has(person);

const WRITER = words(
  "i im ive my me myself mine je j jai mon ma mes moi tengo mi mis yo estoy soy duele ich mir mich mein meine meinen meinem meiner bin habe hab " +
    "llevo noto siento lloro tuve duermo sangro orino vomito toso",
);

/** Whether whoever writes names themself: "headache, what helps?" may be asked for anybody. */
export function namesWriter(message: string): boolean {
  const folded = message
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘]/gu, "");
  return (folded.match(/\p{L}+/gu) ?? []).some((word) => WRITER.has(word));
}
