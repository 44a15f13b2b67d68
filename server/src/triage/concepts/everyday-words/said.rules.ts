import type { ConceptWords } from "../../languages/language.rules";

/** Words by which a concept is told of. */
export const said = (...patterns: string[]): ConceptWords => ({ patterns });

/** Words that are not meant so. */
export const notSaid = (...unless: string[]): ConceptWords => ({ patterns: [], unless });
