import { startTestServer } from "../../test/harness";
import { until } from "../../test/wait";
import { createLogger } from "../platform/logger";

it("has a line for each operation and each answer at debug, and nothing of what was asked", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger("debug", { write: (line) => void lines.push(JSON.parse(line)) });
  const server = await startTestServer({ log });
  try {
    const { run } = await server.patient();
    await run('mutation { addConsultation(question: "a secret rash") { id } }');
    await fetch(`${server.url}/advertiser/secret-place?name=secret`);
    const said = (msg: string, more: object) => lines.some((line) => line.msg === msg && matches(line, more));
    await until(async () => said("answered", { route: "none" }) || said("answered", { status: 404 }), "the last line");
    expect(said("operation", { field: "addConsultation", code: "OK" })).toBe(true);
    expect(said("answered", { method: "POST", route: "/graphql", status: 200 })).toBe(true);
    expect(JSON.stringify(lines)).not.toContain("secret");
  } finally {
    await server.stop();
  }
});

const matches = (line: Record<string, unknown>, more: object) =>
  Object.entries(more).every(([key, value]) => line[key] === value);
