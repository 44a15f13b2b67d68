import { once } from "./pattern.rules";

/**
 * One typing error in a longer word is forgiven: a letter left out, added, changed, or swapped with its neighbour.
 * Short words are taken as they are, since a letter changes too much in them ("pain", "rain").
 */
const SHORTEST = 5;
const LONGEST = 24;

/** Everyday words that are one letter away from a word of the patterns and mean something else. */
const REAL_WORDS: ReadonlySet<string> = new Set(
  (
    "afebrile hydrated about above after again alone along among angle apple arise asked avoid award aware banks baths battle beach bears " +
    "beans beard begin being below blame bland blank blend blink bliss block blond bloom blown board boast bones boots bored born " +
    "bowls brain brand bread break bride brief bring broad brown brush build bumpy cause chair chalk charm chart chase cheap " +
    "cheat check cheek cheer cheese chess chew chief chosen clean clear click climb close cloth cloud coach coast couch could " +
    "count court cover crack crash cream creek crown crumb curse curve daily dance death doing doubt dozen draft drain drama " +
    "drank drawn dream dress dried drink drive drops drove earth eight enter equal every exact extra faces faith false fancy " +
    "fault favor fever field fifth fifty fight final first fixed flash fleet flesh float flock flood floor flour folks force " +
    "forth forty found frame fresh front fruit fully funny given glass globe going grade grain grand grant grass grave great " +
    "green greet group grown guard guess guest guide habit hands happy heard heart hearty heath heave heavy hello horse hotel " +
    "house human hurry image index inner issue joint judge juice kinds knees knife known label large later laugh layer learn " +
    "least leave legal lemon level light limit lines lists liver lived local loose lower lucky lunch lungs lying major maker " +
    "march match maybe meals means meant metal might minor mixed model money month moral motor mount mouse mouth moved movie " +
    "music nails nasal needs nerve never night noise north noted novel nurse occur ocean offer often older olive order other " +
    "ought outer owned paint panel paper parts party paste patch pause peace phone photo piece place plain plane plant plate " +
    "point pound power press price pride prime print prior prize proof proud prove queen quick quiet quite radio raise range " +
    "rapid reach react ready refer relax reply rests right river rough round route royal rules safer sales salty sauce scale " +
    "scene scope score seems sense serve seven shade shake shall shame shape share sharp sheep sheer sheet shelf shell shift " +
    "shine shirt shock shoes shook shoot shops shore short shout shown sides sight since sixth sixty skill sleep slept slice " +
    "slide slope small smart smell smile smoke snack sneak sober socks solid solve sorry sorts sound south space spare speak " +
    "speed spell spend spent spice spine split spoke spoon sport spray squad staff stage stain stake stamp stand stare start " +
    "state stays steak steal steam steel steep steps stick still stock stoke stole stone stood stool store storm story stove " +
    "strange strike striker strip struck study stuff style sugar suits sunny super sweat sweet swept swing sworn table taken " +
    "takes taste teach tears teeth thank their theme there these thick thief thing think third those three threw throw thumb " +
    "tired title toast today token toned tooth topic total touch tough tower towel trace track trade trail train trash treat " +
    "trend trial tribe trick tried tries truck truly trunk trust truth twice twist uncle under union units until upper upset " +
    "urban usage usual value video visit vital vocal voice waist waste watch water waves weeks weigh weird wheel where which " +
    "while white whole whose woman women world worry worse worth would wound wrist write wrong wrote yield young yours youth " +
    "clogs stations carrots weaning humour sleeping cooking looking walking talking working bathing bleaching breeding bleating breaking feeding reading leading " +
    "heading hearing wearing burying running winning setting sitting hitting getting putting cutting eating beating " +
    "heating boring buying trying dying lying drying frying crying caught taught bought brought thought through though " +
    "breathy breather heater health hearth hearted parent patient patience present prevent percent recent decent " +
    "stressed strokes streak stream street string strong tumble tumbler tumult deprecation repression expression " +
    "impression oppression connected collected selected contused infused refused confide confine confined contusion " +
    "conclusion profusion infusion overdone overdue overdrive mourning morning evening suited citizen " +
    "acting added adding alike alive animals bites bonus bottle breach breaks breed bridges broad brood bursts cancel " +
    "cancelled cancels certain certainly chance chances change changes changing charge checks chess choice choose " +
    "chose chosen class closer closest codes colder coming commands completes constant contact contract control " +
    "copying cores corner curtains dealing denial depth depths displayed drawn driver driving droll endings exist " +
    "exists expose exposes extras facing fading falling filled filling fires fixed fixing forget formal fully given " +
    "gloss grapes graph groan handy heads hearts helped hides holder hopes human humans improve improved improves " +
    "insert inspect joins jolly lasting latter leads leaning leaving letter letters levels lightening lighting liking " +
    "linked links listen liver loaded locked logged looked looks loosen lunchtime magic mailed making manic margins " +
    "marked marker masking meaning middle minors mixed mixing moving named nearly needless nodes notes older online " +
    "opened packed pairs pasted patched patrol paying petal places police pooled postal prints prison private " +
    "privates purpose purposes raises rates reach reads really reason reasons reduce reduces refuse refuses relies " +
    "remain remains remove removed resolve resolved response results reuse reviews saving savings scenes school scold " +
    "seats section sections seems shallow shaped shapes shared shares sharing shipped ships showed shower shows shuts " +
    "singed sized slash sloppy slots slower snack sniff soaped speaks special speeds spelling spill spills spins " +
    "spite split sport sports stack stacks stands started starter starts stated states station statue status staying " +
    "stays stifle stubbed stunk swear sweep swelled switch tables target tasks tested texts thanks things thinks " +
    "thorough threat threats throws timed timer times topics troubled turns usable voiced waiting waits warns wasters " +
    "windows wording works writes years yellow younger baking begun blocking boats bouts bringing burped burps clocks " +
    "coarse crisps cried drips eater engine engines episode fasting focal gaming gives glove halls holds holes jumper " +
    "knits knuckle lamps learning licking likes limps loses makin margin market miner mixes moved nicked painting " +
    "pants pinched planks points raking reached reaching relieved runner sawed scaling screen settle sewing sheets " +
    "shins sleeps smiled smiling smoked snores soles spain speck spells spring staring stitch stocking straw strings " +
    "strips bumping swinging tastes telly thirty tinge tripped washed wells handover belting boite boites pongo grips gripping bubble bubbles scattered spared"
  ).split(" "),
);

