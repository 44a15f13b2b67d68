import type { DataSource, ObjectLiteral } from "typeorm";
import { rowsOf } from "./database";

/** How the rows of an entity are read: the same for all calls that leave out the same columns. */
interface Plan {
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
 */
export async function readEntities<Entity extends ObjectLiteral>(
  db: Pick<DataSource, "query" | "getMetadata">,
  entity: new () => Entity,
  rest: string,
  parameters: readonly unknown[],
  parts?: ReadonlySet<string>,
): Promise<Entity[]> {
  const { select, from } = planOf(db, entity, parts);
  const rows = await rowsOf<Record<string, unknown>>(db, `${select} ${rest}`, parameters);
  for (const row of rows) for (const [property, transform] of from) row[property] = transform(row[property]);
  return rows as unknown[] as Entity[];
}

/** Of one entity. Each is a statement that connections keep prepared, and anybody can ask for any fields. */
const MOST_PLANS = 40;

function planOf(db: Pick<DataSource, "getMetadata">, entity: new () => object, parts?: ReadonlySet<string>): Plan {
  const metadata = db.getMetadata(entity);
  const known = plans.get(metadata) ?? new Map<string, Plan>();
  plans.set(metadata, known);
  const all = metadata.columns.filter(({ isSelect }) => isSelect);
  const asked = all.filter(({ propertyName }) => parts?.has(propertyName));
  const key = asked.map(({ propertyName }) => propertyName).join();
  const isFew = parts && asked.length === parts.size && asked.length > 0 && (known.has(key) || known.size < MOST_PLANS);
  const columns = isFew ? asked : all;
  const plan = known.get(isFew ? key : "") ?? {
    select: `select ${columns.map(({ databaseName, propertyName }) => `"${databaseName}" as "${propertyName}"`).join(", ")} from "${metadata.tableName}"`,
    from: columns.flatMap(({ propertyName, transformer }): Plan["from"] =>
      transformer && !Array.isArray(transformer) ? [[propertyName, (value) => transformer.from(value)]] : [],
    ),
  };
  known.set(isFew ? key : "", plan);
  return plan;
}
