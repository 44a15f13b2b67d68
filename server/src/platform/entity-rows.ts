import type { DataSource, EntityManager, FindOneOptions, FindOptionsWhere, ObjectLiteral } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity";
import { rowsOf } from "./database";
import { isId } from "./pages";
import { notFound } from "./problems";

/** A transaction, or what is outside of any. */
export type RowSource = Pick<DataSource, "query" | "getMetadata"> | Pick<EntityManager, "query" | "connection">;

/** How the rows of an entity are read: the same for all calls that leave out the same columns. */
interface Plan {
  /** Everything before what the caller says. */
  select: string;
  /** What is made of the values of some columns. */
  from: [property: string, transform: (value: unknown) => unknown][];
}

const plans = new WeakMap<object, Map<string, Plan>>();

/**
 * The rows of an entity that a statement finds, as plain objects with its properties, for lists and rows that are read all the time: its text is made once, where the mapper
 * writes it anew for each call and takes longer for that than the statement itself. Relations are not read.
 * @param rest what follows `from <table>`, with `$1` for the first parameter.
 * @param more what is read beside the columns, or in place of one, as SQL by its name: what belongs to a row and would take a statement
 *   of its own.
 * @param parts which of all that are read; all when left out, or when one of them is neither a column nor beside them.
 */
export async function readEntities<Entity extends ObjectLiteral, More extends object = object>(
  db: RowSource,
  entity: new () => Entity,
  rest: string,
  parameters: readonly unknown[],
  { more, parts }: { more?: Readonly<Record<keyof More, string>>; parts?: ReadonlySet<string> } = {},
): Promise<(Entity & More)[]> {
  const { select, from } = planOf(db, entity, more, parts);
  const rows = await rowsOf<Record<string, unknown>>(db, `${select} ${rest}`, parameters);
  for (const row of rows) for (const [property, transform] of from) row[property] = transform(row[property]);
  return rows as unknown[] as (Entity & More)[];
}

/** Of one entity. Each is a statement that connections keep prepared, and anybody can ask for any fields. */
const MOST_PLANS = 40;

const metadataOf = (db: RowSource, entity: new () => object) =>
  ("getMetadata" in db ? db : db.connection).getMetadata(entity);

/** The name of an entity's table. */
export const tableOf = (db: RowSource, entity: new () => object): string => metadataOf(db, entity).tableName;

function planOf(
  db: RowSource,
  entity: new () => object,
  more: Readonly<Record<string, string>> = {},
  parts?: ReadonlySet<string>,
): Plan {
  const metadata = metadataOf(db, entity);
  const known = plans.get(metadata) ?? new Map<string, Plan>();
  plans.set(metadata, known);
  const columns = metadata.columns.filter(
    ({ isSelect, isVirtualProperty, propertyName }) => isSelect && !isVirtualProperty && !(propertyName in more),
  );
  const sources = new Map([
    // Days are texts, as the mapper has them.
    ...columns.map((column): [string, string] => [
      column.propertyName,
      `"${column.databaseName}"${column.type === "date" ? "::text" : ""}`,
    ]),
    ...Object.entries(more),
  ]);
  const asked = [...sources.keys()].filter((name) => parts?.has(name));
  const beside = Object.entries(more).join();
  const few = `${asked} ${beside}`;
  const isFew = asked.length > 0 && asked.length === parts?.size && (known.has(few) || known.size < MOST_PLANS);
  const names = isFew ? asked : [...sources.keys()];
  const key = isFew ? few : beside;
  const plan = known.get(key) ?? {
    select: `select ${names.map((name) => `${sources.get(name)} as "${name}"`).join(", ")} from "${metadata.tableName}"`,
    from: columns.flatMap(({ propertyName, transformer }): Plan["from"] =>
      transformer && !Array.isArray(transformer) && names.includes(propertyName)
        ? [[propertyName, (value) => transformer.from(value)]]
        : [],
    ),
  };
  known.set(key, plan);
  return plan;
}

/** Adds a row in one statement. @returns its id. */
export async function insertOne<Entity extends ObjectLiteral & { id: string }>(
  db: Pick<EntityManager, "getRepository">,
  entity: new () => Entity,
  row: QueryDeepPartialEntity<Entity>,
): Promise<string> {
  return (await db.getRepository(entity).insert(row)).identifiers[0]?.id;
}

/**
 * Adds rows in one statement, but none that is there already as far as a key or a unique index tells.
 * @returns the keys of those that were added, under the names of their columns.
 */
export async function insertNew<Entity extends ObjectLiteral>(
  db: Pick<EntityManager, "getRepository">,
  entity: new () => Entity,
  rows: QueryDeepPartialEntity<Entity> | QueryDeepPartialEntity<Entity>[],
): Promise<{ id: string }[]> {
  const repository = db.getRepository(entity);
  const keys = repository.metadata.primaryColumns.map(({ propertyName }) => propertyName);
  const insert = repository.createQueryBuilder().insert().values(rows).orIgnore().returning(keys).updateEntity(false);
  return (await insert.execute()).raw;
}

/**
 * The row with this id, if all the rest fits. @throws NOT_FOUND, word for word the same for what is somebody else's, for what never was and
 * for what cannot be an id.
 */
export async function readOne<Entity extends ObjectLiteral>(
  db: Pick<EntityManager, "getRepository">,
  entity: new () => Entity,
  where: FindOptionsWhere<Entity> & { id: string },
  options?: Pick<FindOneOptions<Entity>, "lock" | "relations">,
): Promise<Entity> {
  const found = isId(where.id) ? await db.getRepository(entity).findOne({ where, ...options }) : null;
  if (!found) throw notFound();
  return found;
}
