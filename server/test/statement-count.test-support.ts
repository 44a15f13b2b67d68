import { Client } from "pg";

let statements: string[] = [];
const original = Client.prototype.query;

beforeAll(() => {
  Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    statements.push(typeof first === "string" ? first : (first.text ?? ""));
    return Reflect.apply(original, this, args);
  } as typeof original;
});
afterAll(() => {
  Client.prototype.query = original;
});

/** Jobs, such as mails of the people made here, run beside the requests: what they ask is in one run and not in another. */
const RUNS = 3;

/** The statements of the product for one request, without the job queue's own and the watching of sessions: the fewest of some runs. */
export async function statementsOf(act: () => Promise<{ errors?: unknown }>): Promise<string[]> {
  await act(); // opens the connections that the next one uses
  let fewest: string[] | undefined;
  for (let run = 0; run < RUNS; run += 1) {
    statements = [];
    const { errors } = await act();
    expect(errors).toBeUndefined();
    const own = statements.filter(
      (text) =>
        !/graphile_worker|heartbeats|metric_minutes|system_processes|pg_advisory_xact_lock\(424204|^select revision from firewall_state|^select pg_notify\(\$1, \$2\)$|^select wanted|^select d.id from devices/.test(
          text,
        ),
    );
    if (!fewest || own.length < fewest.length) fewest = own;
  }
  return fewest ?? [];
}
