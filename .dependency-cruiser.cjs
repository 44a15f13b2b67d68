// Who may import whom (docs/architecture.md). The order of the domains is the order in which they may know each other.
const DOMAINS = [
  "accounts",
  "staff",
  "settings",
  "medicines",
  "patients",
  "reminders",
  "devices",
  "records",
  "nhs",
  "clinical",
  "models",
  "studies",
  "consultations",
  "health-checks",
  "cohorts",
  "applications",
  "subscriptions",
  "creatives",
  "compliance",
  "campaigns",
  "advertising",
  "api-keys",
  "users",
  "security",
  "system-health",
  "maintenance",
];
const HEALTH = [
  ...["medicines", "patients", "reminders", "devices", "records", "nhs", "clinical", "models", "studies"],
  ...["consultations", "health-checks", "cohorts"],
];
const ADVERTISING = ["subscriptions", "creatives", "compliance", "campaigns", "advertising"];
const AREAS = ["site", "patient", "advertiser", "admin", "account", "dev"];

const oneOf = (names) => `(${names.join("|")})`;
const server = (folder) => `^server/src/${folder}/`;
const kind = (suffix) => `^server/src/.*\\.${suffix}\\.ts$`;
const GRAPHQL = "node_modules/(type-graphql|graphql|@apollo|graphql-ws)/";
const TESTS = "\\.(test|test-support|test-child|factory)\\.tsx?$";

const domainOrder = DOMAINS.slice(0, -1).map((domain, index) => ({
  name: `${domain}-before-later-domains`,
  severity: "error",
  from: { path: server(domain), pathNot: TESTS },
  to: { path: server(oneOf(DOMAINS.slice(index + 1))) },
}));

const forbid = (name, from, to) => ({ name, severity: "error", from, to });

module.exports = {
  forbidden: [
    forbid("no-circles", {}, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
    forbid("nothing-unresolved", { pathNot: "^client/src/gql/" }, { couldNotResolve: true }),
    ...domainOrder,
    forbid(
      "platform-knows-no-domain",
      { path: server("platform") },
      { path: `^server/src/${oneOf([...DOMAINS, "app"])}/` },
    ),
    forbid("app-is-the-top", { path: `^server/src/${oneOf(DOMAINS)}/`, pathNot: TESTS }, { path: server("app") }),
    forbid("rules-know-rules-only", { path: kind("rules") }, { pathNot: kind("rules") }),
    forbid(
      "entities-know-no-graphql-or-services",
      { path: kind("entity") },
      { path: [GRAPHQL, kind(oneOf(["service", "resolver", "type", "loaders"]))] },
    ),
    forbid(
      "types-know-no-storage",
      { path: kind("type") },
      { path: ["node_modules/typeorm/", kind(oneOf(["entity", "service", "resolver", "loaders"]))] },
    ),
    forbid("loaders-know-no-graphql", { path: kind("loaders") }, { path: GRAPHQL }),
    forbid(
      "services-know-no-graphql",
      { path: kind("service") },
      { path: [GRAPHQL, kind(oneOf(["resolver", "type"]))] },
    ),
    forbid(
      "resolvers-know-no-storage",
      { path: kind("resolver") },
      { path: ["node_modules/typeorm/", kind("entity")], dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "topics-know-realtime-only",
      { path: kind("topics") },
      { pathNot: [kind("rules"), "^server/src/platform/realtime/"] },
    ),
    forbid("ad-wall", { path: `^server/src/${oneOf(ADVERTISING)}/` }, { path: `^server/src/${oneOf(HEALTH)}/` }),
    forbid("server-and-client-share-the-schema-only", { path: "^server/" }, { path: "^client/" }),
    forbid("client-and-server-share-the-schema-only", { path: "^client/" }, { path: "^server/" }),
    ...AREAS.map((area) =>
      forbid(
        `${area}-keeps-to-itself`,
        { path: `^client/src/${area}/` },
        { path: `^client/src/${oneOf(AREAS.filter((other) => other !== area))}/` },
      ),
    ),
    forbid("shared-parts-know-no-area", { path: "^client/src/api-keys/" }, { path: `^client/src/${oneOf(AREAS)}/` }),
    forbid(
      "ui-and-lib-are-leaves",
      { path: "^client/src/(ui|lib)/", pathNot: TESTS },
      {
        path: [
          "^client/src/(app|gql|api-keys|site|patient|advertiser|admin)/",
          "node_modules/(@apollo|react-router|graphql)/",
        ],
      },
    ),
    forbid("only-app-joins-areas", { path: "^client/src/(gql|ui|lib)/" }, { path: `^client/src/${oneOf(AREAS)}/` }),
    forbid(
      "products-know-no-tests",
      { path: "^(server|client)/src/", pathNot: TESTS },
      { path: ["\\.test\\.tsx?$", "^server/test/"] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|svg|woff2|json)$" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
