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
import { forbidden, Problem } from "../../platform/problems";
import { refuseOutsideScopes } from "./key-scopes";
import { checkTexts } from "./texts";

/** What one operation may be, at either door. */
export const OPERATION_LIMITS = {
  tokens: 1_000,
  depth: 10,
  aliases: 10,
  directives: 10,
  cost: 5_000,
  bodyBytes: 100 * 1024,
} as const;

/** How the guard's own refusals reach the client: a clear 400. */
const refusal = { code: "BAD_USER_INPUT", http: { status: 400 } };

/** Limits that can be told from the document alone, as validation rules for both doors. `allowList: []` exempts no name. */
export const documentLimits: ValidationRule[] =
  new ApolloArmor({
    maxDepth: { n: OPERATION_LIMITS.depth, ignoreIntrospection: false },
    maxAliases: { n: OPERATION_LIMITS.aliases, allowList: [] },
    maxDirectives: { n: OPERATION_LIMITS.directives },
    // These three are done elsewhere: the parser counts tokens, guardOperation knows the variables, masking hides names.
    maxTokens: { enabled: false },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect().validationRules ?? [];

interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/**
 * The rest of the guard, once the document is valid: text that Postgres cannot hold, scopes of a key, introspection, cost with its
 * variables, and the points of the person or the key. A call with a key is counted here, whether it may run or not.
 * @throws GraphQLError or Problem that says what is wrong; nothing has run by then.
 */
export async function guardOperation(ctx: RequestContext, operation: Operation): Promise<void> {
  const { meter } = ctx;
  let points = 1;
  checkTexts(operation.document, operation.variables ?? {});
  try {
    refuseContent(ctx, operation);
    points = Math.max(1, operationCost(operation));
    refuseCost(points);
    await (meter ? meter.spend(points) : ctx.limits.operations.take(ctx.who?.id ?? ctx.address, points));
  } catch (error) {
    ctx.incidents.note("REQUEST_REFUSED", ctx.address);
    await meter?.refuse(points);
    throw error;
  }
}

/** @throws what guardOperation does, for what an operation says and asks for. */
function refuseContent(ctx: RequestContext, operation: Operation): void {
  const chosen = selectOperation(operation);
  if (ctx.who?.key) refuseOutsideScopes(ctx.who, ctx.who.key, chosen, operation.document);
  if (asksForSchema(operation.document) && !maySeeSchema(ctx)) {
    throw withStatus(forbidden("The schema is not shown here."), 400);
  }
}

function refuseCost(cost: number): void {
  if (cost > OPERATION_LIMITS.cost) {
    throw new GraphQLError(`This request is too large: it costs ${cost} of at most ${OPERATION_LIMITS.cost} points.`, {
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

function operationCost({ schema, document, operationName, variables }: Operation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: operationName ?? undefined,
      variables: variables ?? {},
      estimators: [estimate],
    });
  } catch (error) {
    throw error instanceof GraphQLError
      ? new GraphQLError(error.message, { extensions: refusal, originalError: error.originalError })
      : new GraphQLError("The variables do not match the operation.", { extensions: refusal });
  }
}

/** Lists that are not pages are short by nature: steps, cautions, signals. */
const SHORT_LIST = 5;

/** One point for every object that the answer can hold: a list costs what one entry costs as often as it can hold one. */
const estimate: ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (isLeafType(getNamedType(field.type))) {
    return 0;
  }
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (typeof args.first === "number") {
    return 1 + Math.max(0, args.first) * Math.max(1, childComplexity);
  }
  const isShortList = isListType(type) && field.name !== "nodes"; // nodes are counted by their page
  return (1 + childComplexity) * (isShortList ? SHORT_LIST : 1);
};

function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    [Kind.FIELD](node) {
      asks ||= node.name.value === "__schema" || node.name.value === "__type";
    },
  });
  return asks;
}

/** Developers on their machine and administrators. */
function maySeeSchema({ config, who }: RequestContext): boolean {
  return config.environment === "development" || who?.role === "ADMIN";
}

function withStatus(problem: Problem, status: number): Problem {
  return new Problem(problem.message, { ...problem.extensions, http: { status } });
}
