import { Client, type QueryConfig, type QueryResult } from "pg";
import { noteStatement } from "../tracing";

/** A statement is prepared once it was sent this often: what is sent once is not worth a plan on every connection. */
const SENT_BEFORE = 5;
/** Statements that a connection holds at the most. Lists with filters are written anew for each, so their number has to end. */
const MOST_PREPARED = 500;
const MOST_COUNTED = 5_000;

/** How often each text was sent by this process, and what it is called once it is prepared; the same on all connections. */
const sent = new Map<string, number>();
const names = new Map<string, string>();

/** A statement whose table has changed under it has to be planned anew; one that is gone, prepared anew. */
const STALE = new Set(["0A000", "26000"]);

/** The driver's connection, which has Postgres parse and plan each statement with parameters once, not at every call. */
export class PreparingClient extends Client {
  constructor(...given: ConstructorParameters<typeof Client>) {
    super(...given);
    // A connection that breaks fails its statement. Without a listener it would end the process as well.
    this.on("error", () => undefined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares eight forms of it
  override query(...given: any[]): any {
    const [text] = given;
    const answer = this.send(given);
    return typeof text === "string" && answer instanceof Promise ? noteStatement(text, answer) : answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  private send(given: any[]): any {
    const [text, values] = given;
    if (text === "COMMIT") return super.query(text).then(committed);
    const name = typeof text === "string" && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    if (!name || given.length > 2) return super.query(...(given as Parameters<Client["query"]>));
    const query: QueryConfig = { name, text, values };
    return super.query(query).catch((error) => {
      if (STALE.has((error as { code?: string }).code ?? "")) names.set(text, ""); // not again
      throw error;
    });
  }
}

/** Postgres answers the commit of a transaction in which a statement failed by rolling it back, and calls that no error. */
function committed(result: QueryResult): QueryResult {
  if (result.command === "ROLLBACK") throw new Error("A statement of the transaction had failed: it was rolled back");
  return result;
}

/** What the statement is called; empty or undefined where it is sent as it is. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known;
  const count = (sent.get(text) ?? 0) + 1;
  if (count < SENT_BEFORE) {
    if (sent.size >= MOST_COUNTED) sent.clear();
    sent.set(text, count);
    return undefined;
  }
  sent.delete(text);
  const name = `p${names.size}`;
  names.set(text, name);
  return name;
}
