import type { DataSource, QueryRunner } from "typeorm";
import { cloneDatabase } from "../../../test/test-postgres";
import { createDataSource } from "../database";

let source: DataSource;
/** One connection, kept: what is prepared on it is gone with it. */
let db: QueryRunner;
beforeAll(async () => {
  // What is prepared is counted by process, and ends at a number: this file loads everything for itself.
  jest.resetModules();
  const urls = await cloneDatabase(`health_preparing_${process.env.JEST_WORKER_ID}`);
  source = await createDataSource({ url: urls.owner, poolSize: 1 }).initialize();
  db = source.createQueryRunner();
  await db.query("create table examples (id int primary key, name text)");
  await db.query("insert into examples values (1, 'one'), (2, 'two')");
});
afterAll(async () => {
  await db?.release();
  await source?.destroy();
});

const prepared = async (like: string): Promise<number> => {
  const [{ count }] = await db.query(
    `select count(*)::int from pg_prepared_statements where statement like '${like}%'`,
  );
  return count;
};

it("prepares a statement with parameters that is sent often, and no other", async () => {
  const ask = (id: number) => db.query("select name from examples where id = $1", [id]);
  await ask(1);
  expect(await prepared("select name from examples")).toBe(0);
  for (let round = 0; round < 10; round += 1) expect(await ask(2)).toEqual([{ name: "two" }]);
  expect(await ask(1)).toEqual([{ name: "one" }]);
  expect(await prepared("select name from examples")).toBe(1);
  for (let round = 0; round < 10; round += 1) await db.query("select 1 from examples");
  expect(await prepared("select 1 from examples")).toBe(0);
});

it("lets a commit fail that Postgres answers by rolling back", async () => {
  await db.startTransaction();
  await expect(db.query("select 1 / 0")).rejects.toThrow("division by zero");
  await expect(db.commitTransaction()).rejects.toThrow("rolled back");
  await db.rollbackTransaction();
});

it("says an error of a prepared statement like any other, and goes on", async () => {
  const divide = (by: number) => db.query("select 1 / $1::int as result", [by]);
  for (let round = 0; round < 6; round += 1) await divide(1);
  await expect(divide(0)).rejects.toThrow("division by zero");
  expect(await divide(1)).toEqual([{ result: 1 }]);
});

it("sends a statement as it is once its table has changed under it", async () => {
  const ask = () => db.query("select * from examples where id = $1", [1]);
  for (let round = 0; round < 6; round += 1) await ask();
  await db.query("alter table examples add column age int");
  await expect(ask()).rejects.toThrow("cached plan must not change result type");
  expect(await ask()).toEqual([{ id: 1, name: "one", age: null }]);
});
