import { screen, waitFor, within } from "@testing-library/react";
import { often } from "../../../../test/render";
import {
  AddedLines_LabelDocument,
  AddLineDialog_AddDocument,
  RemoveLineDialog_RemoveDocument,
} from "../../../gql/graphql";
import { forgetDrafts } from "../../../lib/drafts";
import { added, agreed, committed, counts, disputed, labeller, line, list, open, refused } from "./data.test-support";
import { emptyAddress, inSentence, readAddress, writeAddress } from "./lines";

afterEach(() => forgetDrafts());

const ADDED = { at: "&lines=added" };
/** A page that changes its address may ask twice. */
const item = async (text: string) => {
  const found = (await screen.findByText(text, { selector: "p" })).closest("li");
  if (!found) throw new Error(`There is no line ${text}`);
  return found;
};

it("keeps filters and place in the address, and no typed text", () => {
  const address = { ...emptyAddress("added"), state: "DISPUTED" as const, waits: true, after: "abc" };
  const params = writeAddress(address);
  expect(params.toString()).toBe("part=data&lines=added&state=DISPUTED&after=abc&waits=me");
  expect(readAddress(params)).toEqual(address);
  expect(readAddress(new URLSearchParams("label=nonsense&lines=x"))).toEqual(emptyAddress("committed"));
  expect(inSentence(["spoken", "formal", "forum"])).toBe("spoken, formal and forum");
});

