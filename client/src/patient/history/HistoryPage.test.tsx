import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { often } from "../../../test/render";
import { ExportFile_RemoveDocument, ExportFile_RetryDocument } from "../../gql/graphql";
import { file, open, page, record, starting } from "./HistoryPage.test-support";

const bar = () => screen.getByRole("region", { name: "Export" });
const box = (title: string) => screen.findByRole("checkbox", { name: new RegExp(`^Select ${title},`) });
const twoPages = [
  page([record("a"), record("b", { date: "2026-04-30T22:59:00Z" })], { pageCount: 2, totalCount: 22 }),
  page([record("c", { date: "2026-03-01T10:00:00Z" })], {
    variables: { after: "end-1" },
    pageNumber: 2,
    pageCount: 2,
    totalCount: 22,
  }),
];

describe("HistoryPage", () => {
  it("shows records under their months, in London, with the number of all and of each type", async () => {
    await open([
      page(
        [record("a"), record("b", { date: "2026-04-30T23:30:00Z" }), record("c", { date: "2026-04-30T22:30:00Z" })],
        { overall: 47 },
      ),
    ]);
    expect(await screen.findByText("47 records since March 2024. Choose some to export.")).toBeInTheDocument();
    const may = screen.getByRole("region", { name: "May 2026" });
    expect(within(may).getAllByRole("article")).toHaveLength(2); // 00:30 in London is the next day
    expect(within(screen.getByRole("region", { name: "April 2026" })).getAllByRole("article")).toHaveLength(1);
    expect(screen.getByRole("radio", { name: /^All\s*100$/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /^Discharge\s*40$/ })).not.toBeChecked();
    expect(screen.getAllByText("Demonstration")).toHaveLength(3);
    expect(screen.getByRole("navigation", { name: "Pages of records" })).toHaveTextContent("Page 1 of 11 to 3 of 3");
    expect(screen.queryByRole("region", { name: "Export" })).not.toBeInTheDocument();
  });

  it("opens a record to its results, its source and its document, and closes it again", async () => {
    const results = [{ __typename: "LabResult", test: "HbA1c", value: "52 mmol/mol", usual: "under 48" }];
    const { user } = await open([
      page([record("a", { results, details: "One.\nTwo.", documentUrl: "/records/a/document" })]),
    ]);
    const toggle = await screen.findByRole("button", { name: /^Lab result: Record a/ });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("row", { name: "HbA1c 52 mmol/mol under 48" })).toBeInTheDocument();
    for (const text of ["Summary a", "One.", "Two.", "Demonstration: this record is invented."]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole("link", { name: /^Open the document \(PDF\)/ })).toHaveAttribute(
      "href",
      "/records/a/document",
    );
    await user.click(toggle);
    expect(screen.queryByText("Summary a")).not.toBeInTheDocument();
  });

  it("leads from the record of a question to the question", async () => {
    const own = { type: "AI_CONSULTATION", provenance: "CONSULTATION", consultationId: "q1", subjectName: "Mia" };
    const { user } = await open([page([record("a", own)])]);
    await user.click(await screen.findByRole("button", { name: /^AI consultation: Record a/ }));
    expect(screen.getByRole("link", { name: "See the whole answer" })).toHaveAttribute(
      "href",
      "/consultation#consultation-q1",
    );
    const shown = screen.getByRole("link", { name: "Show to a GP or pharmacist" });
    expect(shown).toHaveAttribute("href", "/consultation/q1/handover");
    expect(screen.getByText("For Mia.")).toBeVisible();
    expect(screen.queryByText("Demonstration")).not.toBeInTheDocument();
  });

  it("turns pages by the address, and the focus goes to the new records", async () => {
    const { user, router } = await open([...twoPages]);
    await user.click(await screen.findByRole("button", { name: "Next" }));
    expect(await screen.findByText("Record c")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?after=end-1");
    expect(screen.getByRole("region", { name: "Records" })).toHaveFocus();
    expect(screen.getByText("22 to 22 of 22")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  });

  it("begins at page 1 with another filter, and keeps the filter in the address", async () => {
    const filtered = page([record("d", { type: "REFERRAL" })], { variables: { type: "REFERRAL" } });
    const dated = page([record("e")], { variables: { type: "REFERRAL", from: "2026-02-01" } });
    const { user, router } = await open([...twoPages, filtered, dated], { at: "/history?after=end-1" });
    await screen.findByText("Record c");
    await user.click(screen.getByRole("radio", { name: /^Referral/ }));
    expect(await screen.findByText("Record d")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?type=REFERRAL");
    await user.type(screen.getByLabelText("From"), "2026-02-01");
    expect(await screen.findByText("Record e")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?type=REFERRAL&from=2026-02-01");
  });

  it("says on the field that a range ends before it begins, and asks for nothing then", async () => {
    const from = page([record("a")], { variables: { from: "2026-05-01" } });
    const { user, router } = await open([from], { at: "/history?from=2026-05-01" });
    await screen.findByText("Record a");
    await user.type(screen.getByLabelText("To"), "2026-04-30");
    expect(screen.getByLabelText("To")).toHaveAccessibleDescription(/The end date cannot be before the start date\./);
    expect(router.state.location.search).toBe("?from=2026-05-01");
    expect(screen.getByText("Record a")).toBeInTheDocument();
  });

  it("says that there is nothing in these dates and takes the filters away", async () => {
    const none = page([], { variables: { from: "2019-01-01", to: "2019-02-01" }, overall: 3 });
    const { user } = await open([none, page([record("a")])], { at: "/history?from=2019-01-01&to=2019-02-01" });
    const empty = (await screen.findByText("No records in these dates")).closest("div") as HTMLElement;
    await user.click(within(empty).getByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText("Record a")).toBeInTheDocument();
    expect(screen.getByLabelText("From")).toHaveValue("");
  });

  it("tells a newcomer how records come", async () => {
    await open([page([], { overall: 0 })]);
    expect(
      await screen.findByText("Link your NHS account or ask a question, and records appear here."),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Ask a question" })).toHaveAttribute("href", "/consultation");
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  });

  it("says that the records failed and tries again", async () => {
    const failure = { request: page([]).request, error: new Error("Failed to fetch") };
    const { user } = await open([failure, page([record("a")])]);
    expect(await screen.findByText("Failed to load medical records. Please try again.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Record a")).toBeInTheDocument();
  });

  it("waits with six rows in their final shape", async () => {
    await open([{ ...page([record("a")]), delay: Number.POSITIVE_INFINITY }]);
    expect(
      screen.getAllByRole("status", { name: "" }).filter(({ textContent }) => textContent === "Loading"),
    ).toHaveLength(7);
  });

  it("leads from a place that is no place to the first page", async () => {
    const variables = { after: "nonsense" };
    const lost = {
      ...often,
      request: page([], { variables }).request,
      result: { errors: [new GraphQLError("No", { extensions: { code: "BAD_USER_INPUT", field: "after" } })] },
    };
    const { router } = await open([lost, { ...page([record("a")]), ...often }], { at: "/history?after=nonsense" });
    expect(await screen.findByText("Record a")).toBeInTheDocument();
    expect(router.state.location.search).toBe("");
  });
});

describe("a selection", () => {
  it("stays over pages and says how many are elsewhere", async () => {
    const { user } = await open([...twoPages]);
    await user.click(await box("Record a"));
    expect(await screen.findByText("1 record selected")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.click(await box("Record c"));
    expect(within(bar()).getByText("2 records selected").closest("p")).toHaveTextContent(
      "2 records selected, 1 on another page",
    );
    await user.click(within(bar()).getByRole("button", { name: "Select none" }));
    expect(screen.queryByRole("region", { name: "Export" })).not.toBeInTheDocument();
  });

  it("takes the page, then all records of the filter; leaving one out ends the choice of all", async () => {
    const exported = starting({ filter: {} }, "TEXT", {
      result: {
        data: { startRecordExport: { __typename: "RecordExport", id: "f" } },
      },
    });
    const { user, hear } = await open([...twoPages, exported]);
    await user.click(await screen.findByRole("checkbox", { name: "Select all 2 on this page" }));
    await user.click(await screen.findByRole("button", { name: "Select all 22" }));
    expect(within(bar()).getByText("22 records selected")).toBeInTheDocument();
    await user.click(within(bar()).getByRole("button", { name: "Export text" }));
    expect(await within(bar()).findAllByText("Your file is being made.")).toHaveLength(2); // to be seen, and to be heard
    await hear([file("f", { status: "WAITING", format: "TEXT", total: 22, written: 0, bytes: 0 })]);
    expect(within(bar()).getByRole("progressbar")).toBeInTheDocument();
    expect(within(bar()).getAllByText("Your file is being made.")).toHaveLength(1);
    await user.click(await box("Record a"));
    expect(within(bar()).getByText("1 record selected")).toBeInTheDocument();
  });
});

describe("the files", () => {
  it("grow by the subscription, can be downloaded, and say so aloud", async () => {
    const { user, hear } = await open([
      ...twoPages,
      starting({ ids: ["a"] }, "PDF", {
        result: { data: { startRecordExport: { __typename: "RecordExport", id: "f" } } },
      }),
    ]);
    await user.click(await box("Record a"));
    await user.click(await screen.findByRole("button", { name: "PDF" }));
    // The subscription can be faster than the answer to the press.
    await hear([file("f", { status: "WRITING", total: 4, written: 3, bytes: 100 })]);
    expect(within(bar()).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "3");
    expect(within(bar()).getByText("3 of 4 records")).toBeInTheDocument();
    await hear([file("f", { total: 4, written: 4, bytes: 1_234_567 })]);
    expect(within(bar()).getByRole("link", { name: "Download PDF, 4 records" })).toHaveAttribute(
      "href",
      "/records/exports/f",
    );
    expect(within(bar()).getByText(/1\.2 MB/)).toBeInTheDocument();
    expect(await within(bar()).findByText(/Your file is ready/)).toBeInTheDocument();
  });

  it("stand there from an earlier visit, can be deleted, and one that failed tried again", async () => {
    const retry = {
      request: { query: ExportFile_RetryDocument, variables: { id: "g" } },
      result: { data: { retryRecordExport: { __typename: "RecordExport", id: "g" } } },
    };
    const remove = {
      request: { query: ExportFile_RemoveDocument, variables: { id: "f" } },
      result: { data: { deleteRecordExport: "f" } },
    };
    const files = [file("f"), file("g", { status: "FAILED", format: "FHIR" })];
    const { user, hear } = await open([page([record("a")]), retry, remove], { files });
    await user.click(await screen.findByRole("button", { name: "Delete file PDF, 2 records" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: /^Download PDF/ })).not.toBeInTheDocument());
    expect(screen.getByText("This file could not be made.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again FHIR, 2 records" }));
    await hear([file("g", { status: "WRITING", format: "FHIR", written: 1 })]);
    expect(screen.getByRole("progressbar")).toBeInTheDocument();
  });

  it.each([
    ["NOT_FOUND", "One of these records is no longer there. Please select again."],
    ["CONFLICT", "Please wait until one of your files is ready."],
    ["INTERNAL_SERVER_ERROR", "The file could not be started. Please try again."],
  ])("say what is the matter with %s", async (code, sentence) => {
    const refused = starting({ ids: ["a"] }, "FHIR", {
      result: { errors: [new GraphQLError("No", { extensions: { code } })] },
    });
    const { user } = await open([page([record("a")]), refused]);
    await user.click(await box("Record a"));
    await user.click(await screen.findByRole("button", { name: "FHIR" }));
    expect(await within(bar()).findByRole("alert")).toHaveTextContent(sentence);
    expect(within(bar()).getByText("1 record selected")).toBeInTheDocument();
  });

  it("are for confirmed addresses", async () => {
    const { user } = await open([page([record("a")])], { confirmed: false });
    await user.click(await box("Record a"));
    expect(await screen.findByRole("link", { name: "Go to my account" })).toHaveAttribute("href", "/account");
    expect(within(bar()).queryByRole("button", { name: "PDF" })).not.toBeInTheDocument();
  });
});
