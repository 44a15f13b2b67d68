import path from "node:path";
import type { DocumentNode } from "graphql";
import { startDemonstration } from "../src/app/demo/seed.test-support";
import { User } from "../src/people/accounts/user.entity";
import type { Caller, TestServer } from "./harness";
import { statementsOf } from "./statement-count.test-support";

const client = path.resolve(__dirname, "../../client");
/** What the client asks, as the code generator wrote it, and as it is sent. */
const documents: Record<string, DocumentNode> = require(path.join(client, "src/gql/graphql.ts"));
const { sentTexts }: { sentTexts: (documents: DocumentNode[]) => Promise<Map<string, string>> } = require(
  path.join(client, "sent-documents.ts"),
);

let server: TestServer;
let sent: Map<string, string>;
const callers: Record<string, Caller> = {};
beforeAll(async () => {
  server = await startDemonstration({ env: { DEMO: "1" } });
  const { db } = server;
  for (const name of ["patient", "advertiser"]) {
    callers[name] = await server.as(await db.getRepository(User).findOneByOrFail({ email: `${name}@demo.test` }));
  }
  const known = Object.values(documents).filter((each) => each?.definitions?.[0]?.kind === "OperationDefinition");
  sent = await sentTexts(known);
});
afterAll(() => server.stop());

/** The pages of the demonstration, with how many statements each takes of a session that is known. */
it.each([
  ["patient", "PatientDashboardPage", 12, {}],
  ["patient", "PatientDashboardPage_advert", 3, {}],
  ["patient", "ProfilePage", 8, {}],
  ["patient", "ConsultationPage", 6, {}],
  ["patient", "HistoryPage", 4, { first: 20 }],
  ["patient", "FamilyPage", 2, {}],
  ["patient", "MedicineListPage", 3, {}],
  ["patient", "AccountPage", 5, { isPatient: true }],
  ["advertiser", "AdvertiserDashboardPage", 5, {}],
  ["advertiser", "CampaignsPage", 7, {}],
  ["advertiser", "CreativesPage", 5, { archived: false }],
  ["advertiser", "BillingPage", 9, {}],
  ["advertiser", "PerformancePage", 2, {}],
  ["advertiser", "CompanyPage", 3, {}],
])("%s: %s takes %i statements", async (who, page, most, variables) => {
  const statements = await statementsOf(() => (callers[who] as Caller).run(sent.get(page) ?? "", variables));
  expect(statements).toHaveLength(most);
});
