import { startTestServer, type TestServer } from "./harness";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it("every column of every entity is in its table, of this type, and null only where the table allows it", async () => {
  const standing: string[] = await server.db
    .query(
      `select array_agg(attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, null) || case when attnotnull then '' else ' null' end) as columns
       from pg_attribute where attnum > 0 and not attisdropped and attrelid = any($1::regclass[])`,
      [server.db.entityMetadatas.map(({ tableName }) => tableName)],
    )
    .then(([{ columns }]) => columns);
  const mapped = server.db.entityMetadatas.flatMap(({ tableName, columns }) =>
    columns
      .filter(({ isVirtualProperty }) => !isVirtualProperty)
      .map(({ databaseName, type, isArray, isNullable }) => {
        const kept = type === "timestamptz" ? "timestamp with time zone" : `${type}${isArray ? "[]" : ""}`;
        return `${tableName}.${databaseName} ${kept}${isNullable ? " null" : ""}`;
      }),
  );
  expect(mapped.length).toBeGreaterThan(300);
  expect(mapped.filter((column) => !standing.includes(column))).toEqual([]);
});