/** Whether the words are one edit apart, counting a swap of neighbours as one edit. */
function isOneEditApart(a: string, b: string): boolean {
  let front = 0;
  while (front < a.length && a[front] === b[front]) front += 1;
  let back = 0;
  const shorter = Math.min(a.length, b.length) - front;
  while (back < shorter && a[a.length - 1 - back] === b[b.length - 1 - back]) back += 1;
  const left = a.length - front - back;
  const right = b.length - front - back;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[front] === b[front + 1] && a[front + 1] === b[front];
}

/** People slip further on in a word, and another beginning is another word: "abgeschossen" is not "angeschossen". A language is marked before it. */
function beginningOf(word: string): string {
  const colon = word.indexOf(":") + 1;
  return word.slice(0, colon + (colon > 0 ? 2 : 1));
}

/** What a typed word was most likely meant to be: every word of the vocabulary that is one slip away. */
export type SpellingOf = (word: string) => readonly string[];

/** The words that are long enough, by their beginning and then by their length. */
function byBeginningOf(
  vocabulary: ReadonlySet<string>,
): ReadonlyMap<string, readonly (readonly string[] | undefined)[]> {
  const byBeginning = new Map<string, string[][]>();
  for (const word of vocabulary) {
    if (word.length < SHORTEST) continue;
    const byLength = once(byBeginning, beginningOf(word), (): string[][] => []);
    byLength[word.length] ??= [];
    byLength[word.length]?.push(word);
  }
  return byBeginning;
}

/**
 * Prepares the vocabulary, when a word that it does not know is first looked up. A word is compared with those alone that begin as it
 * does and are about as long.
 * @param realWordsOf words that are spelled right: they may be another form of a word ("Gelenke"), and never a slip of one ("Zange")
 */
export function spellingFor(vocabulary: Iterable<string>, realWordsOf: () => ReadonlySet<string>): SpellingOf {
  const known = new Set(vocabulary);
  let prepared: { byBeginning: ReturnType<typeof byBeginningOf>; real: ReadonlySet<string> } | undefined;
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || known.has(word) || REAL_WORDS.has(word)) return [];
    prepared ??= { byBeginning: byBeginningOf(known), real: realWordsOf() };
    const isReal = prepared.real.has(word);
    const byLength = prepared.byBeginning.get(beginningOf(word)) ?? [];
    return [-1, 0, 1].flatMap((more) =>
      (byLength[word.length + more] ?? []).filter(
        (candidate) =>
          isOneEditApart(candidate, word) && (!isReal || candidate.startsWith(word) || word.startsWith(candidate)),
      ),
    );
  };
}
