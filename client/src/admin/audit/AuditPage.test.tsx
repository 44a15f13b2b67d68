import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { owner, renderRoutes } from "../../../test/render";
import { AuditLogDocument, AuditWordsDocument } from "../../gql/graphql";
import { AuditPage } from "./AuditPage";

const line = (id: string, text: string, changes: object = {}) => ({
  __typename: "AuditEntry",
  id,
  at: "2026-11-20T10:42:07Z",
  action: "firewall_rule_created",
  text,
  actorKind: "STAFF",
  actorName: "Marcus Whitfield",
  actorRoles: ["Owner"],
  subjectType: "firewall_rule",
  subjectId: "rule-1",
  requestId: "request-1",
  address: null as string | null,
  details: null as string | null,
  ...changes,
});
const nothing = {
  action: null,
  from: null,
  to: null,
  actorEmail: null,
  subjectType: null,
  subjectId: null,
  search: null,
};
const log = (nodes: ReturnType<typeof line>[], variables: object = {}) => ({
  request: { query: AuditLogDocument, variables: { ...nothing, ...variables } },
  result: {
    data: {
      auditEntries: {
        __typename: "AuditEntryConnection",
        nodes,
        totalCount: nodes.length,
        pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
      },
    },
  },
});
const words = {
  request: { query: AuditWordsDocument, variables: {} },
  result: {
    data: { auditWords: [{ __typename: "AuditWord", action: "signed_in", text: "Signed in" }] },
  },
};

async function open(mocks: object[], at = "/admin/audit") {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes([{ path: "*", element: <AuditPage /> }], {
    viewer: { ...owner, permissions: ["audit.view"] },
    mocks: [words, ...mocks] as MockLink.MockedResponse[],
    live,
    at,
  });
  const hear = (newestId: string) =>
    act(async () => {
      live.simulateResult({ result: { data: { auditEntryAdded: { __typename: "AuditAddition", newestId } } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}

describe("the audit log", () => {
  it("says who did what, when and on what, whoever that was", async () => {
    await open([
      log([
        line("3", "Added a firewall rule", {
          details: '{"range":"203.0.113.0/24","active":true}',
          address: "192.0.2.8",
        }),
        line("2", "A mail could not be sent", {
          actorKind: "SYSTEM",
          actorName: null,
          actorRoles: [],
          subjectId: null,
        }),
        line("1", "Signed in", { actorKind: "DELETED", actorName: null, actorRoles: [] }),
      ]),
    ]);
    const [, first, second, third] = await screen.findAllByRole("row");
    expect(first).toHaveTextContent(
      "20 November, 10:42:07Marcus WhitfieldOwnerAdded a firewall rulerange: 203.0.113.0/24, active: truefirewall rulerule-1Request request-1From 192.0.2.8",
    );
    expect(second).toHaveTextContent("The systemA mail could not be sentfirewall ruleRequest request-1");
    expect(third).toHaveTextContent("A deleted accountSigned in");
    expect(screen.getByText("3 entries")).toBeInTheDocument();
  });

  it("keeps what is written meanwhile behind a button, so that nothing jumps", async () => {
    const { user, hear } = await open([
      log([line("1", "Signed in")]),
      log([line("3", "Signed out"), line("2", "Registered"), line("1", "Signed in")]),
    ]);
    await screen.findByText("Signed in", { selector: "th" });
    await hear("1");
    expect(screen.queryByRole("button", { name: /new entr/ })).not.toBeInTheDocument();
    await hear("2");
    expect(screen.getByRole("button", { name: "1 new entry" })).toBeInTheDocument();
    await hear("3");
    expect(screen.queryByText("Signed out")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "2 new entries" }));
    expect(await screen.findByText("Signed out")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /new entr/ })).not.toBeInTheDocument();
  });

  it("is narrowed; what is typed stays out of the address", async () => {
    const { user, router } = await open([
      log([line("1", "Signed in")]),
      log([line("2", "Signed in")], { action: "signed_in" }),
      log([], { action: "signed_in", actorEmail: "a@b.test" }),
      log([], { actorEmail: "a@b.test" }), // what is typed is asked for a moment later than what is chosen
      log([line("1", "Signed in")]),
    ]);
    await screen.findByRole("option", { name: "Signed in" });
    await user.selectOptions(screen.getByLabelText("Action"), "Signed in");
    await user.type(screen.getByLabelText("Done by (e-mail)"), "a@b.test");
    expect(await screen.findByText("No entries match this filter.")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?action=signed_in");
    await user.click(screen.getByRole("button", { name: "Clear the filter" }));
    expect(await screen.findByText("1 entry")).toBeInTheDocument();
    expect(router.state.location.search).toBe("");
  });

  it("says on its field what cannot be asked for, and above all that it failed", async () => {
    const failing = (variables: object, failure: object) => ({
      request: { query: AuditLogDocument, variables: { ...nothing, ...variables } },
      ...failure,
    });
    const { user } = await open(
      [
        failing(
          { from: "2026-07-02", to: "2026-07-01" },
          {
            result: {
              errors: [
                new GraphQLError("The end date is before the start date.", {
                  extensions: { code: "BAD_USER_INPUT", field: "to" },
                }),
              ],
            },
          },
        ),
        failing({}, { error: new Error("gone") }),
        log([]),
      ],
      "/admin/audit?from=2026-07-02&to=2026-07-01",
    );
    await waitFor(() => expect(screen.getByLabelText("To")).toHaveAccessibleDescription(/before the start date/));
    await user.click(screen.getByRole("button", { name: "Clear the filter" }));
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("No entries yet.")).toBeInTheDocument();
  });

  it("is exported as it is narrowed, without an address that has what was typed", async () => {
    const fetched = jest.fn(async () => ({ ok: true, headers: new Headers(), blob: async () => new Blob(["x"]) }));
    Object.assign(globalThis, { fetch: fetched });
    Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => undefined });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { user } = await open([log([], { action: "signed_in" })], "/admin/audit?action=signed_in");
    await screen.findByText("No entries match this filter.");
    await user.click(screen.getByRole("button", { name: /^Export CSV/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const body = { search: "", actorEmail: "", subjectType: "", subjectId: "", action: "signed_in", from: "", to: "" };
    expect(fetched).toHaveBeenCalledWith("/audit/export", expect.objectContaining({ body: JSON.stringify(body) }));
    fetched.mockRejectedValueOnce(new TypeError("gone"));
    await user.click(screen.getByRole("button", { name: /^Export CSV/ }));
    expect(await screen.findByText("The export could not be downloaded. Please try again.")).toBeInTheDocument();
  });
});
