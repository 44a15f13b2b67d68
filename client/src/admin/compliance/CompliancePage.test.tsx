import { screen, waitFor, within } from "@testing-library/react";
import { often } from "../../../test/render";
import { ComplianceReportDocument, ReportDialog_StartDocument } from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { isoDay } from "../../lib/time";
import {
  decide,
  hoursAgo,
  label,
  list,
  open,
  pane,
  read,
  refused,
  review,
  rows,
  violation,
} from "./compliance.test-support";

afterEach(() => forgetDrafts());

const nose = (changes: object = {}) =>
  review("a", "Clear your nose", { violations: [violation(), label], submittedAt: hoursAgo(30), ...changes });
const walk = (changes: object = {}) => review("b", "Gentle walks", { sentBackCount: 1, ...changes });
const clean = (changes: object = {}) => review("c", "Hearing test", { submittedAt: hoursAgo(1), ...changes });

describe("the review queue", () => {
  it("has the longest wait first and open, with its rules in words and the tiles above", async () => {
    const { router } = await open([list([walk(), nose()]), read(nose())]);
    await pane("Clear your nose");
    expect(router.state.location.search).toBe("?review=a");
    expect(rows()[0]).toHaveTextContent(
      "Clear your noseNorthbank LtdGuarantee of a cure (High)Always read the label (Medium)1 d 6 h",
    );
    expect(rows()[0]).toHaveAttribute("aria-current");
    expect(rows()[1]).toHaveTextContent("Gentle walksNorthbank Ltd, sent back onceNo rule matched5 h 0 min");
    const strip = screen.getByRole("region", { name: "Compliance at a glance" });
    await within(strip).findByText("4.2h");
    expect(strip).toHaveTextContent("95%");
    expect(strip).toHaveTextContent("150 reviewed in 30 days");
    expect(strip).toHaveTextContent("of 21");
  });

  it("says when nothing waits", async () => {
    await open([list([])]);
    expect(await screen.findByText("Nothing is waiting for review")).toBeInTheDocument();
  });

  it("can be asked for again after a failure", async () => {
    const { user } = await open([
      { ...list([]), result: undefined, error: new Error("Failed") },
      list([nose()]),
      read(nose()),
    ]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it("is filtered by state, severity and category in the address, and searched out of it", async () => {
    const { user, router } = await open([
      list([nose(), walk()]),
      read(nose()),
      list([nose()], { severity: "HIGH" }),
      list([], { severity: "HIGH", category: "ETHICAL" }),
      list([], { severity: "HIGH", category: "ETHICAL", search: "nose" }),
    ]);
    await pane("Clear your nose");
    await user.selectOptions(screen.getByLabelText("Severity"), "High");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText("Category"), "Ethical");
    expect(await screen.findByText("No adverts match this filter.")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Search adverts"), "nose");
    expect(router.state.location.search).toBe("?severity=high&category=ethical");
    await user.click(screen.getByRole("button", { name: "Clear the filter" }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByLabelText("Search adverts")).toHaveValue("");
  });

  it("moves with J and K, and new adverts appear in their place", async () => {
    const { user, hear, router } = await open([list([nose(), walk()]), read(nose()), read(walk()), read(clean())]);
    await pane("Clear your nose");
    await user.keyboard("j");
    await pane("Gentle walks");
    expect(rows()[1]).toHaveFocus();
    await user.keyboard("k");
    expect(router.state.location.search).toBe("?review=a");
    await hear(null);
    await hear(clean(), { reviewsRequired: 13 });
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.getByText("A new advert is waiting. 13 in total.")).toHaveAttribute("role", "status");
    expect(await screen.findByText("13")).toBeInTheDocument();
    await hear(walk({ status: "APPROVED", version: 2, reviewer: "Priya Shah", reviewedAt: hoursAgo(0) }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe("an open review", () => {
  it("shows the advert with its marks, and why it is here", async () => {
    await open([list([nose()]), read(nose())]);
    const opened = await pane("Clear your nose");
    const advert = within(opened).getByRole("region", { name: "Advert of Northbank Ltd" });
    expect(within(advert).getByText("cures").tagName).toBe("MARK");
    expect(advert).toHaveTextContent("£7.49 at northbank.example");
    expect(opened).toHaveTextContent("HighGuarantee of a cureMedical, contains “cures”No advert may promise a cure.");
    expect(opened).toHaveTextContent("MediumAlways read the labelRegulatory, “Always read the label” is missing");
    expect(within(opened).queryByRole("link")).not.toBeInTheDocument();
  });

  it("asks for a revision with E and a note, and opens the next", async () => {
    const note =
      "Please remove “cures”. No advert may promise a cure.\nPlease add “Always read the label”. An advert of a medicine asks people to read its label.";
    const { user, router } = await open([
      list([nose(), walk()]),
      read(nose()),
      read(walk()),
      decide(nose(), "NEEDS_REVISION", note),
    ]);
    await pane("Clear your nose");
    await user.keyboard("e");
    expect(screen.getByRole("form", { name: "Ask Northbank Ltd for a revision?" })).toBeInTheDocument();
    expect(screen.getByLabelText("Note to the advertiser")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: /^Ask for revision/ }));
    expect(screen.getByLabelText("Note to the advertiser")).toHaveAccessibleDescription(/Please write a note first\./);
    await user.click(screen.getByRole("button", { name: "Write what the rules found" }));
    await user.dblClick(screen.getByRole("button", { name: /^Ask for revision/ }));
    expect(await screen.findByText("Revision requested")).toBeInTheDocument();
    await pane("Gentle walks");
    expect(router.state.location.search).toBe("?review=b");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() => expect(rows()[0]).toHaveFocus());
  });

  it("approves what keeps all rules at once, and what breaks a High one only with a note", async () => {
    const { user } = await open([
      list([walk(), clean()]),
      read(walk()),
      read(clean()),
      decide(walk(), "APPROVED", null),
    ]);
    await pane("Gentle walks");
    await user.keyboard("a");
    const confirm = screen.getByRole("button", { name: /^Approve advert/ });
    expect(confirm).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Advert approved")).toBeInTheDocument();
    await pane("Hearing test");
  });

  it("puts a High match's missing note on the field, also for approving", async () => {
    const { user } = await open([list([nose()]), read(nose())]);
    await pane("Clear your nose");
    await user.keyboard("a");
    await user.click(screen.getByRole("button", { name: /^Approve advert/ }));
    expect(screen.getByLabelText("Note to the advertiser")).toHaveAccessibleDescription(/Please write a note first\./);
    await user.keyboard("{Escape}{Escape}");
    expect(screen.queryByRole("form", { name: /^Approve this/ })).not.toBeInTheDocument();
  });

  it("freezes when somebody else decides, says who, and leaves what was typed", async () => {
    const decided = nose({ status: "APPROVED", version: 2, reviewer: "Priya Shah", reviewedAt: hoursAgo(0) });
    const { user, hear } = await open([list([nose(), walk()]), read(nose())]);
    await pane("Clear your nose");
    await user.type(screen.getByLabelText("Note to the advertiser"), "I am not sure.");
    await hear(nose());
    await hear(decided);
    expect(await screen.findByText(/^Priya Shah approved this advert at \d\d:\d\d\.$/)).toBeInTheDocument();
    expect(screen.getByLabelText("Note to the advertiser")).toHaveValue("I am not sure.");
    expect(
      screen.queryByRole("button", { name: /^(Ask for revision|Reject advert|Approve advert)/ }),
    ).not.toBeInTheDocument();
  });

  it("freezes with the sentence of the API when it was too late", async () => {
    const sentence = "Priya Shah rejected this advert at 10:42.";
    const late = nose({ status: "REJECTED", version: 2, reviewer: "Priya Shah", reviewedAt: "2026-11-22T10:42:00Z" });
    const { user } = await open([
      list([nose()]),
      { ...read(nose()), maxUsageCount: 1 },
      decide(nose(), "REJECTED", "Not like this.", refused("CONFLICT", sentence)),
      read(late),
    ]);
    await pane("Clear your nose");
    await user.type(screen.getByLabelText("Note to the advertiser"), "Not like this.");
    await user.click(screen.getByRole("button", { name: /^Reject advert/ }));
    await user.click(screen.getByRole("button", { name: /^Reject advert/ }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByLabelText("Note to the advertiser")).toHaveValue("Not like this.");
  });
});

describe("several at once", () => {
  it("leaves out what breaks a High rule, and says what did not count", async () => {
    const { user } = await open([
      list([nose(), walk(), clean()]),
      read(nose()),
      read(walk()),
      read(clean()),
      decide(walk(), "APPROVED", null),
      decide(clean(), "APPROVED", null, refused("CONFLICT", "Priya Shah approved this advert at 10:42.")),
    ]);
    await pane("Clear your nose");
    await user.keyboard("x");
    const bar = screen.getByRole("region", { name: "Selected adverts" });
    expect(bar).toHaveTextContent("1 selected 1 has a High match and is excluded.");
    expect(within(bar).queryByRole("button", { name: "Approve advert" })).not.toBeInTheDocument();
    await user.keyboard("jx");
    await user.click(screen.getByLabelText("Select Hearing test"));
    expect(bar).toHaveTextContent("3 selected 1 has a High match and is excluded.");
    await user.click(within(bar).getByRole("button", { name: "Approve advert" }));
    const dialog = await screen.findByRole("dialog", { name: "Approve 2 adverts?" });
    await user.click(within(dialog).getByRole("button", { name: /^Approve advert/ }));
    expect(await within(dialog).findByText("1 advert decided.")).toBeInTheDocument();
    expect(dialog).toHaveTextContent("Hearing test: Priya Shah approved this advert at 10:42.");
  });
});

describe("a report", () => {
  it("is started for a month, shows how far it is, and offers its three files; it is found again", async () => {
    const month = isoDay(new Date()).slice(0, 7);
    const report = (changes: object) => ({
      __typename: "ComplianceReport",
      id: "r1",
      month,
      status: "RUNNING",
      progress: 0,
      textUrl: null,
      csvUrl: null,
      pdfUrl: null,
      ...changes,
    });
    /** As the server has it: whoever opens the dialog again asks again. */
    let now = report({ progress: 10 });
    const { user, hearReport } = await open([
      list([]),
      {
        request: { query: ReportDialog_StartDocument, variables: { month } },
        result: { data: { startComplianceReport: report({}) } },
      },
      {
        request: { query: ComplianceReportDocument, variables: { id: "r1" } },
        ...often,
        result: () => ({ data: { complianceReport: now } }),
      },
    ]);
    await user.click(await screen.findByRole("button", { name: "Generate Report" }));
    const dialog = await screen.findByRole("dialog", { name: "Compliance report" });
    await user.click(within(dialog).getByRole("button", { name: /^Generate Report/ }));
    expect(await within(dialog).findByRole("progressbar")).toBeInTheDocument();
    await within(dialog).findByText(/: 10%$/);
    await hearReport(report({ progress: 60 }));
    expect(await within(dialog).findByText(/: 60%$/)).toBeInTheDocument();
    const files = { textUrl: "/r/1.txt", csvUrl: "/r/1.csv", pdfUrl: "/r/1.pdf" };
    now = report({ progress: 100, status: "READY", ...files });
    await hearReport(now);
    expect(await within(dialog).findByText(/^The report for .* is ready\.$/)).toBeInTheDocument();
    const links = within(dialog).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/r/1.txt", "/r/1.csv", "/r/1.pdf"]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.click(screen.getByRole("button", { name: "Generate Report" }));
    expect(await screen.findByRole("link", { name: "Download PDF" })).toBeInTheDocument();
  });
});
