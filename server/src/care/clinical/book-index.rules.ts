import type { Book, Fact, Pathway } from "./book.rules";

/** What is looked up in a book for every message, prepared once. All in the order of the book. */
export interface BookIndex {
  factsById: ReadonlyMap<string, Fact>;
  /** The facts that mean others. */
  implying: readonly Fact[];
  /** The ids that begin as those of the documented keywords do. */
  keywords: readonly string[];
  /** By a fact, the pathways that it opens. */
  opening: ReadonlyMap<string, readonly Pathway[]>;
  /** By a pathway, its place in the book. */
  places: ReadonlyMap<Pathway, number>;
}

export const KEYWORD = "keyword.";

const INDEXES = new WeakMap<Book, BookIndex>();

export function indexOf(book: Book): BookIndex {
  const before = INDEXES.get(book);
  if (before) return before;
  const opening = new Map<string, Pathway[]>();
  for (const pathway of book.pathways)
    for (const id of pathway.opens) opening.set(id, [...(opening.get(id) ?? []), pathway]);
  const index = {
    factsById: new Map(book.facts.map((fact) => [fact.id, fact])),
    implying: book.facts.filter(({ means }) => means.length > 0),
    keywords: book.facts.map(({ id }) => id).filter((id) => id.startsWith(KEYWORD)),
    opening,
    places: new Map(book.pathways.map((pathway, place) => [pathway, place])),
  };
  INDEXES.set(book, index);
  return index;
}
