import { screen, waitFor, within } from "@testing-library/react";
import { owner } from "../../../test/render";
import {
  DecisionForms_ApproveDocument,
  DecisionForms_RejectDocument,
  DecisionForms_RequestDocument,
  MarkBar_MarkDocument,
  PaperTextDocument,
  RequestFormDocument,
} from "../../gql/graphql";
import {
  document as aDocument,
  application,
  conflict,
  event,
  hoursFromNow,
  list,
  open,
  pane,
  read,
  rows,
} from "./DashboardPage.test-support";

const openPaper = jest.fn();
jest.mock("../../ui/paper/openPaper", () => ({ openPaper: (data: ArrayBuffer) => openPaper(data) }));

const paper = () => ({
  pages: 2,
  draw: jest.fn(async () => undefined),
  find: jest.fn(async () => []),
  close: jest.fn(),
});

beforeEach(() => {
  openPaper.mockReset().mockImplementation(async () => paper());
  globalThis.fetch = jest.fn(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(8) })) as never;
});

const quayside = (changes = {}) => application("q", "Quayside Hearing Care Ltd", changes);
const harrow = (changes = {}) =>
  application("h", "Harrow Sleep Studio Ltd", { submittedAt: hoursFromNow(-21), ...changes });
const allValid = [
  aDocument("q-one", "Business Registration Certificate", "VALID"),
  aDocument("q-two", "Tax Compliance Certificate", "VALID"),
];

