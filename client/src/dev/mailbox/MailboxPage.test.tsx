import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { renderRoutes } from "../../../test/render";
import { MailboxPage_MailDocument, MailboxPageDocument } from "../../gql/graphql";
import { MailboxPage } from "./MailboxPage";

const routes = [{ path: "/dev/mailbox", element: <MailboxPage /> }];

const entry = (id: string, subject: string, status = "SENT") => ({
  __typename: "OutboxMail",
  id,
  recipient: "priya.raman@example.com",
  subject,
  createdAt: "2026-03-01T09:58:00Z",
  status,
});

const list = (nodes: object[], hasNextPage = false, variables: Record<string, unknown> = {}) => ({
  request: { query: MailboxPageDocument, variables },
  result: {
    data: {
      mailbox: {
        __typename: "OutboxMailConnection",
        totalCount: 2,
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "cursor", hasNextPage },
      },
    },
  },
});

const opened = {
  request: { query: MailboxPage_MailDocument, variables: { id: "1" } },
  result: {
    data: {
      mailboxMail: {
        __typename: "MailboxMail",
        id: "1",
        recipient: "priya.raman@example.com",
        subject: "Reset your password",
        createdAt: "2026-03-01T09:58:00Z",
        text: "Open https://here.test/reset",
        html: '<p>Hello</p><a href="https://here.test/reset">Set a new password</a>',
      },
    },
  },
};

const problem = (
  query: typeof MailboxPageDocument | typeof MailboxPage_MailDocument,
  code: string,
  variables = {},
) => ({
  request: { query, variables },
  result: { errors: [new GraphQLError("Not found", { extensions: { code } })] },
});

const open = (at: string, ...mocks: object[]) => renderRoutes(routes, { at, mocks: mocks as (typeof opened)[] });

describe("MailboxPage", () => {
  it("says what it is and lists every mail with its reader, time and state", async () => {
    await open("/dev/mailbox", list([entry("1", "Reset your password"), entry("2", "Welcome", "WAITING")]));
    expect(await screen.findByText(/No mail leaves this machine.*Everyone who can open this page/)).toBeInTheDocument();
    const [first, second] = await screen.findAllByRole("listitem");
    expect(first).toHaveTextContent(/Reset your passwordTo priya.raman@example.com.*1 March, 9:58 AM.*Sent/);
    expect(second).toHaveTextContent("Kept here");
    expect(screen.getByText("Choose a mail to read it.")).toBeInTheDocument();
  });

  it("opens a mail under a neutral address, where nothing of it can run, with its text and its links", async () => {
    const { user, router } = await open("/dev/mailbox", list([entry("1", "Reset your password")]), opened);
    await user.click(await screen.findByRole("link", { name: /Reset your password/ }));
    const mail = within(screen.getByRole("region", { name: "Mail" }));
    expect(await mail.findByRole("heading", { name: "Reset your password" })).toHaveFocus();
    expect(router.state.location.search).toBe("?mail=1");
    const frame = mail.getByTitle("The mail as a page");
    expect(frame).toHaveAttribute("sandbox", "allow-popups allow-popups-to-escape-sandbox");
    expect(frame.getAttribute("srcdoc")).toContain("<p>Hello</p>");
    expect(mail.getByRole("link", { name: "Set a new password" })).toHaveAttribute("href", "https://here.test/reset");
    await user.click(mail.getByRole("tab", { name: "Text" }));
    expect(mail.getByText("Open https://here.test/reset")).toBeVisible();
    await user.click(mail.getByRole("link", { name: "Back to the list" }));
    expect(router.state.location.search).toBe("");
  });

  it("checks for new mail on demand, and when the window is looked at again", async () => {
    const { user } = await open(
      "/dev/mailbox",
      list([]),
      list([entry("1", "First")]),
      list([entry("2", "Second"), entry("1", "First")]),
    );
    expect(await screen.findByText(/^No mail yet\./)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Check for new mail/ }));
    expect(await screen.findByRole("link", { name: /First/ })).toBeInTheDocument();
    window.dispatchEvent(new Event("focus"));
    expect(await screen.findByRole("link", { name: /Second/ })).toBeInTheDocument();
  });

  it("loads more", async () => {
    const { user } = await open(
      "/dev/mailbox",
      list([entry("2", "Second")], true),
      list([entry("1", "First")], false, { after: "cursor" }),
    );
    await user.click(await screen.findByRole("button", { name: /^Load more/ }));
    expect(await screen.findByRole("link", { name: /First/ })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /Second/ })).toBeInTheDocument();
  });

  it("says that it failed, and tries again", async () => {
    const { user } = await open(
      "/dev/mailbox",
      problem(MailboxPageDocument, "INTERNAL_SERVER_ERROR"),
      list([entry("1", "First")]),
    );
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("link", { name: /First/ })).toBeInTheDocument();
  });

  it("says that a mail is not there", async () => {
    await open("/dev/mailbox?mail=9", list([]), problem(MailboxPage_MailDocument, "NOT_FOUND", { id: "9" }));
    expect(await screen.findByText(/This mail is not here\./)).toBeInTheDocument();
  });

  it("is no page of the product outside demonstration mode", async () => {
    await open("/dev/mailbox", problem(MailboxPageDocument, "NOT_FOUND"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Page Not Found" })).toBeInTheDocument());
  });
});
