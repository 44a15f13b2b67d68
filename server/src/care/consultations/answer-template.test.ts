import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { TestClock } from "../../ads/subscriptions/billing.test-support";
import type { User } from "../../people/accounts/user.entity";
import { staffWith } from "../../people/api-keys/api-key.test-support";

const NOW = "2026-11-23T10:00:00.000Z";
const SOURCE = { sourceTitle: "NHS: Antihistamines", sourceUrl: "https://www.nhs.uk/medicines/antihistamines/" };
const FIELDS =
  "id title texts { language text } source { title url writtenOn } isFromStaff writtenBy writtenAt version";

let server: TestServer;
let pharmacist: Caller & { user: User };
let colleague: Caller & { user: User };
const clock = new TestClock(new Date(NOW));
beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(async () => {
  clock.set(NOW);
  await server.db.query("delete from answer_templates");
  [pharmacist, colleague] = await Promise.all([server.staff("pharmacist"), server.staff("pharmacist")]);
});
afterAll(() => server.stop());

interface Template {
  id: string;
  title: string;
  texts: { language: string; text: string }[];
  version: number;
  isFromStaff: boolean;
}
const example = (changes: object = {}) => ({
  title: "Hay fever",
  texts: [{ language: "en", text: "Try an antihistamine." }],
  ...changes,
});
const create = (who: Caller, input: object) =>
  who.run<{ made: Template }>(
    `mutation C($input: AnswerTemplateInput!) { made: createAnswerTemplate(input: $input) { ${FIELDS} } }`,
    { input },
  );
const update = (who: Caller, { id, version }: Pick<Template, "id" | "version">, input: object) =>
  who.run<{ made: Template }>(
    `mutation U($id: ID!, $version: Int!, $input: AnswerTemplateInput!) {
       made: updateAnswerTemplate(id: $id, version: $version, input: $input) { ${FIELDS} } }`,
    { id, version, input },
  );
const remove = (who: Caller, { id, version }: Pick<Template, "id" | "version">) =>
  who.run<{ deleteAnswerTemplate: string }>(
    "mutation D($id: ID!, $version: Int!) { deleteAnswerTemplate(id: $id, version: $version) }",
    { id, version },
  );
const all = async (who: Caller) =>
  (await who.run<{ answerTemplates: Template[] }>(`{ answerTemplates { ${FIELDS} } }`)).data.answerTemplates;
const ofStaff = async (who: Caller) => (await all(who)).filter(({ isFromStaff }) => isFromStaff);

it("is kept for everybody who answers, with its languages, its source, and who wrote it when", async () => {
  const texts = [
    { language: "de", text: "  Versuchen Sie ein Antihistaminikum. " },
    { language: "en", text: "Try an antihistamine." },
  ];
  const { data, errors } = await create(pharmacist, example({ title: " Hay\n fever ", texts, ...SOURCE }));
  expect(errors).toBeUndefined();
  const kept = {
    ...{ id: data.made.id, title: "Hay fever", isFromStaff: true, version: 1 },
    texts: [
      { language: "en", text: "Try an antihistamine." },
      { language: "de", text: "Versuchen Sie ein Antihistaminikum." },
    ],
    source: { title: SOURCE.sourceTitle, url: SOURCE.sourceUrl, writtenOn: "2026-11-23" },
    ...{ writtenBy: pharmacist.user.name, writtenAt: NOW },
  };
  const listed = await all(colleague);
  expect(listed.slice(0, 8).map(({ isFromStaff, version }) => [isFromStaff, version])).toEqual(
    Array.from({ length: 8 }, () => [false, 0]),
  );
  expect({ ...listed.at(-1), texts: listed.at(-1)?.texts.toSorted((one) => (one.language === "en" ? -1 : 1)) }).toEqual(
    kept,
  );
});

