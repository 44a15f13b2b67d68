import { act, screen, waitFor, within } from "@testing-library/react";
import {
  CreativeActs_ArchiveDocument,
  CreativeActs_SubmitDocument,
  CreativeActs_WithdrawDocument,
} from "../../gql/graphql";
import { creative, LIST, list, open, opened, refused, version, violation } from "./creatives.test-support";
import { clearResults } from "./useReviewNotices";

afterEach(() => act(() => clearResults()));

const failed = ({ request }: { request: object }) => ({ request, error: new Error("Failed to fetch") });
const sentBack = version("v2", "NEEDS_REVISION", {
  number: 2,
  reviewedAt: "2026-11-21T10:42:00Z",
  reviewer: "Leila Haddad",
  reason: "Please take out “cures”.",
  violations: [violation()],
});

describe("the list of creatives", () => {
  it("says where each stands, what the reviewer wrote, and which version is shown meanwhile", async () => {
    await open(LIST, list([creative("a", sentBack, { serving: version("v1", "APPROVED"), campaignCount: 2 })]));
    const row = await screen.findByRole("row", { name: /Clear your nose/ });
    expect(row).toHaveTextContent(
      "Clear your nosePreview & targetPlease take out “cures”.Needs revisionVersion 1 is shown£7.49221 Nov, 10:42",
    );
    expect(within(row).getByRole("link", { name: "Clear your nose" })).toHaveAttribute("href", `${LIST}/a`);
    expect(within(row).getByRole("link", { name: "Preview & target: Clear your nose" })).toHaveAttribute(
      "href",
      `${LIST}/preview?creative=a`,
    );
    expect(screen.getByText("1 creative")).toHaveAttribute("role", "status");
  });

  it("keeps state and archive in the address and what is typed out of it", async () => {
    const { user, router } = await open(
      LIST,
      list([creative("a", sentBack)]),
      list([], { status: "APPROVED" }),
      list([], { status: "APPROVED", search: "nose" }),
      list([], { search: null }),
      list([], { archived: true }),
    );
    await user.selectOptions(await screen.findByLabelText("State"), "Approved");
    await screen.findByText("No creatives match this filter.");
    await user.type(screen.getByLabelText("Search creatives"), "nose");
    expect(router.state.location.search).toBe("?state=approved");
    await user.click(screen.getByRole("button", { name: "Clear the filter" }));
    await user.click(screen.getByRole("button", { name: "Show archived" }));
    expect(await screen.findByText("No archived creatives.")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?archived=yes");
  });

  it("offers the first upload when there is none", async () => {
    await open(LIST, list([]));
    expect(await screen.findByText(/^No creatives yet\./)).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "Upload Creative" })[0]).toHaveAttribute("href", `${LIST}/new`);
  });

  it("says that it failed and tries again", async () => {
    const { user } = await open(LIST, failed(list([])), list([creative("a", sentBack)]));
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("row", { name: /Clear your nose/ })).toBeInTheDocument();
  });

  it("grows page by page", async () => {
    const second = list([creative("b", version("v9", "DRAFT", { title: "Second" }))], { after: "the-end" });
    const { user } = await open(LIST, list([creative("a", sentBack)], {}, { hasNextPage: true }), second);
    await user.click(await screen.findByRole("button", { name: /Show more creatives/ }));
    expect(await screen.findByRole("row", { name: /Second/ })).toBeInTheDocument();
  });

  it("hears of a result: the row changes, and a note stays until it is cleared", async () => {
    const pending = creative("a", version("v1", "PENDING"));
    const { user, hear } = await open(LIST, list([pending]), list([creative("a", version("v1", "APPROVED"))]));
    await screen.findByText("In review", { selector: "span" });
    await hear(null);
    expect(screen.queryByRole("region", { name: "New results" })).not.toBeInTheDocument();
    await hear(creative("a", version("v1", "APPROVED")));
    expect(await screen.findByText("Approved", { selector: "span" })).toBeInTheDocument();
    const note = screen.getByRole("region", { name: "New results" });
    expect(note).toHaveTextContent(/\d\d:\d\d Your advert was approved: Clear your nose/);
    await user.click(within(note).getByRole("button", { name: "Clear" }));
    expect(screen.queryByRole("region", { name: "New results" })).not.toBeInTheDocument();
  });

  it("tells that a rule stopped an advert also while its newest version is a draft", async () => {
    const draft = creative("a", version("v2", "DRAFT"), { serving: version("v1", "APPROVED") });
    const { hear } = await open(LIST, list([draft]), list([draft]));
    await screen.findByText("Version 1 is shown");
    await hear(creative("a", version("v2", "DRAFT")));
    expect(await screen.findByText(/Your advert was stopped and is being reviewed again/)).toBeInTheDocument();
  });
});

