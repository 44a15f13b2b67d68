import { screen, waitFor, within } from "@testing-library/react";
import {
  HealthPanel_LookDocument,
  UserPageDocument,
  Users_RestoreDocument,
  Users_SuspendDocument,
  Users_UnlockDocument,
} from "../../gql/graphql";
import {
  ADVERTISER,
  accountMock,
  EVERYTHING,
  open,
  PATIENT,
  refused,
  SUSPENDED,
  WITHDRAWN,
} from "./users.test-support";

const at = "/admin/users/u1";
const panel = (name: string) => within(screen.getByRole("region", { name }));
const buttons = () => within(screen.getByRole("group", { name: "What you can do" })).getAllByRole("button");
const names = () => buttons().map(({ textContent }) => textContent);

describe("the page of a person", () => {
  it("shows account, sign-in and consents of a patient", async () => {
    await open([accountMock(PATIENT)], { at });
    await screen.findByRole("heading", { level: 1, name: "Ada Example" });
    expect(panel("Account").getByText("Questions asked").parentElement).toHaveTextContent("Questions asked4");
    expect(panel("Sign-in").getByText("Firefox on Windows")).toBeInTheDocument();
    expect(panel("Sign-in").getByText("Sign-in is not blocked")).toBeInTheDocument();
    const [now, , then] = panel("Consents").getAllByRole("listitem");
    expect(now).toHaveTextContent(/^Use of my health data to answer meAgreed, since 1 March, 10:00/);
    expect(then).toHaveTextContent("version 2026-11");
    expect(panel("Suspensions").getByText("This account has never been suspended.")).toBeInTheDocument();
    expect(names()).toEqual(["Sign out everywhere", "Send password link", "Suspend account"]);
  });

  it("shows company and plan of an advertiser, and the application to who may see it", async () => {
    await open([accountMock(ADVERTISER)], { at });
    await screen.findByText("Quay Ltd");
    expect(screen.getByText("Gold, payment overdue")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open the application" })).toHaveAttribute(
      "href",
      "/admin/dashboard?status=approved&application=a1",
    );
    expect(screen.queryByRole("heading", { name: "Consents" })).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "View health data" })).not.toBeInTheDocument();
  });

  it("offers nothing to who only reads", async () => {
    await open([accountMock(PATIENT)], { at, permissions: ["users.view"] });
    expect(await screen.findByText("Your role can view this but not change it.")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "View health data" })).not.toBeInTheDocument();
  });

  it("says that there is nobody, that it failed, and that the account was erased meanwhile", async () => {
    const request = { query: UserPageDocument, variables: { id: "u1" } };
    await open([{ request, result: refused("NOT_FOUND", "Not found.") }], { at });
    expect(await screen.findByRole("heading", { name: "Person Not Found" })).toBeInTheDocument();
    const { user, hear } = await open([{ request, error: new Error("gone") }, accountMock(PATIENT)], { at });
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    await screen.findByRole("heading", { level: 1, name: "Ada Example" });
    await hear(null);
    expect(await screen.findByText("This account was erased while you were viewing it.")).toBeInTheDocument();
  });
});

