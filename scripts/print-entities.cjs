// Writes docs/entities.md: what the API does with every entity, read from schema.graphql and the entities of the database. What a name does
// not say stands in docs/api/entities.yaml, with the reason for what is missing. With --check it only compares, and fails when they differ.
const { readFileSync, writeFileSync } = require("node:fs");
const path = require("node:path");
require("../server/dev-register.cjs");
const { buildSchema, getNamedType, getNullableType, isListType, isObjectType } = require("graphql");
const { getMetadataArgsStorage } = require("typeorm");
const { parse } = require("yaml");
const { ENTITIES } = require("../server/src/app/entities.ts");

const root = path.join(__dirname, "..");
const read = (file) => readFileSync(path.join(root, file), "utf8");
const schema = buildSchema(read("schema.graphql"));
const told = parse(read("docs/api/entities.yaml"), { uniqueKeys: true });
const COLUMNS = ["list", "get", "create", "change", "delete", "live"];
const problems = [];

const fieldsOf = (kind) => Object.values(schema.getType(kind).getFields());
const isList = (type) => isListType(getNullableType(type)) || getNamedType(type).name.endsWith("Connection");
/** What a field is about: the node of a connection, else its type. */
const nodeOf = (type) => {
  const named = getNamedType(type);
  return named.name.endsWith("Connection") ? getNamedType(named.getFields().nodes.type).name : named.name;
};
/** The fields that a cell puts in its place; none where it is a reason. */
const placedBy = (cell = "") => (cell.startsWith("`") ? [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name) : []);

/** The entity that an API type shows: some have a type for each audience. */
const shownBy = new Map(
  Object.entries(told.entities).flatMap(([entity, { also = [] }]) => [entity, ...also].map((name) => [name, entity])),
);
const asEntity = (type) => shownBy.get(type) ?? type;
/** What can be listed, or looked up by something. Everything else is a figure, a choice, or the one of its person. */
const entities = new Set(
  fieldsOf("Query")
    .filter(
      ({ type, args }) =>
        isObjectType(schema.getType(nodeOf(type))) && (isList(type) || args.some(({ name }) => name === "id")),
    )
    .map(({ type }) => asEntity(nodeOf(type)))
    .filter((name) => !(name in told.readOnly)),
);
for (const name of [...shownBy.keys(), ...Object.keys(told.readOnly)]) {
  if (!schema.getType(name)) problems.push(`${name} is no type`);
}
for (const name of Object.keys(told.entities)) if (!entities.has(name)) problems.push(`${name} is no entity`);

/** Where the data file puts a root field. */
const placed = new Map(
  Object.entries(told.entities).flatMap(([entity, cells]) =>
    COLUMNS.flatMap((column) => placedBy(cells[column]).map((field) => [field, { entity, column }])),
  ),
);

function columnOf(kind, { name, type }) {
  if (kind === "Query") return isList(type) ? "list" : "get";
  if (kind === "Subscription") return "live";
  return /^(create|delete)(?=[A-Z])/.exec(name)?.[1] ?? "change";
}

/** The entity that a field's type is, holds as the only one, or, where it is a plain value, that the field's name ends in. */
function entityOf(kind, { name, type }) {
  const node = schema.getType(nodeOf(type));
  if (entities.has(asEntity(node.name))) return asEntity(node.name);
  if (kind === "Query") return undefined;
  if (!isObjectType(node)) return [...entities].find((one) => name.endsWith(one));
  const held = new Set(Object.values(node.getFields()).map((field) => asEntity(nodeOf(field.type))));
  const [only, ...others] = [...held].filter((one) => entities.has(one));
  return others.length === 0 ? only : undefined;
}

/** The row of what belongs to no entity: its type, or the one that is read alone and that it holds; plain values have no name. */
function rowOf({ type }) {
  const node = schema.getType(nodeOf(type));
  if (!isObjectType(node)) return "Plain values";
  return (
    Object.values(node.getFields())
      .map((field) => nodeOf(field.type))
      .find((name) => name in told.readOnly) ?? node.name
  );
}

const cells = new Map(
  [...entities].sort().map((name) => [name, Object.fromEntries(COLUMNS.map((column) => [column, []]))]),
);
const rest = new Map();
for (const kind of ["Query", "Mutation", "Subscription"]) {
  for (const field of fieldsOf(kind)) {
    const at = placed.get(field.name);
    placed.delete(field.name);
    const entity = at?.entity ?? entityOf(kind, field);
    if (entity) {
      if (!at) cells.get(entity)[columnOf(kind, field)].push(`\`${field.name}\``);
      continue;
    }
    const about = rowOf(field);
    const row = rest.get(about) ?? { Query: [], Mutation: [], Subscription: [] };
    row[kind].push(`\`${field.name}\``);
    rest.set(about, row);
  }
}
for (const name of placed.keys()) problems.push(`${name} is no root field`);

const cellOf = (entity, column) => {
  const found = cells.get(entity)[column];
  const text = told.entities[entity]?.[column];
  if (found.length === 0 && !text)
    problems.push(`${entity}: say in docs/api/entities.yaml why there is no "${column}"`);
  if (found.length > 0 && text && placedBy(text).length === 0)
    problems.push(`${entity}: "${column}" is there, its reason is old`);
  return [...found, ...(text ? [text] : [])].join(", ");
};
const isShown = (type) => isObjectType(schema.getType(type));
const stored = ENTITIES.map((entity) => {
  const { name: table } = getMetadataArgsStorage().tables.find(({ target }) => target === entity);
  const shown = told.stored[entity.name] ?? (isShown(entity.name) ? `\`${entity.name}\`` : undefined);
  if (!shown) problems.push(`${entity.name}: say in docs/api/entities.yaml which type shows it, or why none does`);
  return `| \`${table}\` | ${shown} |`;
}).sort();

const rows = [...cells.keys()].map((name) => {
  const also = (told.entities[name]?.also ?? []).map((one) => `, ${one}`).join("");
  return `| ${name}${also} | ${COLUMNS.map((column) => cellOf(name, column)).join(" | ")} |`;
});
const alone = (isReadOnly) =>
  [...rest]
    .filter(([name]) => name in told.readOnly === isReadOnly)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, row]) => {
      const [read, change, live] = ["Query", "Mutation", "Subscription"].map((kind) => row[kind].join(", "));
      if (isReadOnly && change) problems.push(`${name} is changed by ${change}`);
      return `| ${[name, read, isReadOnly ? told.readOnly[name] : change, live].join(" | ")} |`;
    })
    .join("\n");

const printed = `# Entities

Generated by \`npm run entities\` from \`schema.graphql\`, the entities of the database and \`docs/api/entities.yaml\`. Do not edit it by hand.

## What can be listed or looked up

A sentence without a field says why the API does not do it.

| Entity | List | Get | Create | Change | Delete | Live |
|---|---|---|---|---|---|---|
${rows.join("\n")}

## What is only read

| Type | Read | Why it is not changed | Live |
|---|---|---|---|
${alone(true)}

## Figures, choices, and what each person has once

| Type | Read | Change | Live |
|---|---|---|---|
${alone(false)}

## What the database keeps

| Table | In the API |
|---|---|
${stored.join("\n")}
`;

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
const file = path.join(root, "docs/entities.md");
if (!process.argv.includes("--check")) {
  writeFileSync(file, printed);
} else if (readFileSync(file, "utf8") !== printed) {
  console.error("docs/entities.md differs from the schema: run npm run entities");
  process.exit(1);
}