describe("a creative", () => {
  it("shows the advert with what was found marked, why it was sent back, and every version", async () => {
    const one = creative("a", sentBack, { serving: version("v1", "APPROVED") });
    await open(`${LIST}/a`, opened(one, [sentBack, version("v1", "APPROVED")]));
    expect(await screen.findByRole("heading", { level: 1, name: "Clear your nose" })).toBeInTheDocument();
    const preview = screen.getByRole("region", { name: "Preview of the advert" });
    expect(within(preview).getByText("cures").tagName).toBe("MARK");
    expect(preview).toHaveTextContent("£7.49 at northbank.example");
    const standing = screen.getByRole("region", { name: "Status" });
    expect(standing).toHaveTextContent("Version 1 stays on show until this one is approved.");
    expect(standing).toHaveTextContent("Please take out “cures”.Leila Haddad, 21 November, 10:42");
    expect(standing).toHaveTextContent("HighGuarantee of a cureContains “cures”.No advert may promise a cure.");
    expect(within(screen.getByRole("region", { name: "Versions" })).getAllByText(/^Version \d$/)).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Create a new version" })).toHaveAttribute("href", `${LIST}/a/edit`);
  });

  it("is submitted and withdrawn, and says so", async () => {
    const draft = creative("a", version("v1", "DRAFT"));
    const pending = creative("a", version("v1", "PENDING"));
    const { user } = await open(
      `${LIST}/a`,
      opened(draft),
      {
        request: { query: CreativeActs_SubmitDocument, variables: { id: "a" } },
        result: { data: { submitCreative: pending } },
      },
      {
        request: { query: CreativeActs_WithdrawDocument, variables: { id: "a" } },
        result: { data: { withdrawCreative: draft } },
      },
    );
    await user.click(await screen.findByRole("button", { name: /^Submit for review/ }));
    expect(await screen.findByText(/^Submitted for review\./)).toHaveAttribute("role", "status");
    expect(screen.getByRole("link", { name: "Preview & target" })).toHaveAttribute(
      "href",
      `${LIST}/preview?creative=a`,
    );
    expect(screen.queryByRole("link", { name: /draft|version/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Withdraw from review/ }));
    expect(await screen.findByText("Withdrawn. It is a draft again.")).toBeInTheDocument();
  });

  it("is archived after a question; what the API says against it stands on the page", async () => {
    const { user } = await open(`${LIST}/a`, opened(creative("a", version("v1", "APPROVED"))), {
      request: { query: CreativeActs_ArchiveDocument, variables: { id: "a" } },
      result: refused("CONFLICT", [{ message: "This advert is used by a campaign that has not ended." }]),
    });
    await user.click(await screen.findByRole("button", { name: "Archive" }));
    const dialog = await screen.findByRole("dialog", { name: "Archive this creative?" });
    await user.click(within(dialog).getByRole("button", { name: /^Archive/ }));
    expect(await screen.findByText("This advert is used by a campaign that has not ended.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("of somebody else looks like none", async () => {
    await open(`${LIST}/x`, {
      request: { ...opened(creative("x", sentBack)).request },
      result: refused("NOT_FOUND", []),
    });
    expect(await screen.findByRole("heading", { name: "Creative Not Found" })).toBeInTheDocument();
  });
});
