import { type DocumentNode, GraphQLError, Kind, visit } from "graphql";
import { invalid } from "../../platform/problems";

/** Nesting of variables beyond this is nobody's form. */
const DEEPEST = 20;

/**
 * Refuses texts that cannot be stored or shown: NUL characters and halves of characters (lone surrogates), wherever they
 * stand, and variables that are nested too deeply.
 * @throws BAD_USER_INPUT on the variable.
 */
export function checkVariables(variables: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(variables)) {
    checkValue(name, value, 0);
  }
}

/** The refusal of a text in the document itself that cannot be stored or shown; null when all can. */
export function wrongTextIn(document: DocumentNode): GraphQLError | null {
  let wrong: GraphQLError | null = null;
  visit(document, {
    [Kind.STRING](node) {
      wrong ??= refusalOf("text", node.value);
    },
  });
  return wrong;
}

function checkValue(field: string, value: unknown, depth: number): void {
  if (depth > DEEPEST) {
    throw refuse(field, "This is nested too deeply.");
  }
  if (typeof value === "string") {
    checkText(field, value);
  } else if (value !== null && typeof value === "object") {
    for (const [key, part] of Object.entries(value)) {
      checkText(field, key);
      checkValue(Array.isArray(value) || depth > 0 ? field : key, part, depth + 1);
    }
  }
}

function checkText(field: string, text: string): void {
  const refusal = refusalOf(field, text);
  if (refusal) throw refusal;
}

function refusalOf(field: string, text: string): GraphQLError | null {
  const isFit = !text.includes("\0") && (text as string & { isWellFormed(): boolean }).isWellFormed();
  return isFit ? null : refuse(field, "This contains a character that we cannot use. Please type it again.");
}

/** Like a name of the API; keys of an object that was sent can be anything. */
const NAME = /^[a-z][a-zA-Z0-9]{0,39}$/;

function refuse(field: string, message: string): GraphQLError {
  const { extensions } = invalid(NAME.test(field) ? field : "variables", message);
  return new GraphQLError(message, { extensions: { ...extensions, http: { status: 400 } } });
}
