import { ApolloArmor } from "@escape.tech/graphql-armor";
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type ValidationRule,
  visit,
} from "graphql";
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity";
import type { RequestContext } from "../../platform/context";
import {
  estimateSchema,
  INTROSPECTION_LIMITS,
  introspectionDepth,
  isAboutTheSchema,
  onDataAlone,
  refuseSchema,
} from "./introspection";
import { refuseOutsideScopes } from "./key-scopes";
import { checkVariables, wrongTextIn } from "./texts";

/** What one operation may be, at either door. */
export const OPERATION_LIMITS = {
  tokens: 1_000,
  depth: 10,
  aliases: 10,
  directives: 10,
  cost: 5_000,
  /** On what is wrong with one document or its variables. */
  remarks: 10,
  bodyBytes: 100 * 1024,
} as const;

/** How the guard's own refusals reach the client: a clear 400. */
const refusal = { code: "BAD_USER_INPUT", http: { status: 400 } };

/** Limits that can be told from the document alone, as validation rules for both doors. `allowList: []` exempts no name. */
export const documentLimits: ValidationRule[] = [
  introspectionDepth,
  ...armour({ maxDepth: { n: OPERATION_LIMITS.depth, ignoreIntrospection: false } }).map(onDataAlone),
  ...armour({
    maxAliases: { n: OPERATION_LIMITS.aliases, allowList: [] },
    maxDirectives: { n: OPERATION_LIMITS.directives },
  }),
];

/**
 * The rules that are named, and no other. Tokens, cost and the hiding of names are done elsewhere: the parser counts tokens,
 * guardOperation knows the variables, masking hides names.
 */
function armour(wanted: ConstructorParameters<typeof ApolloArmor>[0]): ValidationRule[] {
  const off = { enabled: false };
  const none = { maxDepth: off, maxAliases: off, maxDirectives: off };
  const elsewhere = { maxTokens: off, costLimit: off, blockFieldSuggestion: off };
  return new ApolloArmor({ ...none, ...elsewhere, ...wanted }).protect().validationRules ?? [];
}

interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/**
 * The rest of the guard, once the document is valid: text that Postgres cannot hold, scopes of a key, who may see the schema,
 * cost with its variables, and the points of the person or the key. A call with a key is counted here, whether it may run or not.
 * @throws GraphQLError or Problem that says what is wrong; nothing has run by then.
 */
export async function guardOperation(ctx: RequestContext, operation: Operation): Promise<void> {
  const { meter } = ctx;
  let points = 1;
  const facts = factsOf(operation.document);
  checkVariables(operation.variables ?? {});
  if (facts.wrongText) throw facts.wrongText;
  try {
    const chosen = selectOperation(operation);
    if (ctx.who?.key) refuseOutsideScopes(ctx.who, ctx.who.key, chosen, operation.document);
    if (facts.asksForSchema) refuseSchema(ctx);
    const cost = knownCost(facts, operation, chosen);
    points = pointsOf(cost);
    refuseCost("This request", cost.data, OPERATION_LIMITS.cost);
    refuseCost("This introspection", cost.schema, INTROSPECTION_LIMITS.cost);
    await (meter ? meter.spend(points) : ctx.limits.operations.take(ctx.who?.id ?? ctx.address, points));
  } catch (error) {
    ctx.incidents.note("REQUEST_REFUSED", ctx.address);
    await meter?.refuse(points);
    throw error;
  }
}

/** What the objects cost that the answer can hold: those of data, and those about the schema. */
interface Cost {
  data: number;
  schema: number;
}

/** What can be told of a document without its variables. The API server keeps the documents that are sent often. */
interface DocumentFacts {
  asksForSchema: boolean;
  /** A text in it that cannot be stored. */
  wrongText: GraphQLError | null;
  /** What its operations cost, by their name and the variables that decide it. */
  costs: Map<string, Cost>;
}

const known = new WeakMap<DocumentNode, DocumentFacts>();

function factsOf(document: DocumentNode): DocumentFacts {
  const facts = known.get(document) ?? {
    asksForSchema: asksForSchema(document),
    wrongText: wrongTextIn(document),
    costs: new Map(),
  };
  known.set(document, facts);
  return facts;
}

/** Costs that are kept of one document, and how long what decides one may be, in characters. */
const MOST_COSTS = 100;
const LONGEST_DECIDER = 200;
/** The types of variables that can decide a cost: how many, and whether at all. */
const DECIDERS = new Set(["Int", "Boolean"]);

/** What the operation costs, reckoned once for all calls that cannot cost anything else. */
function knownCost({ costs }: DocumentFacts, operation: Operation, chosen: OperationDefinitionNode): Cost {
  const deciders = (chosen.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    const decides = named.kind === Kind.NAMED_TYPE && DECIDERS.has(named.name.value);
    return decides ? [operation.variables?.[variable.name.value]] : [];
  });
  const key = JSON.stringify([chosen.name?.value, ...deciders]);
  const cost = costs.get(key) ?? {
    data: operationCost(operation, estimate),
    schema: operationCost(operation, schemaEstimator(operation.schema)),
  };
  if (costs.size < MOST_COSTS && key.length < LONGEST_DECIDER) costs.set(key, cost);
  return cost;
}

const estimators = new WeakMap<GraphQLSchema, ComplexityEstimator>();

function schemaEstimator(schema: GraphQLSchema): ComplexityEstimator {
  const estimator = estimators.get(schema) ?? estimateSchema(schema);
  estimators.set(schema, estimator);
  return estimator;
}

/** What that takes of the points of its person or key. */
const pointsOf = ({ data, schema }: Cost): number =>
  Math.max(1, data + Math.ceil(schema / INTROSPECTION_LIMITS.costOfAPoint));

function refuseCost(what: string, cost: number, most: number): void {
  if (cost > most) {
    throw new GraphQLError(`${what} is too large: it costs ${cost} of at most ${most} points.`, {
      extensions: refusal,
    });
  }
}

/** The operation that will run, or a clear refusal. */
export function selectOperation({ document, operationName }: Operation): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName);
  if (!operation) {
    throw new GraphQLError("Name one operation in the document.", { extensions: refusal });
  }
  return operation;
}

function operationCost(
  { schema, document, operationName, variables }: Operation,
  estimator: ComplexityEstimator,
): number {
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables: variables ?? {},
      estimators: [estimator],
    });
  } catch (error) {
    throw error instanceof GraphQLError
      ? new GraphQLError(error.message, { extensions: refusal, originalError: error.originalError })
      : new GraphQLError("The variables do not match the operation.", { extensions: refusal });
  }
}

/** Lists that are not pages are short by nature: steps, cautions, signals. */
const SHORT_LIST = 5;

/** One point for every object of data that the answer can hold: a list costs what one entry costs as often as it can hold one. */
const estimate: ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (isLeafType(getNamedType(field.type)) || isAboutTheSchema(field.name)) {
    return 0;
  }
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (typeof args.first === "number") {
    return 1 + Math.max(0, args.first) * Math.max(1, childComplexity);
  }
  const isShortList = isListType(type) && !["nodes", "edges"].includes(field.name); // these are counted by their page
  return (1 + childComplexity) * (isShortList ? SHORT_LIST : 1);
};

function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    [Kind.FIELD](node) {
      asks ||= isAboutTheSchema(node.name.value);
    },
  });
  return asks;
}
