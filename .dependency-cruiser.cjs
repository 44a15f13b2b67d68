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
const WINGS = ["people", "care", "ads", "operations"];
const AREAS = ["site", "patient", "advertiser", "admin", "account", "dev"];

const oneOf = (names) => `(${names.join("|")})`;
const server = (folder) => `^server/src/${folder}/`;
const domain = (name) => server(`${oneOf(WINGS)}/${name}`);
const kind = (suffix) => `^server/src/.*\\.${suffix}\\.ts$`;
const GRAPHQL = "node_modules/(type-graphql|graphql|@apollo|graphql-ws)/";
const TESTS = "\\.(test|test-support|test-child|factory)\\.tsx?$";

const domainOrder = DOMAINS.slice(0, -1).map((name, index) => ({
  name: `${name}-before-later-domains`,
  severity: "error",
  from: { path: domain(name), pathNot: TESTS },
  to: { path: domain(oneOf(DOMAINS.slice(index + 1))) },
}));

const forbid = (name, from, to) => ({ name, severity: "error", from, to });

module.exports = {
  forbidden: [
    forbid("no-circles", {}, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
    forbid("no-circles-of-types-in-the-client", { path: "^client/" }, { circular: true }),
    forbid(
      "no-circles-of-types-in-the-server",
      { path: "^server/", pathNot: "^server/src/care/clinical/" },
      { circular: true },
    ),
    forbid("nothing-unresolved", { pathNot: "^client/src/gql/" }, { couldNotResolve: true }),
    ...domainOrder,
    forbid("platform-knows-no-domain", { path: server("platform") }, { path: server(oneOf([...WINGS, "app"])) }),
    forbid("app-is-the-top", { path: server(oneOf(WINGS)), pathNot: TESTS }, { path: server("app") }),
    forbid(
      "domains-stand-in-wings",
      { path: server("[^/]+"), pathNot: [server(oneOf(["platform", "app"])), domain(oneOf(DOMAINS))] },
      {},
    ),
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
    forbid("services-know-no-graphql", { path: kind("service") }, { path: [GRAPHQL, kind("resolver")] }),
    forbid(
      "services-know-types-as-shapes",
      { path: kind("service") },
      { path: kind("type"), dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "resolvers-know-no-storage",
      { path: kind("resolver") },
      { path: ["node_modules/typeorm/", kind("entity")], dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "routes-know-no-graphql-and-no-storage",
      { path: kind("route") },
      {
        path: [GRAPHQL, "node_modules/typeorm/", kind(oneOf(["resolver", "type", "entity"]))],
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid("only-app-registers-routes", { path: server(oneOf([...WINGS, "platform"])) }, { path: kind("route") }),
    forbid(
      "topics-know-realtime-only",
      { path: kind("topics") },
      { pathNot: [kind("rules"), "^server/src/platform/realtime/"] },
    ),
    forbid("ad-wall", { path: server("ads") }, { path: server("care") }),
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
      "only-shell-joins-areas",
      { path: "^client/src/(?!shell/|main)", pathNot: TESTS },
      { path: "^client/src/shell/" },
    ),
    forbid(
      "core-knows-no-area",
      { path: "^client/src/core/" },
      { path: `^client/src/${oneOf([...AREAS, "api-keys"])}/` },
    ),
    forbid(
      "ui-and-lib-are-leaves",
      { path: "^client/src/(ui|lib)/", pathNot: TESTS },
      {
        path: [
          "^client/src/(shell|core|gql|api-keys|site|patient|advertiser|admin)/",
          "node_modules/(@apollo|react-router|graphql)/",
        ],
      },
    ),
    forbid("ui-and-lib-know-no-area", { path: "^client/src/(gql|ui|lib)/" }, { path: `^client/src/${oneOf(AREAS)}/` }),
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
