import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  LinkedRecord_UnlinkDocument,
  LinkForm_LinkDocument,
  type NhsDecisionInput,
  Review_DecideDocument,
} from "../../../gql/graphql";
import { forgetDrafts } from "../../../lib/drafts";
import { medicine, nhsAccount, open, page, profile, refused } from "../profile.test-support";

afterEach(() => forgetDrafts());

const entry = (id: string, kind: string, name: string, change: object = {}) => ({
  __typename: "NhsEntry",
  id,
  kind,
  name,
  detail: null,
  since: null,
  frequency: null,
  status: "WAITING",
  isKnown: false,
  ...change,
});

const ENTRIES = [
  entry("a", "ALLERGY", "Penicillin", { isKnown: true }),
  entry("b", "ALLERGY", "Peanuts", { detail: "Itchy rash" }),
  entry("c", "CONDITION", "Asthma", { since: "1994-09" }),
  entry("m", "MEDICINE", "Cream", { detail: "Use as directed", since: "2025-11-03" }),
];
const linked = (change: object = {}) =>
  nhsAccount({
    isLinked: true,
    examples: [],
    numberEnd: "0018",
    importedAt: "2026-11-21T10:00:00Z",
    recordCount: 7,
    waitingCount: 4,
    entries: ENTRIES,
    ...change,
  });
const decided = (status: string, ...ids: string[]) =>
  ENTRIES.map((one) => (ids.includes(one.id) ? { ...one, status } : one));

const linking = (variables: object, outcome: object) => ({
  request: { query: LinkForm_LinkDocument, variables },
  ...outcome,
});
const deciding = (decisions: NhsDecisionInput[], outcome: object) => ({
  request: { query: Review_DecideDocument, variables: { decisions } },
  ...outcome,
});
const AMARA = { nhsNumber: "9990000018", dateOfBirth: "1985-03-12" };
const pageWith = (account: object, change: object = {}) => page(profile(change), [], [], account);
const card = async () => within(await screen.findByRole("region", { name: "NHS account" }));

