import {
  GraphQLError,
  type GraphQLSchema,
  getEnterLeaveForKind,
  getNamedType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  visit,
} from "graphql";
import type { ComplexityEstimator } from "graphql-query-complexity";
import type { RequestContext } from "../../platform/context";
import { Problem, unauthenticated } from "../../platform/problems";

/**
 * What may be asked about the schema, apart from the limits of data: the query of graphql's getIntrospectionQuery() is 15 deep and
 * takes half of the cost. `costOfAPoint` of it is one point of the person or the key.
 */
export const INTROSPECTION_LIMITS = { depth: 16, cost: 150_000, costOfAPoint: 50 } as const;

const ABOUT_THE_SCHEMA = new Set(["__schema", "__type"]);

/** True for the root fields that are about the schema. */
export const isAboutTheSchema = (field: string): boolean => ABOUT_THE_SCHEMA.has(field);

/** Everybody who is signed in, keys, and with PUBLIC_SCHEMA everybody. @throws UNAUTHENTICATED */
export function refuseSchema({ config, who }: Pick<RequestContext, "config" | "who">): void {
  if (config.publicSchema || who) return;
  const { message, extensions } = unauthenticated("Sign in or send an API key to read the schema.");
  throw new Problem(message, { ...extensions, http: { status: 401 } });
}

/** Limits the levels below `__schema` and `__type`. That lists of lists end is graphql's own rule (MaxIntrospectionDepthRule). */
export const introspectionDepth: ValidationRule = (context) => ({
  Field(node) {
    if (!isAboutTheSchema(node.name.value)) return;
    const depth = 1 + depthOf(context, node.selectionSet, new Map());
    if (depth <= INTROSPECTION_LIMITS.depth) return;
    const message = `Introspection depth limit of ${INTROSPECTION_LIMITS.depth} exceeded.`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});

function depthOf(context: ValidationContext, set: SelectionSetNode | undefined, known: Map<string, number>): number {
  const depths = (set?.selections ?? []).map((one) => {
    if (one.kind === Kind.FIELD) return 1 + depthOf(context, one.selectionSet, known);
    if (one.kind === Kind.INLINE_FRAGMENT) return depthOf(context, one.selectionSet, known);
    const name = one.name.value;
    if (!known.has(name)) {
      known.set(name, 0); // a circle, which another rule refuses
      known.set(name, depthOf(context, context.getFragment(name)?.selectionSet, known));
    }
    return known.get(name) ?? 0;
  });
  return Math.max(0, ...depths);
}

/** The rule, of which operations are shown without what they ask about the schema. */
export const onDataAlone =
  (rule: ValidationRule): ValidationRule =>
  (context) => {
    const visitor = rule(context);
    const { enter } = getEnterLeaveForKind(visitor, Kind.OPERATION_DEFINITION);
    return {
      OperationDefinition: (node, ...place) => enter?.call(visitor, withoutSchema(node), ...place),
    };
  };

const withoutSchema = (operation: OperationDefinitionNode): OperationDefinitionNode =>
  visit(operation, { Field: ({ name }) => (isAboutTheSchema(name.value) ? null : undefined) });

/** How many entries the lists of a type's description have on average; `types` is known exactly. */
const LENGTHS: Readonly<Record<string, number>> = { fields: 5, directives: 10 };

/** One for every object that an answer about the schema can hold; nothing for data. */
export function estimateSchema(schema: GraphQLSchema): ComplexityEstimator {
  const lengths: Readonly<Record<string, number>> = { ...LENGTHS, types: Object.keys(schema.getTypeMap()).length };
  return ({ childComplexity, field, type }) => {
    if (!isAboutTheSchema(field.name) && !isIntrospectionType(type)) return 0;
    if (isLeafType(getNamedType(field.type))) return 0;
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
    return (1 + childComplexity) * (isList ? (lengths[field.name] ?? 1) : 1);
  };
}
