/**
 * "My dad had a heart attack at 58, that is why I ask": somebody else's illness that is over and is told only to say why one worries.
 * Both have to stand in the sentence, the past and the worry.
 */

const WORRIES: readonly RegExp[] = [
  /\b(so|hence|thats why|which is why|why) i( am|m)? (a bit |so |just )?(ask|asking|worry|worried|paranoid|nervous|scared|checking)\b/,
  /\bhence the (worry|paranoia|question)\b|\bthats why i ask\b|\bi always think the worst\b|\bmakes me (worry|nervous|think|wonder)\b/,
  /\bput the (fear|wind)\b|\b(my|the) mind goes\b|\b(double|just) checking\b|\bso im (a bit )?(worried|paranoid|nervous|scared)\b|\btriggering\b/,
  /\b(donc|alors|du coup) je (demande|minquiete|prefere)\b|\bcest pour ca que je\b|\bca minquiete\b|\bje prefere demander\b/,
  /\b(darum|deshalb|daher|deswegen) (frag|frage|mach|mache)\b|\bfrag(e)? ich (lieber|mal)\b/,
  /\b(por eso|asi que) (lo |me )?(pregunto|preocup\w*)\b|\bme he asustado\b|\bme da miedo\b/,
];
const OVER =
  /\b(had|died|was|were|ended up|got|a eu|a fait|a ete|avait|est mort\w*|est decede\w*|hatte|starb|gestorben|bekam|tuvo|murio|fallecio|ingresaron|le dio|ha tenido)\b/;
/** Whatever may be going on, or happened so lately that it may. */
const GOES_ON =
  /\b(now|just had|still|since|today|tonight|this (morning|afternoon|evening)|yesterday|last night|(minutes?|hours?|days?) ago|at the moment|(he|she|it|they) (is|are|has|have|cant|cannot)|hes|shes|theyre|maintenant|aujourdhui|hier|ce (matin|soir)|toujours|depuis|jetzt|heute|gestern|gerade|noch|seit|ahora|hoy|ayer|anoche|esta manana|sigue|desde)\b/;
/** "A girl at uni had …": nobody who is asked about. */
const A_STRANGER = /^(a|one|some) (girl|boy|man|woman|lady|guy|bloke|kid) (at|in|from|on)\b/;

const folded = (sentence: string) =>
  sentence
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘]/gu, "")
    .trim();

/** A sentence of a message, by its place in it. */
export interface ToldAsReason {
  start: number;
  end: number;
  /** It speaks of somebody whom nothing else names. */
  isOfStranger: boolean;
}

/** The sentences of a message that tell an illness of the past as the reason of a worry. */
export function toldAsReason(typed: string): ToldAsReason[] {
  return [...typed.matchAll(/[^.!?\n]+/g)].flatMap(({ index, 0: written }) => {
    const sentence = folded(written);
    const isReason = WORRIES.some((worry) => worry.test(sentence)) && OVER.test(sentence) && !GOES_ON.test(sentence);
    return isReason ? [{ start: index, end: index + written.length, isOfStranger: A_STRANGER.test(sentence) }] : [];
  });
}

/** A message without what it tells only as a reason; the whole where nothing else stands in it. */
export function withoutToldAsReason(typed: string): string {
  const rest = toldAsReason(typed).reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), typed);
  return /\p{L}/u.test(rest) ? rest : typed;
}
