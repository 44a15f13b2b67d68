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
 * @param parts properties that are read; all when left out, or when one of them is no column.
 * @param more what is read beside the columns, as SQL by its name: what belongs to a row and would take a statement of its own.
 */
export async function readEntities<Entity extends ObjectLiteral, More extends object = object>(
  db: RowSource,
  entity: new () => Entity,
  rest: string,
  parameters: readonly unknown[],
  parts?: ReadonlySet<string>,
  more?: Readonly<Record<keyof More, string>>,
): Promise<(Entity & More)[]> {
  const { select, from } = planOf(db, entity, parts, more);
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
  parts?: ReadonlySet<string>,
  more: Readonly<Record<string, string>> = {},
): Plan {
  const metadata = metadataOf(db, entity);
  const known = plans.get(metadata) ?? new Map<string, Plan>();
  plans.set(metadata, known);
  const all = metadata.columns.filter(({ isSelect, isVirtualProperty }) => isSelect && !isVirtualProperty);
  const asked = all.filter(({ propertyName }) => parts?.has(propertyName));
  const further = Object.entries(more).map(([name, sql]) => `${sql} as "${name}"`);
  const few = [...asked.map(({ propertyName }) => propertyName), ...further].join();
  const isFew = parts && asked.length === parts.size && asked.length > 0 && (known.has(few) || known.size < MOST_PLANS);
  const columns = isFew ? asked : all;
  const key = isFew ? few : further.join();
  const texts = columns.map(({ databaseName, propertyName, type }) =>
    // Days are texts, as the mapper has them.
    type === "date" ? `"${databaseName}"::text as "${propertyName}"` : `"${databaseName}" as "${propertyName}"`,
  );
  const plan = known.get(key) ?? {
    select: `select ${[...texts, ...further].join(", ")} from "${metadata.tableName}"`,
    from: columns.flatMap(({ propertyName, transformer }): Plan["from"] =>
      transformer && !Array.isArray(transformer) ? [[propertyName, (value) => transformer.from(value)]] : [],
    ),
  };
  known.set(key, plan);
  return plan;
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