it("is changed by colleagues too, who have then written it, and by nobody who saw an older one", async () => {
  const { made } = (await create(pharmacist, example())).data;
  clock.go(1);
  const doctor = await server.as(colleague.user);
  const changed = await update(doctor, made, example({ title: "Hay fever in adults" }));
  expect(changed.data.made).toMatchObject({
    ...{ id: made.id, title: "Hay fever in adults", source: null, version: 2 },
    ...{ writtenBy: colleague.user.name, writtenAt: "2026-11-24T10:00:00.000Z" },
  });
  for (const late of [await update(doctor, made, example()), await remove(doctor, made)]) {
    expect(late.errors).toMatchObject([
      { message: "Somebody else has changed this text. Please look at it again.", extensions: { code: "CONFLICT" } },
    ]);
  }
  expect((await remove(doctor, changed.data.made)).data).toEqual({ deleteAnswerTemplate: made.id });
  expect(await ofStaff(doctor)).toEqual([]);
  const noted: { action: string; details: object }[] = await server.db.query(
    "select action, details from audit_entries where subject_type = 'answer_template' and subject_id = $1 order by id",
    [made.id],
  );
  expect(noted.map(({ action, details }) => [action, details])).toEqual([
    ["answer_template_created", {}],
    ["answer_template_updated", {}],
    ["answer_template_deleted", {}],
  ]);
});

it("of the product is neither changed nor deleted", async () => {
  const [first] = await all(pharmacist);
  if (!first) throw new Error();
  for (const { errors } of [await update(pharmacist, first, example()), await remove(pharmacist, first)]) {
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  }
});

it.each<[string, object, [field: string, message: RegExp][]]>([
  ["a short title", { title: " x " }, [["input.title", /2 to 80/]]],
  ["no text", { texts: [] }, [["input.texts", /at least one language/]]],
  ["an empty text", { texts: [{ language: "en", text: "  " }] }, [["input.texts", /at least one language/]]],
  ["a long text", { texts: [{ language: "en", text: "x".repeat(2_001) }] }, [["input.texts", /2,000/]]],
  [
    "two texts of one language",
    { texts: ["a", "b"].map((text) => ({ language: "fr", text })) },
    [["input.texts", /one text for each/]],
  ],
  ["a page without a name", { sourceUrl: SOURCE.sourceUrl }, [["input.sourceTitle", /what the page is called/]]],
  ["a name without a page", { sourceTitle: "NHS" }, [["input.sourceUrl", /https/]]],
  ["another kind of address", { ...SOURCE, sourceUrl: "javascript:alert(1)" }, [["input.sourceUrl", /https/]]],
])("is refused with %s", async (_what, changes, problems) => {
  const { errors } = await create(pharmacist, example(changes));
  const { code, field } = errors?.[0]?.extensions ?? {};
  expect([code, field]).toEqual(["BAD_USER_INPUT", problems[0]?.[0]]);
  expect(errors?.[0]?.message).toMatch(problems[0]?.[1] ?? /^$/);
});

it("has a title of its own, and there are 100 at the most", async () => {
  await create(pharmacist, example());
  const answers = await Promise.all([1, 2].map(() => create(colleague, example({ title: "HAY FEVER" }))));
  for (const { errors } of answers) {
    expect(errors).toMatchObject([{ message: "There is already a text with this title." }]);
  }
  await server.db.query(
    `insert into answer_templates (title, texts, written_at) select 'Text ' || n, '{"en": "x"}', now() from generate_series(1, 98) n`,
  );
  const last = await Promise.all([1, 2].map((at) => create(pharmacist, example({ title: `Last ${at}` }))));
  expect(last.flatMap(({ errors }) => errors?.[0]?.message ?? [])).toEqual([
    "There are already 100 texts. Delete one that is no longer needed.",
  ]);
});

it("stays without a name when whoever wrote it is gone", async () => {
  await create(pharmacist, example());
  await server.db.query("delete from users where id = $1", [pharmacist.user.id]);
  expect(await ofStaff(colleague)).toMatchObject([{ writtenBy: null, writtenAt: NOW }]);
});

it("is for those who answer questions", async () => {
  const other = await staffWith(server, "users.view");
  expect((await create(other, example())).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
