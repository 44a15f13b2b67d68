import pino from "pino";
import { createCaller, startTestServer } from "../../../test/harness";
import { mailedToken } from "../../../test/mails";
import { until } from "../../../test/wait";
import { describeError } from "../../platform/logger";

const REGISTER = "mutation R($input: RegisterInput!) { register(input: $input) { id } }";
const LOGIN = "mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { id } }";
const FORGOT = "mutation F($email: String!) { requestPasswordReset(email: $email) }";

const registration = (changes: object) => ({
  name: "Eve",
  email: "eve@example.test",
  password: "Good-pass1",
  language: "en",
  consentsToDataUse: true,
  consentsToNhsIntegration: true,
  ...changes,
});

describe("the log and the errors", () => {
  it("never hold a token, a password, an address or an NHS number", async () => {
    const lines: string[] = [];
    const logged = await startTestServer({
      log: pino(
        { level: "trace", serializers: { err: describeError } },
        { write: (line: string) => void lines.push(line) },
      ),
      env: { SMTP_URL: "smtp://127.0.0.1:9" }, // nobody listens there: every mail fails
    });
    try {
      const secrets = new Set([
        "secret.person@example.test",
        "next.person@example.test",
        "Good-pass1",
        "Next-pass1",
        "Wrong-pass1",
      ]);
      const answers: string[] = [];
      const run = async (caller: typeof logged.anonymous, query: string, variables?: Record<string, unknown>) => {
        const answer = await caller.run(query, variables);
        answers.push(JSON.stringify(answer.errors ?? []));
        return answer;
      };
      const input = registration({ email: "secret.person@example.test", nhsNumber: "999 054 8609" });
      const { headers } = await run(logged.anonymous, REGISTER, { input });
      await run(logged.anonymous, REGISTER, { input });
      const cookie = /health_session=([\w-]{43})/.exec(headers.get("set-cookie") ?? "")?.[1] as string;
      const person = createCaller(logged.url, cookie);
      const first = await mailedToken(logged, "secret.person@example.test", "confirmEmail");
      await run(logged.anonymous, "mutation C($token: String!) { confirmEmail(token: $token) { email } }", {
        token: first,
      });
      await run(logged.anonymous, "mutation C($token: String!) { confirmEmail(token: $token) { email } }", {
        token: first,
      });
      await run(logged.anonymous, FORGOT, { email: "secret.person@example.test" });
      const second = await mailedToken(logged, "secret.person@example.test", "passwordReset");
      const change =
        'mutation C($password: String!) { changeEmail(newEmail: "next.person@example.test", password: $password) { id } }';
      await run(person, change, { password: "Wrong-pass1" });
      await run(person, change, { password: "Good-pass1" });
      const third = await mailedToken(logged, "next.person@example.test", "confirmNewEmail");
      await fetch(`${logged.url}/account/export?format=json`, { headers: { cookie: `health_session=${cookie}` } });
      await fetch(`${logged.url}/account/export?format=${second}`, { headers: { cookie: `health_session=${cookie}` } });
      const reset =
        "mutation R($token: String!, $password: String!) { resetPassword(token: $token, newPassword: $password) { signInPage } }";
      await run(logged.anonymous, reset, { token: second, password: "weak" });
      await run(logged.anonymous, reset, { token: second, password: "Next-pass1" });
      await run(logged.anonymous, reset, { token: second, password: "Next-pass1" });
      await run(logged.anonymous, LOGIN, { email: "secret.person@example.test", password: "Wrong-pass1" });
      await run(logged.anonymous, LOGIN, { email: ["secret.person@example.test"], password: "Next-pass1" });
      await until(async () => {
        const [{ tried }] = await logged.db.query("select bool_and(attempts > 0) as tried from outbox_mails");
        return tried;
      }, "the tries");
      await until(() => lines.some((line) => line.includes("could not be reached")), "the log's line");
      for (const secret of [cookie, first, second, third]) {
        secrets.add(secret);
      }
      const jobs = JSON.stringify(await logged.db.query("select * from graphile_worker._private_jobs"));
      const audits = JSON.stringify(await logged.db.query("select * from audit_entries"));
      const refusals = JSON.stringify(await logged.db.query("select last_error from outbox_mails"));
      expect(answers.filter((answer) => answer !== "[]").length).toBeGreaterThan(5);
      for (const secret of secrets) {
        for (const [place, text] of Object.entries({
          log: lines.join(""),
          answers: answers.join(""),
          jobs,
          audits,
          refusals,
        })) {
          expect([place, text.includes(secret) ? secret : "clean"]).toEqual([place, "clean"]);
        }
      }
      expect(lines.join("") + answers.join("") + audits + jobs).not.toMatch(/999 ?054 ?8609/);
    } finally {
      await logged.stop();
    }
  });
});