describe("an open application", () => {
  it("is opened by keyboard on its first unchecked document, drawn and with a warning", async () => {
    const { user, router } = await open([list([quayside(), harrow()]), read(quayside())]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.keyboard("jj{Enter}");
    const region = await pane();
    expect(router.state.location.search).toBe("?application=q");
    expect(within(region).getByRole("heading", { name: "Tax Compliance Certificate" })).toBeInTheDocument();
    expect(await within(region).findByRole("img", { name: /page 1 of 2/ })).toBeInTheDocument();
    expect(within(region).getAllByText("Ended 51 days ago")).toHaveLength(2);
    await user.keyboard("n");
    expect(await within(region).findByRole("img", { name: /page 2 of 2/ })).toBeInTheDocument();
    expect(within(region).getByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      "/applications/documents/q-two",
    );
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: /^Application of/ })).not.toBeInTheDocument();
    expect(rows()[1]).toHaveFocus();
  });

  it("offers the download of what cannot be drawn, and says when there is no file", async () => {
    openPaper.mockRejectedValue(new Error("Invalid PDF structure"));
    const noFile = aDocument("q-two", "Tax Compliance Certificate", "PENDING", {
      url: null,
      fileName: null,
      bytes: null,
    });
    await open([list([quayside()]), read(quayside())], { at: "/admin/dashboard?application=q" });
    expect(await screen.findByText("Document content not available")).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "Download" })).toHaveLength(2);
    const without = quayside({ documents: [noFile] });
    await open([list([without]), read(without)], { at: "/admin/dashboard?application=q" });
    expect(await screen.findByText("The applicant has not sent this file yet.")).toBeInTheDocument();
  });

  it("shows the words of a document, to be searched", async () => {
    const { user } = await open(
      [
        list([quayside()]),
        read(quayside()),
        {
          request: { query: PaperTextDocument, variables: { id: "q" } },
          result: { data: { applicationForReview: quayside() } },
        },
      ],
      { at: "/admin/dashboard?application=q" },
    );
    await user.click(await screen.findByRole("button", { name: "Text" }));
    await user.type(await screen.findByLabelText("Find in the text"), "september");
    expect(screen.getByText("1 match")).toBeInTheDocument();
    expect(screen.getByText("September").tagName).toBe("MARK");
  });

  it("marks with V and goes on; I asks for a reason, which stays when somebody was faster", async () => {
    const marked = quayside({ version: 4, documents: allValid });
    const mark = (verdict: string, reason: string | null, version: number, outcome: object) => ({
      request: {
        query: MarkBar_MarkDocument,
        variables: { id: "q", documentId: "q-two", verdict, version, reason },
      },
      ...outcome,
    });
    const { user } = await open(
      [
        list([quayside()]),
        read(quayside()),
        mark("INVALID", "Out of date", 3, { result: conflict("Priya Shah marked a document as valid at 10:42.") }),
        read(quayside({ version: 4 })),
        mark("VALID", null, 4, { result: { data: { markDocument: { ...marked, version: 5 } } } }),
      ],
      { at: "/admin/dashboard?application=q" },
    );
    await screen.findByRole("button", { name: /^Mark as Invalid/ });
    await user.keyboard("i");
    const reason = screen.getByLabelText("Why is it invalid?");
    await user.keyboard("{Enter}");
    expect(reason).toHaveAccessibleDescription(/Please give a reason\./);
    await user.type(reason, "Out of date{Enter}");
    expect(
      await screen.findByText(/Priya Shah marked a document as valid at 10:42\. The application has been reloaded/),
    ).toBeInTheDocument();
    expect(reason).toHaveValue("Out of date");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.keyboard("v");
    expect(await screen.findByText("All 2 documents are valid.")).toBeInTheDocument();
  });

  it("keeps Approve off with the reason above it, and approves once after asking", async () => {
    const approved = quayside({ status: "APPROVED", version: 4, documents: allValid, decidedAt: hoursFromNow(0) });
    const { user } = await open(
      [
        list([quayside({ documents: allValid }), harrow()]),
        read(quayside({ documents: allValid })),
        read(harrow()),
        {
          request: { query: DecisionForms_ApproveDocument, variables: { id: "q", version: 3 } },
          result: { data: { approveApplication: approved } },
          delay: 30,
        },
      ],
      { at: "/admin/dashboard?application=h" },
    );
    const off = await screen.findByRole("button", { name: /^Approve application/ });
    expect(off).toHaveAttribute("aria-disabled", "true");
    expect(off).toHaveAccessibleDescription("Approve needs all 2 documents valid. 1 is still pending.");
    await user.keyboard("{Shift>}a{/Shift}");
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: /^Quayside/ }));
    await screen.findByText("All 2 documents are valid.");
    await user.keyboard("{Shift>}a{/Shift}");
    expect(screen.getByRole("form", { name: "Approve Quayside Hearing Care Ltd?" })).toHaveAccessibleDescription(
      /Nadia Ferris is sent a link to set a password/,
    );
    const confirm = screen.getByRole("button", { name: /^Approve application/ });
    expect(confirm).toHaveFocus();
    await user.dblClick(confirm);
    expect(await screen.findByText("Application approved")).toBeInTheDocument();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole("region", { name: /^Application of/ })).not.toBeInTheDocument();
  });

  it("rejects with a reason and requests documents by presets and names", async () => {
    const { user } = await open(
      [
        list([quayside(), harrow()]),
        read(quayside()),
        read(harrow()),
        {
          request: {
            query: DecisionForms_RejectDocument,
            variables: { id: "q", version: 3, reason: "Document format incorrect or information unclear" },
          },
          result: { data: { rejectApplication: quayside({ status: "REJECTED", version: 4 }) } },
        },
        {
          request: { query: RequestFormDocument },
          result: {
            data: {
              applicationRules: {
                __typename: "ApplicationRules",
                presets: ["updated business licence", "financial statements"],
              },
            },
          },
        },
        {
          request: {
            query: DecisionForms_RequestDocument,
            variables: { id: "h", version: 3, names: ["financial statements", "Bank letter"], note: "" },
          },
          result: { data: { requestApplicationDocuments: harrow({ status: "MORE_DOCS", version: 4 }) } },
        },
      ],
      { at: "/admin/dashboard?application=q" },
    );
    await screen.findByRole("button", { name: /^Reject application/ });
    await user.keyboard("{Shift>}r{/Shift}");
    await user.click(screen.getByRole("button", { name: /^Reject application/ }));
    expect(screen.getByLabelText("Reason")).toHaveAccessibleDescription(/Please give a reason\./);
    await user.click(screen.getByRole("button", { name: /^Use “Document format incorrect/ }));
    await user.click(screen.getByRole("button", { name: /^Reject application/ }));
    expect(await screen.findByText("Application rejected")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Harrow/ }));
    await screen.findByRole("button", { name: /^Request Docs/ });
    await user.keyboard("{Shift>}d{/Shift}");
    await user.click(screen.getByRole("button", { name: /^Send request/ }));
    expect(screen.getByLabelText("Document to request")).toHaveAccessibleDescription(
      /Please name at least one document\./,
    );
    await user.click(await screen.findByRole("button", { name: "Add financial statements" }));
    await user.type(screen.getByLabelText("Document to request"), "Bank letter");
    await user.click(screen.getByRole("button", { name: /^Send request/ }));
    expect(await screen.findByText("Additional documents requested")).toBeInTheDocument();
  });

  it("freezes when somebody else decides, says who and when, and leaves what was typed", async () => {
    const { user, hearReview } = await open([list([quayside()]), read(quayside())], {
      at: "/admin/dashboard?application=q",
    });
    await screen.findByRole("button", { name: /^Reject application/ });
    const others = [
      ...quayside().reviewers,
      { __typename: "ApplicationReviewer", id: "p", name: "Priya Shah", since: "2026-11-22T10:41:00Z" },
    ];
    await hearReview(quayside({ reviewers: others }));
    expect(await screen.findByText("Priya Shah is also reviewing this, since 10:41")).toBeInTheDocument();
    await user.keyboard("{Shift>}r{/Shift}");
    await user.type(screen.getByLabelText("Reason"), "Unreadable");
    await hearReview(
      quayside({ status: "APPROVED", version: 4, history: [event("e2", "APPROVED", "Priya Shah")], reviewers: others }),
    );
    expect(await screen.findByText(/^Priya Shah approved this application at \d\d:\d\d\.$/)).toBeInTheDocument();
    expect(screen.getByLabelText("Reason")).toHaveValue("Unreadable");
    expect(screen.queryByRole("button", { name: /Reject application|Mark as/ })).not.toBeInTheDocument();
  });

  it("shows reading alone to a role that may not decide", async () => {
    await open([list([quayside()]), read(quayside())], {
      at: "/admin/dashboard?application=q",
      viewer: { ...owner, permissions: ["applications.view"] },
    });
    expect(await screen.findByText("Your role can view applications but not decide on them.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Mark as/ })).not.toBeInTheDocument();
  });
});
