import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeCompany } from "./company.factory";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const COMPANY = "name registrationNumber address contactPerson phone email website changes { field before after }";
const CHANGE = `mutation C($input: CompanyChangeInput!) { updateCompany(input: $input) { ${COMPANY} } }`;

it("an advertiser changes how the company is reached, and each change stays in its history", async () => {
  const advertiser = await server.patient({ role: "ADVERTISER", name: "Hannah Example" });
  await makeCompany(server.db.manager, { advertiserId: advertiser.user.id, name: "Own Remedies Ltd" });
  const read = async () => (await advertiser.run<{ company: object }>(`{ company { ${COMPANY} } }`)).data.company;
  expect(await read()).toEqual({
    name: "Own Remedies Ltd",
    registrationNumber: null,
    address: null,
    contactPerson: null,
    phone: null,
    email: advertiser.user.email,
    website: "https://remedies.example",
    changes: [],
  });
  const input = {
    address: " 1 High\nStreet ",
    contactPerson: "Hannah Example",
    phone: "0113 496 0000",
    website: "own.example",
  };
  const { data } = await advertiser.run<{ updateCompany: { changes: unknown[] } }>(CHANGE, { input });
  expect(data.updateCompany).toMatchObject({
    address: "1 High Street",
    website: "https://own.example",
    name: "Own Remedies Ltd",
  });
  expect(data.updateCompany.changes).toHaveLength(4);
  expect(data.updateCompany.changes).toContainEqual({
    field: "website",
    before: "https://remedies.example",
    after: "https://own.example",
  });
  await advertiser.run(CHANGE, { input });
  expect(await read()).toEqual(data.updateCompany);
  await expect(server.db.query("update company_changes set after = 'x'")).rejects.toThrow(/permission denied/);
});

it("is told to each window of the advertiser, and to nobody else", async () => {
  const [advertiser, other] = [
    await server.patient({ role: "ADVERTISER" }),
    await server.patient({ role: "ADVERTISER" }),
  ];
  for (const { user } of [advertiser, other]) await makeCompany(server.db.manager, { advertiserId: user.id });
  const watched = "subscription { companyChanged { phone } }";
  const clients = [advertiser.socket(), other.socket()] as const;
  const own = watch<{ companyChanged: { phone: string | null } }>(clients[0], watched);
  const others = watch(clients[1], watched);
  expect((await own.next()).data).toEqual({ companyChanged: { phone: null } });
  await others.next();
  await advertiser.run(CHANGE, { input: { contactPerson: "Sam Field", phone: "0113 496 0001" } });
  expect((await own.next()).data).toEqual({ companyChanged: { phone: "0113 496 0001" } });
  await other.run(CHANGE, { input: { contactPerson: "Jo Dale", phone: "0113 496 0002" } });
  expect((await others.next()).data).toEqual({ companyChanged: { phone: "0113 496 0002" } });
  await Promise.all(clients.map((client) => client.dispose()));
});

it("names what is missing or wrong", async () => {
  const advertiser = await server.patient({ role: "ADVERTISER" });
  const { errors } = await advertiser.run(CHANGE, { input: { contactPerson: "", phone: "1", website: "x" } });
  expect(errors?.[0]?.extensions.problems).toEqual([
    { field: "contactPerson", message: "Please fill in all required fields: Contact person" },
    { field: "phone", message: "Please enter a phone number with 7 to 15 digits." },
    { field: "website", message: "Please enter a website such as https://example.co.uk." },
  ]);
  expect((await advertiser.run("{ company { name } }")).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});
