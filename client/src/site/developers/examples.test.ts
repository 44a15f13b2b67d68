import { parse, validate } from "graphql";
import { addressesOf, type ExampleLanguage, exampleOf, LANGUAGES, OPERATIONS, type OperationKind } from "./examples";
import { apiSchema } from "./reference/apiSchema";

const KINDS = Object.keys(OPERATIONS) as OperationKind[];
const ALL = KINDS.flatMap((kind) => LANGUAGES.map((language): [OperationKind, ExampleLanguage] => [kind, language]));
const addresses = addressesOf("https://health.example.test");
const squeezed = (text: string) => text.replace(/\s+/g, " ");

it.each(KINDS)("the %s of the examples is one that the API has", (kind) => {
  expect(validate(apiSchema(), parse(OPERATIONS[kind]))).toEqual([]);
});

it.each(ALL)(
  "a %s in %s says the operation and the address, and takes the key from the environment",
  (kind, language) => {
    const code = exampleOf(kind, language, addresses);
    expect(squeezed(code)).toContain(squeezed(OPERATIONS[kind]));
    expect(code).toContain(`${kind === "subscription" ? "wss" : "https"}://health.example.test/graphql`);
    expect(code).toContain("HEALTH_API_KEY");
    expect(code).not.toContain("hak_");
  },
);

it.each(["query", "mutation"] as const)("the body of a %s for curl is JSON once the shell has filled it in", (kind) => {
  const code = exampleOf(kind, "curl", addresses);
  const [, body = ""] = /--data '([\s\S]*)'$/.exec(code) ?? [];
  const filled = JSON.parse(body.replace(/'"\$\([^"]*\)"'/g, "filled in"));
  expect(squeezed(filled.query)).toBe(squeezed(OPERATIONS[kind]));
});

it("what websocat sends is a line of JSON for each message", () => {
  const lines = [...exampleOf("subscription", "curl", addresses).matchAll(/^ {2}printf .* '(\{.*\})'/gm)].map(
    ([, line]) => JSON.parse(line ?? ""),
  );
  expect(lines.map(({ type }) => type)).toEqual(["connection_init", "subscribe"]);
});