describe("the lines that come with the product", () => {
  it("are shown with figures, and it is said what is kept apart", async () => {
    await open([committed([line("1", "A weight on my chest")], { total: 41, pages: 3 })]);
    const row = (await screen.findByRole("rowheader", { name: "A weight on my chest" })).closest("tr");
    expect(row).toHaveTextContent("UrgentEnglishlook alikechest pressure");
    const figures = screen.getByRole("region", { name: "Training lines" });
    await waitFor(() => expect(figures).toHaveTextContent("Urgent5,0022 of them added here"));
    expect(screen.getByText(/^Lines in the styles spoken, formal and forum, the safety set/)).toBeInTheDocument();
    expect(screen.getByText("41 lines")).toBeInTheDocument();
    expect(screen.getByRole("option", { name: "Urgent (1,234)" })).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Pages of lines" })).toHaveTextContent("Page 1 of 3");
  });

  it("are turned over by pages, and narrowed from their first page on", async () => {
    const { user, router } = await open([
      committed([line("1", "First")], { total: 41, pages: 3 }),
      committed([line("2", "Second")], { total: 41, page: 2, pages: 3, place: { after: "end-1" } }),
      committed([line("3", "Narrowed")], { filter: { label: "urgent" } }),
      committed([line("4", "Found")], { filter: { label: "urgent", search: "cough" } }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Next" }));
    expect(await screen.findByText("Second")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?part=data&after=end-1");
    await waitFor(() => expect(document.activeElement?.id).toBe("lines-list"));
    await user.selectOptions(screen.getByLabelText("Label"), "urgent");
    expect(await screen.findByText("Narrowed")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Search lines"), "cough");
    expect(await screen.findByText("Found")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?part=data&label=urgent");
  });

  it("are not narrowed by what was typed for the other list", async () => {
    const { user } = await open([
      committed([line("1", "First")]),
      committed([line("2", "Found")], { filter: { search: "cough" } }),
      list([added("3", "Elbow")]),
    ]);
    await screen.findByText("First");
    await user.type(screen.getByLabelText("Search lines"), "cough");
    await screen.findByText("Found");
    await user.click(screen.getByRole("link", { name: "Added here" }));
    expect(await item("Elbow")).toBeInTheDocument();
    expect(screen.getByLabelText("Search lines")).toHaveValue("");
  });

  it("lead to the first page from a place that is not there any more", async () => {
    const { router } = await open(
      [
        {
          ...committed([], { place: { after: "old" } }),
          result: refused("BAD_USER_INPUT", "Not known.", "after"),
          ...often,
        },
        { ...committed([line("1", "First")]), ...often },
      ],
      { at: "&after=old" },
    );
    expect(await screen.findByText("First")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?part=data");
  });

  it("say why they cannot be shown, and can be tried again", async () => {
    const sentence = "The training data cannot be read: en.jsonl, line 3.";
    const { user } = await open(
      [{ ...committed([]), result: refused("CONFLICT", sentence) }, committed([line("1", "First")])],
      { figures: counts({ committed: null }) },
    );
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await screen.findAllByText("The lines that come with the product cannot be read.")).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("First")).toBeInTheDocument();
  });
});

describe("the lines that were added", () => {
  it("say how far people agree, and nothing of others' labels before one has chosen", async () => {
    await open(
      [
        list([
          added("1", "Hidden"),
          added("2", "Own", { ownLabel: "urgent" }),
          added("3", "Disputed", disputed),
          added("4", "Agreed", agreed),
          added("5", "Question", { origin: "QUESTION", createdBy: null, labelCount: 0 }),
          added("6", null, { state: "REMOVED", removedAt: "2026-11-21T10:00:00Z", removedReason: "NAMES_SOMEBODY" }),
        ]),
      ],
      ADDED,
    );
    expect(await item("Hidden")).toHaveTextContent(
      "1 person has labelled it. You see their label once you have given yours.",
    );
    const own = await item("Own");
    expect(own).toHaveTextContent("You said Urgent.A second person has to label it.");
    expect(within(own).getByRole("button", { name: "Urgent" })).toHaveAttribute("aria-pressed", "true");
    expect(await item("Disputed")).toHaveTextContent(
      "The labels differ. A third person decides, even if one is changed now.Marcus Whitfield: UrgentA former colleague: Routine",
    );
    const agreedItem = await item("Agreed");
    expect(agreedItem).toHaveTextContent("AgreedUrgentAgreed 21 November");
    expect(within(agreedItem).queryByRole("group")).not.toBeInTheDocument();
    expect(await item("Question")).toHaveTextContent("From a patient's question, 20 November");
    expect(await item("Question")).toHaveTextContent("Nobody has labelled it yet.");
    const gone = (await screen.findByText("Its text was deleted.")).closest("li") as HTMLElement;
    expect(gone).toHaveTextContent("RemovedIt names or identifies someone, 21 November");
    expect(within(gone).queryByRole("button")).not.toBeInTheDocument();
  });

  it("are labelled, and it is said what came of it", async () => {
    const one = added("1", "Elbow");
    const { user } = await open(
      [
        list([one]),
        {
          request: { query: AddedLines_LabelDocument, variables: { id: "1", label: "urgent" } },
          result: { data: { labelTrainingLine: added("1", "Elbow", { ...agreed, ownLabel: "urgent" }) } },
        },
      ],
      ADDED,
    );
    const group = within(await item("Elbow")).getByRole("group", { name: "Label of: Elbow" });
    await user.click(within(group).getByRole("button", { name: "Urgent" }));
    expect(await screen.findByText("Agreed: Urgent. The next training learns this line: Elbow")).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Elbow"));
  });

  it("say what somebody else was faster with", async () => {
    const { user } = await open(
      [
        list([added("1", "Elbow")]),
        {
          request: { query: AddedLines_LabelDocument, variables: { id: "1", label: "urgent" } },
          result: refused("CONFLICT", "This line has already been agreed."),
        },
      ],
      ADDED,
    );
    await user.click(within(await item("Elbow")).getByRole("button", { name: "Urgent" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Elbow: This line has already been agreed.");
  });

  it("are removed for a reason", async () => {
    const one = added("1", "Elbow");
    const removed = {
      ...one,
      state: "REMOVED",
      text: null,
      removedReason: "NAMES_SOMEBODY",
      removedAt: "2026-11-21T10:00:00Z",
    };
    const { user } = await open(
      [
        list([one]),
        {
          request: { query: RemoveLineDialog_RemoveDocument, variables: { id: "1", reason: "NAMES_SOMEBODY" } },
          result: { data: { deleteTrainingLine: removed } },
        },
      ],
      ADDED,
    );
    await user.click(await screen.findByRole("button", { name: "Remove Elbow" }));
    const dialog = await screen.findByRole("dialog", { name: /Remove line/ });
    await user.click(within(dialog).getByRole("button", { name: /^Remove line/ }));
    expect(await within(dialog).findByRole("link", { name: "Please choose a reason." })).toBeInTheDocument();
    await user.selectOptions(within(dialog).getByLabelText("Reason"), "NAMES_SOMEBODY");
    expect(within(dialog).getByText("Its text is deleted too.")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: /^Remove line/ }));
    expect(await screen.findByText("Line removed")).toBeInTheDocument();
  });

  it("change and come as others change and add them", async () => {
    const one = added("1", "Elbow", { ownLabel: "urgent" });
    const { hear } = await open(
      [{ ...list([one]), maxUsageCount: 1 }, list([added("2", "Knee"), added("1", "Elbow", disputed)])],
      ADDED,
    );
    await item("Elbow");
    await waitFor(() => expect(screen.queryAllByText("…")).toEqual([]));
    await hear(added("1", "Elbow", disputed), counts({ waitsForMe: 9 }));
    expect(await item("Elbow")).toHaveTextContent("Disputed");
    expect(await item("Knee")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Waiting for me (9)" })).toBeInTheDocument();
  });

  it("are narrowed to those that wait for oneself", async () => {
    const { user, router } = await open(
      [list([added("1", "Elbow")]), list([], { filter: { waitsForMe: true } })],
      ADDED,
    );
    await item("Elbow");
    await user.click(await screen.findByRole("button", { name: "Waiting for me (3)" }));
    expect(await screen.findByText("No lines are waiting for your label.")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?part=data&lines=added&waits=me");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await item("Elbow")).toBeInTheDocument();
  });

  it("are read and not changed by who may not, and empty at first", async () => {
    const { user } = await open([list([])], { ...ADDED, viewer: { ...labeller, permissions: ["models.view"] } });
    expect(await screen.findByText("Nothing has been added here yet.")).toBeInTheDocument();
    expect(screen.getByText("Your role can view lines but not label them.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add line" })).not.toBeInTheDocument();
    await user.tab();
  });
});

it("a new line keeps what was typed when something is wrong, with the sentence at its field", async () => {
  const input = { text: "Elbow at SW1A 1AA", language: "de", style: "family", concept: "elbow", label: "urgent" };
  const message = "Remove what could identify a person: a postcode.";
  const { user } = await open(
    [
      list([]),
      {
        request: { query: AddLineDialog_AddDocument, variables: { input } },
        result: refused("BAD_USER_INPUT", message, "text"),
      },
      {
        request: { query: AddLineDialog_AddDocument, variables: { input } },
        result: { data: { createTrainingLine: added("1", "x") } },
      },
    ],
    ADDED,
  );
  await user.click(await screen.findByRole("button", { name: "Add line" }));
  const dialog = await screen.findByRole("dialog", { name: "Add line" });
  const within_ = within(dialog);
  await user.type(within_.getByLabelText("Text"), input.text);
  await waitFor(() => expect(dialog.querySelector("[value=family]")).toBeInTheDocument());
  await user.selectOptions(within_.getByLabelText("Language"), "de");
  await user.selectOptions(within_.getByLabelText("Style"), "family");
  await user.type(within_.getByLabelText("About"), input.concept);
  await user.click(within_.getByRole("button", { name: /^Add line/ }));
  expect(await within_.findByRole("link", { name: "Please choose a label." })).toHaveAttribute("href", "#line-label");
  await user.selectOptions(within_.getByLabelText("Label"), "urgent");
  await user.click(within_.getByRole("button", { name: /^Add line/ }));
  expect(await within_.findByRole("link", { name: message })).toHaveAttribute("href", "#line-text");
  expect(within_.getByLabelText("Text")).toHaveValue(input.text);
  await user.click(within_.getByRole("button", { name: /^Add line/ }));
  expect(await screen.findByText(/^Line added\./)).toBeInTheDocument();
});
