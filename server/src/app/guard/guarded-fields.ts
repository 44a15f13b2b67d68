import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { checkAccess } from "../../platform/access";
import type { RequestContext } from "../../platform/context";

type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * Puts the rules of resolver classes before each of their fields, subscriptions among them. The API library would do it by a chain of
 * promises for every row of a list; a rule is a look at who asks. What loaders remember ends with each mutation.
 * @throws Error when a rule belongs to a field that the schema does not have.
 */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  const { queries, mutations, subscriptions, objectTypes } = getMetadataStorage();
  const places = [
    ...objectTypes.flatMap(({ name, fields = [] }) => fields.map((field) => ({ ...field, type: name }))),
    ...queries.map((field) => ({ ...field, type: "Query" })),
    ...mutations.map((field) => ({ ...field, type: "Mutation" })),
    ...subscriptions.map((field) => ({ ...field, type: "Subscription" })),
  ];
  const ruled = places.filter(({ roles }) => roles);
  if (ruled.length === 0) throw new Error("No resolver class has a rule");
  for (const { type, schemaName, roles = [] } of ruled) {
    const named = schema.getType(type);
    const field = named && "getFields" in named ? named.getFields()[schemaName] : undefined;
    if (!field || !("resolve" in field)) throw new Error(`The rule of ${type}.${schemaName} guards nothing`);
    const { resolve, subscribe } = field;
    if (!resolve) throw new Error(`${type}.${schemaName} has a rule and no resolver`);
    field.resolve = guarded(resolve, roles);
    field.subscribe = subscribe && guarded(subscribe, roles);
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.resolve = field.resolve && forgetting(field.resolve);
  }
  return schema;
}

const guarded =
  (resolve: Resolver, rules: readonly string[]): Resolver =>
  (root, args, context, info) => {
    checkAccess(context, rules);
    return resolve(root, args, context, info);
  };

const forgetting =
  (resolve: Resolver): Resolver =>
  (root, args, context, info) => {
    context.loaders.forget();
    return resolve(root, args, context, info);
  };