describe("the NHS account", () => {
  it("is linked with the number and the date of birth, and says so, with the focus on it", async () => {
    const { user } = await open([
      pageWith(nhsAccount()),
      linking(AMARA, { result: { data: { linkNhsAccount: linked() } }, delay: 300 }),
      pageWith(linked()),
    ]);
    const nhs = await card();
    expect(nhs.getByText(/^This is a demonstration/)).toBeInTheDocument();
    await user.click(nhs.getByRole("button", { name: /999 000 0018/ }));
    expect(nhs.getByLabelText("NHS number")).toHaveValue("999 000 0018");
    expect(nhs.getByLabelText("Date of birth")).toHaveValue("1985-03-12");
    await user.click(nhs.getByRole("button", { name: /^Link NHS account/ }));
    expect(nhs.getByText("This can take up to half a minute.")).toBeInTheDocument();
    expect(await nhs.findByText("NHS account linked successfully!")).toBeInTheDocument();
    expect(nhs.getByRole("heading", { name: "NHS account" })).toHaveFocus();
    const number = await nhs.findByLabelText("NHS number");
    expect(number).toBeDisabled();
    expect(number).toHaveValue("••• ••• 0018");
    expect(nhs.getByText("7 records are now in your medical history.")).toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("999");
  });

  it("finds what is missing before it asks, and leads to it", async () => {
    const { user } = await open([pageWith(nhsAccount())]);
    const nhs = await card();
    await user.type(nhs.getByLabelText("NHS number"), "999 000 0019");
    await user.click(nhs.getByRole("button", { name: /^Link NHS account/ }));
    expect(nhs.getByRole("alert")).toHaveFocus();
    expect(nhs.getByRole("link", { name: "Enter the 10 digits of your NHS number" })).toHaveAttribute(
      "href",
      "#nhsNumber",
    );
    expect(nhs.getByRole("link", { name: /^Enter your date of birth/ })).toHaveAttribute("href", "#nhsDateOfBirth");
  });

  it.each([
    ["a failure of the server", refused("CONFLICT"), "Failed to link NHS account. Please try again."],
    ["a lost connection", { error: new Error("Failed to fetch") }, "Failed to link NHS account. Please try again."],
    [
      "too many tries",
      refused("RATE_LIMITED", { retryAfterSeconds: 600 }),
      "Too many attempts. Please wait 10 minutes.",
    ],
    [
      "a date that the server does not take",
      refused("BAD_USER_INPUT", { field: "dateOfBirth" }),
      /^Enter your date of birth/,
    ],
  ])("says what happened after %s, and keeps what was typed", async (_what, outcome, sentence) => {
    const { user } = await open([pageWith(nhsAccount()), linking(AMARA, outcome), pageWith(nhsAccount())]);
    const nhs = await card();
    await user.click(nhs.getByRole("button", { name: /999 000 0018/ }));
    await user.click(nhs.getByRole("button", { name: /^Link NHS account/ }));
    expect((await nhs.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(nhs.getByLabelText("NHS number")).toHaveValue("999 000 0018");
  });

  it("begins with the number of the registration, and does not ask for a date of birth that is known", async () => {
    const waiting = nhsAccount({ waitingNumber: "999 000 0018", dateOfBirth: "1985-03-12", examples: [] });
    const variables = { ...AMARA, dateOfBirth: null };
    const { user } = await open([
      pageWith(waiting),
      linking(variables, { result: { data: { linkNhsAccount: linked() } } }),
      pageWith(linked()),
    ]);
    const nhs = await card();
    expect(nhs.getByLabelText("NHS number")).toHaveValue("999 000 0018");
    expect(nhs.queryByLabelText("Date of birth")).toBeNull();
    expect(nhs.getByText(/you were born on 12 March 1985/)).toBeInTheDocument();
    await user.click(nhs.getByRole("button", { name: /^Link NHS account/ }));
    expect(await nhs.findByText("NHS account linked successfully!")).toBeInTheDocument();
  });

  it.each([
    ["EMAIL_UNCONFIRMED", /^Please confirm your email address first/, "/account"],
    ["CONSENT_MISSING", /^You turned off NHS integration/, "/account#agreements"],
    ["UNAVAILABLE", /^NHS records cannot be linked here yet/, null],
  ])("says what stands in the way: %s", async (obstacle, sentence, href) => {
    await open([pageWith(nhsAccount({ obstacles: [obstacle] }))]);
    const nhs = await card();
    expect(nhs.getByText(sentence)).toBeInTheDocument();
    expect(nhs.queryByLabelText("NHS number")).toBeNull();
    if (href) expect(nhs.getByRole("link")).toHaveAttribute("href", href);
  });
});

describe("the review", () => {
  it("shows what was found, marks what is known, and adds or leaves out one by one", async () => {
    const { user } = await open([
      pageWith(linked()),
      deciding([{ id: "b", isAccepted: false, frequency: null }], {
        result: { data: { decideNhsEntries: linked({ waitingCount: 3, entries: decided("REJECTED", "b") }) } },
      }),
      pageWith(linked({ waitingCount: 3, entries: decided("REJECTED", "b") })),
    ]);
    const nhs = await card();
    expect(nhs.getByText("Already in your profile")).toBeInTheDocument();
    expect(nhs.queryByRole("button", { name: "Add: Penicillin" })).toBeNull();
    expect(nhs.getByText("since September 1994")).toBeInTheDocument();
    expect(nhs.getByText(/3 things to decide/)).toBeInTheDocument();
    await user.click(nhs.getByRole("button", { name: "Leave out: Peanuts" }));
    expect(await nhs.findByText("Peanuts is left out.")).toBeInTheDocument();
    expect(nhs.getByRole("button", { name: "Add after all: Peanuts" })).toBeInTheDocument();
    await waitFor(() => expect(nhs.getByText("Peanuts").closest("li")).toHaveFocus());
  });

  it("adds all, after it was said how often a medicine is taken", async () => {
    const all = [
      { id: "b", isAccepted: true, frequency: null },
      { id: "c", isAccepted: true, frequency: null },
      { id: "m", isAccepted: true, frequency: "TWICE" as const },
    ];
    const after = linked({ waitingCount: 1, entries: decided("ACCEPTED", "b", "c", "m") });
    const { user } = await open([
      pageWith(linked()),
      deciding(all, { result: { data: { decideNhsEntries: after } } }),
      pageWith(after),
    ]);
    const nhs = await card();
    await user.click(nhs.getByRole("button", { name: /^Add all/ }));
    await user.click(nhs.getByRole("link", { name: "Choose how often you take Cream" }));
    expect(nhs.getByLabelText("How often do you take it?")).toHaveFocus();
    await user.selectOptions(nhs.getByLabelText("How often do you take it?"), "TWICE");
    await user.click(nhs.getByRole("button", { name: /^Add all/ }));
    expect(await nhs.findByText("3 things are added to your profile.")).toBeInTheDocument();
    expect(nhs.getByRole("heading", { name: "You have looked at everything" })).toHaveFocus();
    expect(nhs.getByText("Show the 4 entries of your record")).toBeInTheDocument();
  });

  it("says what was not shared, and never that there is nothing", async () => {
    await open([pageWith(linked({ notShared: ["ALLERGIES"], entries: [ENTRIES[2]] }))]);
    const nhs = await card();
    expect(nhs.getByText(/^Some of your record was not shared/)).toBeInTheDocument();
    expect(nhs.getByText("allergies")).toBeInTheDocument();
    expect(nhs.queryByText(/no known allergies/)).toBeNull();
  });

  it.each([
    ["CONFLICT", /^You have told us not to use your health data/],
    ["BAD_USER_INPUT", /^Your profile has no room/],
    ["INTERNAL_SERVER_ERROR", /^This is not saved/],
  ])("says why it is not saved: %s", async (code, sentence) => {
    const failing = { result: { errors: [new GraphQLError("In English", { extensions: { code } })] } };
    const { user } = await open([
      pageWith(linked()),
      deciding([{ id: "b", isAccepted: true, frequency: null }], failing),
      pageWith(linked()),
    ]);
    const nhs = await card();
    await user.click(nhs.getByRole("button", { name: "Add: Peanuts" }));
    expect(await nhs.findByText(sentence)).toBeInTheDocument();
  });
});

it("unlinking asks once, says what goes, and gives the form back", async () => {
  const unlink = { request: { query: LinkedRecord_UnlinkDocument, variables: {} } };
  const { user } = await open([
    pageWith(linked()),
    { ...unlink, error: new Error("Failed to fetch") },
    { ...unlink, result: { data: { unlinkNhsAccount: nhsAccount() } } },
    pageWith(nhsAccount()),
  ]);
  const nhs = await card();
  await user.click(nhs.getByRole("button", { name: "Unlink NHS account" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/7 records of your medical history/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Keep it linked" }));
  expect(nhs.getByRole("button", { name: "Unlink NHS account" })).toHaveFocus();
  await user.click(nhs.getByRole("button", { name: "Unlink NHS account" }));
  await user.click(await screen.findByRole("button", { name: /^Unlink and remove/ }));
  expect(await screen.findByText("This did not work. Please try again.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Unlink and remove/ }));
  expect(await nhs.findByText(/^Your NHS account is unlinked/)).toBeInTheDocument();
  expect(nhs.getByLabelText("NHS number")).toBeEnabled();
});

it("the profile says which entries came from the record", async () => {
  const mine = profile({ allergies: ["Latex", "Peanuts"], importedAllergies: ["peanuts"] });
  await open([page(mine, [medicine("m1", "Ramipril", { source: "IMPORTED" })], [], linked())]);
  const list = within(await screen.findByRole("list", { name: "Your allergies" }));
  expect(list.getByText("Peanuts")).toHaveTextContent("Peanutsfrom your NHS record");
  expect(list.getByText("Latex")).not.toHaveTextContent("NHS");
  expect(
    within(screen.getByRole("region", { name: "Medicines" })).getByText("from your NHS record"),
  ).toBeInTheDocument();
});
