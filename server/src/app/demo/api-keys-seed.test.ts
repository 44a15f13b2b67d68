import { startTestServer, type TestServer } from "../../../test/harness";
import { makeCompany } from "../../ads/applications/company.factory";
import { list } from "../../people/api-keys/api-key.test-support";
import { seedApiKeys } from "./api-keys-seed";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it("the demonstration has a key that ends soon, a fresh one, and one of the advertiser with Platinum", async () => {
  const demonstration = { demonstration: true };
  const owner = await server.patient({
    ...demonstration,
    email: "admin@demo.test",
    role: "ADMIN",
    staffRoles: ["owner"],
  });
  const advertiser = await server.patient({ ...demonstration, email: "digestion@demo.test", role: "ADVERTISER" });
  await makeCompany(server.db.manager, { advertiserId: advertiser.user.id, tier: "PLATINUM", name: "Digestion Ltd" });
  for (const _ of [1, 2]) await server.db.transaction((tx) => seedApiKeys(tx, new Date()));
  const seen = async (args?: string) =>
    (await list(owner, args)).nodes.map(({ service, state, daysLeft, lastUsedAt }) => [
      service,
      state,
      daysLeft,
      lastUsedAt,
    ]);
  expect(await seen()).toEqual([
    ["Status page", "ACTIVE", 89, null],
    ["Reporting service", "EXPIRING", 4, null],
  ]);
  expect(await seen("(owner: ADVERTISERS)")).toEqual([["Campaign export", "ACTIVE", 77, null]]);
});
