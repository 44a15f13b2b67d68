import { buildSchema } from "graphql";
import { apiSchema } from "./apiSchema";
import { entriesOf, membersOf, searchEntries } from "./entries";

const entries = entriesOf(
  buildSchema(`
    type Query { campaigns: [Campaign!]! campaign("The id." id: ID!): Campaign @deprecated(reason: "Use campaigns") }
    type Mutation { "Ends one campaign." stop: Boolean }
    "Something that is shown." type Campaign { id: ID! state: State }
    enum State { "It runs." LIVE }`),
);
const names = (text: string) => searchEntries(entries, text).map(({ hash }) => hash);

describe("the entries of the reference", () => {
  it("are root fields by their root, then types by name", () => {
    expect(entries.map(({ hash }) => hash)).toEqual([
      "Query.campaigns",
      "Query.campaign",
      "Mutation.stop",
      "Campaign",
      "ID",
      "State",
    ]);
    expect(entries.map(({ deprecated }) => deprecated)).toContain("Use campaigns");
  });

  it("are found by name before description, the exact name first, and by every word", () => {
    expect(names("campaign")).toEqual(["Query.campaign", "Campaign", "Query.campaigns", "Mutation.stop"]);
    expect(names("  ENDS campaign ")).toEqual(["Mutation.stop"]);
    expect(names("cheese")).toEqual([]);
    expect(names(" ")).toHaveLength(entries.length);
  });

  it("say what a type consists of", () => {
    const found = entries.find(({ hash }) => hash === "Campaign");
    const members = found && "type" in found.of ? membersOf(found.of.type) : [];
    expect(members.map(({ name, type }) => [name, type])).toEqual([
      ["id", "ID!"],
      ["state", "State"],
    ]);
  });

  it("have a description each in our own API", () => {
    expect(entriesOf(apiSchema()).filter(({ description }) => description === "")).toEqual([]);
  });
});
