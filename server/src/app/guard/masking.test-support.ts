import { inspect } from "node:util";
import { startTestServer, type TestServer } from "../../../test/harness";
import { createLogger } from "../../platform/logger";

/** What people typed; it leaves with no error and reaches no log. */
export const SECRET = "quillfeather";
const INSIDE =
  /select |insert into|update |relation|constraint|violates|column "|node_modules|\/src\/|\.ts\b|\.js\b|\bat \w+ \(|stack|fastify|apollo|postgres|typeorm|driver/i;
export const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const ASK =
  "mutation A($question: String!, $language: Language) { addConsultation(question: $question, language: $language) { id } }";

export const SAVE = "mutation S($input: HealthProfileInput!) { saveHealthProfile(input: $input, version: 0) { id } }";

export interface Sent {
  path?: string;
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

/** A server whose every line of log, and whatever is printed past it, is kept during each test. */
export class WatchedServer {
  server: TestServer;
  readonly lines: string[] = [];
  /** What libraries print past the log. */
  private readonly printed: unknown[][] = [];

  constructor() {
    beforeAll(async () => {
      const write = (line: string) => void this.lines.push(line);
      for (const name of ["error", "warn", "log"] as const) {
        jest.spyOn(console, name).mockImplementation((...words) => void this.printed.push(words));
      }
      this.server = await startTestServer({
        log: createLogger("trace", { write }),
        receivers: {
          broken: async () => Promise.reject(new Error("the storage is broken")),
          unreadable: async () => JSON.parse(SECRET),
        },
      });
    });
    afterAll(async () => {
      await this.server.stop();
      jest.restoreAllMocks();
    });
    beforeEach(() => {
      this.lines.length = 0;
      this.printed.length = 0;
    });
  }

  /** Nothing of the input and of our inside is in an answer, in the log, or printed. */
  expectNothingTold(answer: string): void {
    expect(answer.toLowerCase()).not.toContain(SECRET);
    expect(answer).not.toMatch(INSIDE);
    expect(this.lines.join("").toLowerCase()).not.toContain(SECRET);
    expect(inspect(this.printed)).not.toContain(SECRET);
  }

  async send({ path = "/graphql", method = "POST", body, headers }: Sent) {
    const response = await fetch(this.server.url + path, {
      method,
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
      body: typeof body === "string" ? body : body && new Uint8Array(body),
    });
    return { status: response.status, id: response.headers.get("x-request-id") ?? "", text: await response.text() };
  }
}
