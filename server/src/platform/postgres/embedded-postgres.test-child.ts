// A process of its own that starts the server, for the tests that kill, race or interrupt a starter.
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./embedded-postgres";

/** What the child reports: the server it got, or why it got none, or what its server said after Ctrl-C. */
export interface ChildReport {
  owner?: boolean;
  port?: number;
  dataDirectory?: string;
  error?: string;
  answerAfterInterrupt?: string;
}

/** Long enough for a server that got the interrupt as well to have begun its shutdown. */
const SERVER_WOULD_HAVE_HEARD_MS = 200;

function report(message: ChildReport): void {
  process.send?.(message);
}

async function main(options: EmbeddedPostgresOptions): Promise<void> {
  const postgres = await startEmbeddedPostgres(options);
  const { owner, port, dataDirectory } = postgres;
  process.once("SIGINT", async () => {
    await sleep(SERVER_WOULD_HAVE_HEARD_MS);
    const client = new Client({ connectionString: postgres.url("superuser", "postgres") });
    const answer = await client
      .connect()
      .then(() => client.query<{ said: string }>("SELECT 'still here' AS said"))
      .then(({ rows }) => rows[0]?.said ?? "nothing")
      .catch((error: Error) => error.message);
    await client.end();
    await postgres.stop();
    report({ answerAfterInterrupt: answer });
  });
  process.once("message", () => postgres.stop().then(() => process.exit(0)));
  report({ owner, port, dataDirectory });
}

process.once("disconnect", () => process.exit(1));
main(JSON.parse(process.argv[2] ?? "{}") as EmbeddedPostgresOptions).catch((error: Error) =>
  report({ error: error.message }),
);
