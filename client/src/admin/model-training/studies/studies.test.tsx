import { screen, waitFor, within } from "@testing-library/react";
import {
  DeleteStudyDialog_DeleteDocument,
  LinkDialog_LinkDocument,
  LinkDialog_VersionDocument,
  StudyDialog_AddDocument,
  StudyList_RejectDocument,
  StudyList_ValidateDocument,
  TagDialog_NowDocument,
  TagDialog_TagDocument,
} from "../../../gql/graphql";
import { doiUrl } from "../../../lib/doi";
import { forgetDrafts } from "../../../lib/drafts";
import { formatPublished, tagsOf } from "./studies";
import { keeper, list, open, refused, study } from "./studies.test-support";

afterEach(() => forgetDrafts());

const row = async (title: string) => {
  const found = (await screen.findByRole("rowheader", { name: new RegExp(`^${title}`) })).closest("tr");
  if (!found) throw new Error(`There is no row of ${title}`);
  return found;
};
const tagMock = (variables: object, result: object) => ({
  request: { query: TagDialog_TagDocument, variables },
  result,
});

it("tidies tags, writes dates as exactly as they are known, and leads to a DOI", () => {
  expect(tagsOf(["a", "B"], " b ")).toEqual(["a", "B"]);
  expect(tagsOf(["a"], "c d ")).toEqual(["a", "c d"]);
  expect(["2024", "2024-05", "2024-05-31"].map(formatPublished)).toEqual(["2024", "May 2024", "31 May 2024"]);
  expect(doiUrl("10.5555/a<b>?c#d")).toBe("https://doi.org/10.5555/a%3Cb%3E%3Fc%23d");
});