describe("acts", () => {
  it("suspend for a reason: refused on the field, kept, and done", async () => {
    const request = { query: Users_SuspendDocument, variables: { id: "u1", reason: "Spam" } };
    const longer = { query: Users_SuspendDocument, variables: { id: "u1", reason: "Sends spam" } };
    const { user } = await open(
      [
        accountMock(PATIENT),
        { request, result: refused("BAD_USER_INPUT", "Please say why in at least 5 characters.", "reason") },
        { request: longer, result: { data: { suspendUser: SUSPENDED } } },
      ],
      { at },
    );
    await user.click(await screen.findByRole("button", { name: "Suspend account" }));
    let dialog = within(await screen.findByRole("dialog", { name: /Suspend account/ }));
    await user.type(dialog.getByLabelText("Reason"), "Spam");
    await user.click(dialog.getByRole("button", { name: /^Suspend account/ }));
    await waitFor(() => expect(dialog.getByLabelText("Reason")).toHaveAccessibleDescription(/at least 5 characters/));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("button", { name: "Suspend account" }));
    dialog = within(await screen.findByRole("dialog", { name: /Suspend account/ }));
    expect(dialog.getByLabelText("Reason")).toHaveValue("Spam");
    await user.clear(dialog.getByLabelText("Reason"));
    await user.type(dialog.getByLabelText("Reason"), "Sends spam");
    await user.click(dialog.getByRole("button", { name: /^Suspend account/ }));
    expect(await screen.findByText("Account suspended. An email is on its way.")).toBeInTheDocument();
    expect(panel("Suspensions").getByText("Sends spam")).toBeInTheDocument();
    expect(names()).toEqual(["Lift suspension"]);
  });

  it("follow what a colleague does, and say when they were faster", async () => {
    const request = { query: Users_RestoreDocument, variables: { id: "u1" } };
    const { user, hear } = await open(
      [accountMock(PATIENT), { request, result: refused("CONFLICT", "This account is not suspended.") }],
      { at },
    );
    await screen.findByRole("button", { name: "Suspend account" });
    await hear(SUSPENDED);
    await user.click(await screen.findByRole("button", { name: "Lift suspension" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Lift suspension/ }));
    await user.click(dialog.getByRole("button", { name: /^Lift suspension/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("This account is not suspended.");
  });

  it("unlock while wrong passwords block", async () => {
    const signInBlockedUntil = new Date(Date.now() + 600_000).toISOString();
    const request = { query: Users_UnlockDocument, variables: { id: "u1" } };
    const { user } = await open(
      [
        accountMock({ ...PATIENT, signInBlockedUntil, emailVerifiedAt: null }),
        { request, result: { data: { unlockUser: PATIENT } } },
      ],
      { at },
    );
    expect(await screen.findByText(/^Blocked until \d\d:\d\d$/)).toBeInTheDocument();
    expect(names()).toEqual([
      "Unlock sign-in",
      "Sign out everywhere",
      "Send confirmation mail",
      "Send password link",
      "Suspend account",
    ]);
    await user.click(screen.getByRole("button", { name: "Unlock sign-in" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /^Unlock sign-in/ }));
    expect(await screen.findByText("Sign-in unlocked.")).toBeInTheDocument();
    expect(screen.getByText("Sign-in is not blocked")).toBeInTheDocument();
  });
});

describe("a look at health data", () => {
  const look = (what: string, reason: string, result: object) => ({
    request: { query: HealthPanel_LookDocument, variables: { userId: "u1", reason, what } },
    result,
  });
  const shown = (changes: object) => ({
    data: {
      lookAtHealth: {
        __typename: "HealthLook",
        ...{ at: "2026-11-20T10:05:00Z", what: "PROFILE", profile: null, questions: [] },
        ...changes,
      },
    },
  });
  const profile = {
    __typename: "SeenProfile",
    ...{ age: 41, gender: "FEMALE", pregnantOrBreastfeeding: null, allergies: ["Penicillin"], conditions: [] },
    medicines: [{ __typename: "SeenMedicine", name: "Salbutamol", dosage: "2 puffs", frequency: "AS_NEEDED" }],
  };

  it("asks for a reason that the patient is shown, and shows it once", async () => {
    const { user } = await open(
      [
        accountMock(PATIENT),
        look("PROFILE", "No", refused("BAD_USER_INPUT", "Please say why in at least 10 characters.", "reason")),
        look("PROFILE", "No, she asked us to", shown({ profile })),
      ],
      { at, permissions: EVERYTHING },
    );
    await screen.findByText("The patient is shown your first name, your role and this reason.");
    await user.type(screen.getByLabelText("Reason"), "No");
    await user.click(screen.getByRole("button", { name: /^View health profile/ }));
    await waitFor(() => expect(screen.getByLabelText("Reason")).toHaveAccessibleDescription(/at least 10 characters/));
    await user.type(screen.getByLabelText("Reason"), ", she asked us to");
    await user.click(screen.getByRole("button", { name: /^View health profile/ }));
    const seen = await screen.findByRole("region", { name: "Health profile" });
    await waitFor(() => expect(seen).toHaveFocus());
    expect(seen).toHaveTextContent(
      /Age41.*AllergiesPenicillin.*Conditionsnone given.*Salbutamol, 2 puffs \(as needed\)/,
    );
    expect(screen.getByLabelText("Reason")).toHaveValue("");
    await user.click(within(seen).getByRole("button", { name: "Hide" }));
    expect(screen.queryByText(/Penicillin/)).not.toBeInTheDocument();
  });

  it("shows the last questions", async () => {
    const question = {
      __typename: "SeenQuestion",
      ...{ askedAt: "2026-11-19T10:00:00Z", question: "Hustet es?", questionLanguage: "de", level: "SELF_CARE" },
    };
    const reason = "A complaint by phone";
    const { user } = await open(
      [accountMock(PATIENT), look("QUESTIONS", reason, shown({ what: "QUESTIONS", questions: [question] }))],
      { at },
    );
    await user.selectOptions(await screen.findByLabelText("What to view"), "Recent questions");
    await user.type(screen.getByLabelText("Reason"), reason);
    await user.click(screen.getByRole("button", { name: /^View recent questions/ }));
    expect(await screen.findByText("Hustet es?")).toHaveAttribute("lang", "de");
  });

  it("ends when the patient withdraws the agreement, and what was shown goes", async () => {
    const { user, hear } = await open([accountMock(PATIENT), look("PROFILE", "She asked us to", shown({ profile }))], {
      at,
    });
    await user.type(await screen.findByLabelText("Reason"), "She asked us to");
    await user.click(screen.getByRole("button", { name: /^View health profile/ }));
    await screen.findByText("Penicillin");
    await hear(WITHDRAWN);
    expect(await screen.findByText(/has withdrawn consent/)).toBeInTheDocument();
    expect(screen.queryByText("Penicillin")).not.toBeInTheDocument();
    expect(screen.queryByLabelText("Reason")).not.toBeInTheDocument();
  });
});
