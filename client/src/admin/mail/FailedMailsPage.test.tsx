import { screen, waitFor, within } from "@testing-library/react";
import { owner, renderRoutes } from "../../../test/render";
import { FailedMailRow_RetryDocument, FailedMailsPageDocument } from "../../gql/graphql";
import { FailedMailsPage } from "./FailedMailsPage";

const mail = (id: string, subject: string, status = "FAILED") => ({
  __typename: "OutboxMail",
  id,
  recipient: "p•••@example.org",
  subject,
  createdAt: "2026-03-01T09:58:00Z",
  status,
  attempts: 5,
  lastError: id === "1" ? "Connection refused" : null,
});

const list = (nodes: object[], hasNextPage = false, variables: Record<string, unknown> = {}) => ({
  request: { query: FailedMailsPageDocument, variables },
  result: {
    data: {
      failedMails: {
        __typename: "OutboxMailConnection",
        totalCount: nodes.length,
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "cursor", hasNextPage },
      },
    },
  },
});

const retry = { query: FailedMailRow_RetryDocument, variables: { id: "1" } };
const open = (...mocks: object[]) =>
  renderRoutes([{ path: "/admin/mail", element: <FailedMailsPage /> }], {
    at: "/admin/mail",
    viewer: owner,
    mocks: mocks as ReturnType<typeof list>[],
  });
const row = (subject: string) => within(screen.getByRole("row", { name: new RegExp(subject) }));

describe("FailedMailsPage", () => {
  it("lists the mails with masked reader, attempts, last error and time", async () => {
    await open(list([mail("1", "Reset your password"), mail("2", "Welcome")]));
    await screen.findByRole("rowheader", { name: "Reset your password" });
    const cells = row("Reset your password").getAllByRole("cell");
    expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      "p•••@example.org",
      "1 March, 09:58:00",
      "5",
      "Connection refused",
    ]);
    expect(row("Welcome").getByText("No error recorded")).toBeInTheDocument();
  });

  it("tries one again, and its row says where it stands", async () => {
    const { user } = await open(list([mail("1", "Reset your password")]), {
      request: retry,
      result: { data: { retryMail: mail("1", "Reset your password", "WAITING") } },
    });
    await user.click(await screen.findByRole("button", { name: /^Try again/ }));
    expect(await row("Reset your password").findByText("Waiting to be sent")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Try again/ })).not.toBeInTheDocument();
  });

  it("says in the row when that failed", async () => {
    const { user } = await open(list([mail("1", "Reset your password")]), { request: retry, error: new Error("lost") });
    await user.click(await screen.findByRole("button", { name: /^Try again/ }));
    expect(await row("Reset your password").findByRole("alert")).toHaveTextContent(
      "This mail could not be sent again. Please try later.",
    );
  });

  it("moves between rows with J and K", async () => {
    const { user } = await open(list([mail("1", "Reset your password"), mail("2", "Welcome")]));
    await screen.findByRole("rowheader", { name: "Welcome" });
    await user.keyboard("jj");
    await waitFor(() => expect(screen.getByRole("row", { name: /Welcome/ })).toHaveFocus());
    await user.keyboard("k");
    await waitFor(() => expect(screen.getByRole("row", { name: /Reset your password/ })).toHaveFocus());
  });

  it("loads more", async () => {
    const { user } = await open(
      list([mail("1", "Reset your password")], true),
      list([mail("2", "Welcome")], false, { after: "cursor" }),
    );
    await user.click(await screen.findByRole("button", { name: /^Load more/ }));
    expect(await screen.findByRole("rowheader", { name: "Welcome" })).toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: "Reset your password" })).toBeInTheDocument();
  });

  it("says that every mail was sent", async () => {
    await open(list([]));
    expect(await screen.findByText("No mail has failed.")).toBeInTheDocument();
  });

  it("says that it failed, and tries again", async () => {
    const { user } = await open(
      { request: { query: FailedMailsPageDocument, variables: {} }, error: new Error("lost") },
      list([mail("1", "Welcome")]),
    );
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("rowheader", { name: "Welcome" })).toBeInTheDocument();
  });
});
