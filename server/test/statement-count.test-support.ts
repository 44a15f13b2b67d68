import { AsyncLocalStorage } from "node:async_hooks";
import { Server } from "node:http";
import { Client } from "pg";

/** A statement as the driver was given it. */
export interface Statement {
  text: string;
  values: unknown[];
  /** The database login that sent it. */
  login?: string;
}

const ofRequest = new AsyncLocalStorage<Statement[]>();
let counted: Statement[] = [];
let all: string[] = [];
const { query } = Client.prototype;
const { emit } = Server.prototype;

beforeAll(() => {
  Client.prototype.query = function noted(this: Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text?: string; values?: unknown[] }, unknown];
    const { text = "", values = [] } = typeof first === "string" ? { text: first } : first;
    ofRequest.getStore()?.push({ text, values: Array.isArray(second) ? second : values, login: this.user });
    all.push(text);
    return Reflect.apply(query, this, args);
  } as typeof query;
  // What a request does is told from the jobs beside it by the context that it began in.
  Server.prototype.emit = function within(this: Server, ...args: [string, ...unknown[]]) {
    const act = () => Reflect.apply(emit, this, args) as boolean;
    return args[0] === "request" ? ofRequest.run(counted, act) : act();
  } as typeof emit;
});
afterAll(() => {
  Client.prototype.query = query;
  Server.prototype.emit = emit;
});

/** A session is read now and then, and marked as used by the first request of each minute, whatever is asked for. */
const NOW_AND_THEN = /from sessions s join users u on|^UPDATE "sessions" SET "last_seen_at"/;

/** The statements of the requests that this makes, with what it answers. */
export async function heardDuring<Answer>(act: () => Promise<Answer>): Promise<[Answer, Statement[]]> {
  counted = [];
  const answer = await act();
  return [answer, counted.filter(({ text }) => !NOW_AND_THEN.test(text))];
}

/** The same of one that is answered, when it is made for the second time: the first one opens connections. */
export async function statementsOf(act: () => Promise<{ errors?: unknown }>): Promise<string[]> {
  await act();
  const [{ errors }, statements] = await heardDuring(act);
  expect(errors).toBeUndefined();
  return statements.map(({ text }) => text);
}

/** How many statements an act takes, which has to be the same with one row of a kind and with 20 more. @param prepare makes the rows. */
export async function countWithAnyRows(
  prepare: (rows: number) => Promise<() => Promise<{ errors?: unknown }>>,
): Promise<number | undefined> {
  const counts: number[] = [];
  for (const rows of [1, 20]) counts.push((await statementsOf(await prepare(rows))).length);
  expect(counts[1]).toBe(counts[0]);
  return counts[0];
}

/** Every statement, of whomever, during this many milliseconds. */
export async function statementsDuring(ms: number): Promise<string[]> {
  all = [];
  await new Promise((resolve) => setTimeout(resolve, ms));
  return all;
}
