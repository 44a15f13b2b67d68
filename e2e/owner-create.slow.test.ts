import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type ProductProcess, startProductFromNothing, startProductProcess } from "./product";

const script = path.resolve(__dirname, "../scripts/owner-create.mjs");
const run = promisify(execFile);

/** Runs the command as npm does, beside a product or alone. */
async function createOwner(env: Record<string, string>, ...args: string[]): Promise<{ code: number; output: string }> {
  const result = await run(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  }).catch((failed: { code: number; stdout: string; stderr: string }) => failed);
  return { code: "code" in result ? result.code : 0, output: result.stdout + result.stderr };
}

const tokenIn = (output: string) => /\/reset-password\?token=([\w-]{43})\n/.exec(output)?.[1] ?? "";

async function ask(url: string, query: string, variables: object) {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as { data: Record<string, unknown> | null; errors?: { message: string }[] };
}

const RESET = 'mutation R($token: String!) { resetPassword(token: $token, newPassword: "First-pass1") { signInPage } }';
const LOGIN =
  'mutation L($email: String!) { adminLogin(email: $email, password: "First-pass1") { name email role staffRoles permissions } }';

describe("while the product runs", () => {
  let product: ProductProcess;
  let env: Record<string, string>;
  beforeAll(async () => {
    product = await startProductProcess();
    env = { DATA_DIR: product.directory, PUBLIC_URL: product.url };
  });
  afterAll(() => product.remove());

  it("makes an owner who sets a password by the link, once, and signs in with it", async () => {
    const { code, output } = await createOwner(env, "--email", " First@Example.test ", "--name", "Ada Example");
    expect([code, output]).toEqual([0, expect.stringContaining("Made the owner first@example.test")]);
    expect(output).toContain(`${product.url}/reset-password?token=`);
    const token = tokenIn(output);
    expect((await ask(product.url, RESET, { token })).data).toEqual({ resetPassword: { signInPage: "ADMIN_LOGIN" } });
    const { data } = await ask(product.url, LOGIN, { email: "first@example.test" });
    expect(data?.adminLogin).toMatchObject({ name: "Ada Example", role: "ADMIN", staffRoles: ["Owner"] });
    const again = await ask(product.url, RESET, { token });
    expect(again.errors?.[0]?.message).toBe("This password reset link has expired or is invalid.");
  });

  it("gives somebody of the staff the role, and a new link that ends the one before", async () => {
    const first = await createOwner(env, "--email", "support@demo.test");
    const second = await createOwner(env, "--email", "support@demo.test");
    expect(second.output).toContain("Found the staff account support@demo.test");
    const old = await ask(product.url, RESET, { token: tokenIn(first.output) });
    expect(old.errors?.[0]?.message).toBe("This password reset link has expired or is invalid.");
    await ask(product.url, RESET, { token: tokenIn(second.output) });
    const { data } = await ask(product.url, LOGIN, { email: "support@demo.test" });
    expect(data?.adminLogin).toMatchObject({ staffRoles: ["Owner", "Support Agent"] });
  });

  it.each([
    [["--email", "patient@demo.test"], /belongs to a patient or an advertiser/],
    [["--email", "advertiser@demo.test"], /belongs to a patient or an advertiser/],
    [["--email", "nobody"], /Give the address as --email/],
    [[], /Give the address as --email/],
    [["--password", "x"], /Unknown option '--password'/],
  ])("refuses %p and says why", async (args, sentence) => {
    const { code, output } = await createOwner(env, ...args);
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(output).not.toContain("token=");
  });
});

it("works before the first start, and leaves no Postgres behind", async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), "health-owner-"));
  chmodSync(directory, 0o755);
  try {
    const { code, output } = await createOwner(
      { DATA_DIR: directory, DEMO_MODE: "false" },
      "--email",
      "one@example.test",
    );
    expect([code, output]).toEqual([0, expect.stringContaining("Made the owner one@example.test")]);
    expect(existsSync(path.join(directory, "pg17/postmaster.pid"))).toBe(false);
    const product = await startProductFromNothing({ DATA_DIR: directory, DEMO_MODE: "false" });
    try {
      await ask(product.url, RESET, { token: tokenIn(output) });
      const { data } = await ask(product.url, LOGIN, { email: "one@example.test" });
      expect(data?.adminLogin).toMatchObject({ name: "Owner", staffRoles: ["Owner"] });
    } finally {
      await product.remove();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
