// Starts the product as its users do, asks it a question over HTTP, and ends it with Ctrl-C.
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const directory = mkdtempSync(path.join(os.tmpdir(), "health-ask-"));
chmodSync(directory, 0o755);
const port = 4900 + (process.pid % 90);
const url = `http://localhost:${port}`;
const env = { ...process.env, PORT: String(port), DATA_DIR: directory, LOG_LEVEL: "warn" };
const child = spawn(process.execPath, ["scripts/start.mjs"], { env, stdio: "inherit" });
const ended = new Promise((resolve) => child.once("exit", resolve));

async function post(query, variables, cookie = "") {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) {
    throw new Error(JSON.stringify(errors));
  }
  return { data, cookie: response.headers.get("set-cookie")?.split(";")[0] };
}

try {
  const until = Date.now() + 300_000; // it is built first, and other checks run beside it
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error("The product did not become ready");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const login =
    "mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { name } }";
  const { cookie } = await post(login, { email: "patient@demo.test", password: "Demo-2026!" });
  const ask = "mutation A($question: String!) { addConsultation(question: $question) { level response { heading } } }";
  const { data } = await post(ask, { question: "I have chest pain" }, cookie);
  console.log(`Asked over HTTP: ${data.addConsultation.level}, "${data.addConsultation.response.heading}"`);
  if (data.addConsultation.level !== "EMERGENCY") {
    throw new Error("Chest pain has to be an emergency");
  }
  const page = await fetch(url);
  if (!(await page.text()).includes('<div id="root"')) {
    throw new Error("The page was not served");
  }
} finally {
  child.kill("SIGINT");
  const code = await ended;
  rmSync(directory, { recursive: true, force: true });
  console.log(`The product ended with ${code}`);
  if (code !== 0) {
    process.exitCode = 1;
  }
}