describe("the list of studies", () => {
  it("says what each study is, where it stands and what it is close to, and leads to its DOI", async () => {
    const decided = { status: "REJECTED", tags: ["Skin"], rejectedReason: "Pictures only.", decidedBy: "Priya Shah" };
    await open([
      list([
        study("1", "Migraine"),
        study("2", "Eczema", { ...decided, decidedAt: "2024-11-20T10:00:00Z", doi: null, relevanceTerms: [] }),
      ]),
    ]);
    const first = await row("Migraine");
    expect(first).toHaveTextContent("Ada Example, Bo Sample. Journal of Examples, May 2024");
    expect(first).toHaveTextContent("No tags yet");
    expect(within(first).getByRole("link")).toHaveAttribute("href", "https://doi.org/10.5555/abc(1)");
    expect(within(first).getByRole("link")).toHaveAttribute("rel", "noreferrer");
    expect(within(first).getByRole("img", { name: "Relevance 0.42 of 1" })).toBeInTheDocument();
    expect(first).toHaveTextContent("Headache 0.42");
    const second = await row("Eczema");
    expect(second).toHaveTextContent("RejectedPriya Shah, 20 November 2024Pictures only.");
    expect(second).toHaveTextContent("No symptom in common");
    expect(screen.getByText("2 studies")).toBeInTheDocument();
  });

  it("is filtered by state and tag in the address, and by words that are not", async () => {
    const { user, router } = await open([
      list([study("1", "Migraine")]),
      list([], { status: "TAGGED" }),
      list([], { status: "TAGGED", tag: "Sleep" }),
      list([], { status: "TAGGED", tag: "Sleep", search: "honey" }),
      list([study("1", "Migraine")]),
    ]);
    await row("Migraine");
    await user.selectOptions(screen.getByLabelText("Status"), "TAGGED");
    expect(await screen.findByText("No studies match these filters.")).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Tag"), "Sleep");
    await user.type(screen.getByLabelText("Search studies"), "honey");
    expect(router.state.location.search).toBe("?status=tagged&tag=Sleep");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(await row("Migraine")).toBeInTheDocument();
    expect(router.state.location.search).toBe("");
  });

  it("deletes a study that nobody decided about after a question, and says who was faster", async () => {
    const pending = study("1", "Migraine");
    const request = { query: DeleteStudyDialog_DeleteDocument, variables: { id: "1", version: 1 } };
    const changed = "Somebody has changed this study.";
    const { user } = await open([
      list([pending, study("2", "Eczema", { status: "VALIDATED" })]),
      { request, result: refused("CONFLICT", changed) },
      { request, result: { data: { deleteStudy: "1" } } },
      list([study("2", "Eczema", { status: "VALIDATED" })]),
    ]);
    expect(within(await row("Eczema")).queryByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
    await user.click(within(await row("Migraine")).getByRole("button", { name: "Delete Migraine" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Delete this study\?$/ }));
    await user.click(dialog.getByRole("button", { name: /^Delete/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(changed);
    await user.click(dialog.getByRole("button", { name: /^Delete/ }));
    expect(await screen.findByText("Study deleted: Migraine")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("rowheader", { name: /^Migraine/ })).not.toBeInTheDocument());
  });

  it("can be read and not changed by who may not", async () => {
    await open([list([study("1", "Migraine")])], { viewer: { ...keeper, permissions: ["models.view"] } });
    await row("Migraine");
    expect(screen.queryByRole("button", { name: /^(Tag|Add|Import|Edit)/ })).not.toBeInTheDocument();
    expect(screen.getByText("Your role can view studies but not change them.")).toBeInTheDocument();
  });

  it("says when it is empty and when it failed, and can be tried again", async () => {
    const failing = { ...list([]), result: undefined, error: new Error("away") };
    const { user } = await open([failing, list([])]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("No studies yet.")).toBeInTheDocument();
  });

  it("changes as others change it, and reads again for what is new", async () => {
    const [one, two, three] = [study("1", "Migraine"), study("2", "Cough"), study("3", "Gout")];
    const { hear } = await open([list([one]), list([three, one]), list([two, three, one])]);
    await row("Migraine");
    await hear(null, [one, three]);
    expect(await row("Gout")).toBeInTheDocument(); // came between the list and the first news of it
    await hear({ ...one, status: "TAGGED", tags: ["Head"], version: 2 }, [{ ...one, status: "TAGGED" }]);
    expect(await row("Migraine")).toHaveTextContent("Tagged");
    expect(screen.getByRole("option", { name: "Tagged (1)" })).toBeInTheDocument();
    await hear(two, [one, two]);
    expect(await row("Cough")).toBeInTheDocument();
  });
});

describe("Tag Study", () => {
  it("saves what was typed, also what is not added yet, and suggests tags in use", async () => {
    const one = study("1", "Migraine");
    const saved = { ...one, status: "TAGGED", tags: ["Sleep", "new one"], version: 2 };
    const { user } = await open([
      list([one]),
      tagMock({ id: "1", version: 1, tags: ["Sleep", "new one"] }, { data: { tagStudy: saved } }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Tag Migraine" }));
    const dialog = await screen.findByRole("dialog", { name: /Tag Study/ });
    await user.click(await within(dialog).findByRole("button", { name: "Add tag Sleep" }));
    await user.type(within(dialog).getByLabelText("Tags"), "new one");
    await user.click(within(dialog).getByRole("button", { name: /^Save Tags/ }));
    expect(await screen.findByText("Tags saved: Migraine")).toBeInTheDocument();
    expect(await row("Migraine")).toHaveTextContent("TaggedSleepnew one");
  });

  it("shows what is wrong with a tag at the field", async () => {
    const one = study("1", "Migraine");
    const message = "Please use at most 60 characters for a tag: 'xxx…'.";
    const { user } = await open([
      list([one]),
      tagMock({ id: "1", version: 1, tags: ["xxx"] }, refused("BAD_USER_INPUT", message, "tags")),
    ]);
    await user.click(await screen.findByRole("button", { name: "Tag Migraine" }));
    await user.type(screen.getByLabelText("Tags"), "xxx{Enter}");
    await user.click(screen.getByRole("button", { name: /^Save Tags/ }));
    expect(await screen.findByRole("link", { name: message })).toHaveAttribute("href", "#study-tags");
    expect(screen.getByLabelText("Tags")).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it("keeps what was typed when somebody was faster, shows theirs, and saves on top of it", async () => {
    const one = study("1", "Migraine");
    const theirs = { ...one, status: "TAGGED", tags: ["Theirs"], version: 2 };
    const mine = { ...theirs, tags: ["Mine"], version: 3 };
    const { user } = await open([
      list([one]),
      tagMock(
        { id: "1", version: 1, tags: ["Mine"] },
        refused("CONFLICT", "Somebody has changed this study meanwhile."),
      ),
      {
        request: { query: TagDialog_NowDocument, variables: { id: "1" } },
        result: { data: { clinicalStudy: theirs } },
      },
      tagMock({ id: "1", version: 2, tags: ["Mine"] }, { data: { tagStudy: mine } }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Tag Migraine" }));
    await user.type(screen.getByLabelText("Tags"), "Mine");
    await user.click(screen.getByRole("button", { name: /^Save Tags/ }));
    expect(await screen.findByText(/^Their tags: Theirs\./)).toBeInTheDocument();
    expect(screen.getByLabelText("Tags")).toHaveValue("Mine");
    await user.click(screen.getByRole("button", { name: /^Save Tags/ }));
    expect(await screen.findByText("Tags saved: Migraine")).toBeInTheDocument();
  });
});

describe("deciding", () => {
  const tagged = study("1", "Migraine", { status: "TAGGED", tags: ["Head"], version: 2 });

  it("validates at once, and says who decided", async () => {
    const validated = {
      ...tagged,
      status: "VALIDATED",
      decidedBy: "Marcus Whitfield",
      decidedAt: "2024-11-20T10:00:00Z",
    };
    const { user } = await open([
      list([tagged]),
      {
        request: { query: StudyList_ValidateDocument, variables: { id: "1", version: 2 } },
        result: { data: { validateStudy: { ...validated, version: 3 } } },
      },
    ]);
    await user.click(await screen.findByRole("button", { name: "Validate Migraine" }));
    expect(await screen.findByText("Study validated: Migraine")).toBeInTheDocument();
    expect(await row("Migraine")).toHaveTextContent("ValidatedMarcus Whitfield");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Migraine"));
  });

  it("asks for a reason to reject", async () => {
    const { user } = await open([
      list([tagged]),
      {
        request: { query: StudyList_RejectDocument, variables: { id: "1", version: 2, reason: "Too few." } },
        result: refused("CONFLICT", "This study has already been validated."),
      },
    ]);
    await user.click(await screen.findByRole("button", { name: "Reject Migraine" }));
    await user.click(screen.getByRole("button", { name: /^Reject study/ }));
    expect(await screen.findByRole("link", { name: "Please say why." })).toBeInTheDocument();
    await user.type(screen.getByLabelText("Reason"), "Too few.");
    await user.click(screen.getByRole("button", { name: /^Reject study/ }));
    expect(await screen.findByText("This study has already been validated.")).toBeInTheDocument();
    expect(screen.getByLabelText("Reason")).toHaveValue("Too few.");
  });
});

it("links a validated study to the version that answers, and the list is there again afterwards", async () => {
  const validated = study("1", "Migraine", { status: "VALIDATED", tags: ["Head"], version: 3 });
  const { user } = await open([
    list([validated]),
    {
      request: { query: LinkDialog_VersionDocument },
      result: { data: { assistantVersion: { __typename: "AssistantVersion", version: "2.2.0" } } },
    },
    {
      request: { query: LinkDialog_LinkDocument, variables: { id: "1", modelVersion: "2.2.0" } },
      result: { data: { linkStudy: { ...validated, modelVersions: ["2.2.0"] } } },
    },
  ]);
  await user.click(await screen.findByRole("button", { name: "Versions Migraine" }));
  const dialog = await screen.findByRole("dialog", { name: /Versions of the assistant/ });
  await waitFor(() => expect(within(dialog).getByLabelText("Version")).toHaveValue("2.2.0"));
  await user.click(within(dialog).getByRole("button", { name: /^Link/ }));
  expect(await within(dialog).findByText("Linked to 2.2.0")).toBeInTheDocument();
  expect(within(dialog).getByLabelText("Version")).toHaveValue("");
  await user.click(within(dialog).getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  expect(await row("Migraine")).toHaveTextContent("Versions: 2.2.0");
});

it("shows what came of a file, and the list is there again afterwards", async () => {
  const { user } = await open([list([study("1", "Migraine")])]);
  await user.click(await screen.findByRole("button", { name: "Import" }));
  const dialog = await screen.findByRole("dialog", { name: "Import studies" });
  await user.upload(within(dialog).getByLabelText(/^Choose file/), new File([], "empty.csv"));
  expect(await within(dialog).findByText("empty.csv: This file is empty.")).toBeInTheDocument();
  await user.click(within(dialog).getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  expect(await row("Migraine")).toBeInTheDocument();
});

it("keeps what was typed of a new study when something is wrong, with the sentence at its field", async () => {
  const input = {
    ...{ title: "New", authors: ["A", "B"], journal: "J", publicationDate: "2024", doi: "x", abstract: null },
  };
  const { user } = await open([
    list([]),
    {
      request: { query: StudyDialog_AddDocument, variables: { input } },
      result: refused("BAD_USER_INPUT", "Please enter a DOI.", "doi"),
    },
  ]);
  await user.click(await screen.findByRole("button", { name: "Add study" }));
  const dialog = await screen.findByRole("dialog", { name: "Add study" });
  await user.type(within(dialog).getByLabelText("Title"), "New");
  await user.type(within(dialog).getByLabelText("Authors"), "A{Enter}B");
  await user.type(within(dialog).getByLabelText("Journal"), "J");
  await user.type(within(dialog).getByLabelText("Date of publication"), "2024");
  await user.type(within(dialog).getByLabelText("DOI (optional)"), "x");
  await user.click(within(dialog).getByRole("button", { name: /^Add study/ }));
  expect(await within(dialog).findByRole("link", { name: "Please enter a DOI." })).toHaveAttribute(
    "href",
    "#study-doi",
  );
  expect(within(dialog).getByLabelText("Title")).toHaveValue("New");
});
