import { screen, waitFor, within } from "@testing-library/react";
import { Privacy_SetConsentDocument } from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { input, medicine, open, page, profile, refused, saved, saving, viewer } from "./profile.test-support";

afterEach(() => forgetDrafts());

const save = () => screen.getByRole("button", { name: /^Save Profile/ });
const field = (name: string) => screen.getByLabelText(name);

describe("the health profile", () => {
  it("shows who this is, to be changed in the account, and what was told", async () => {
    await open([page(profile(), [medicine("m1", "Ramipril")])]);
    expect(await screen.findByText("priya.raman@example.com")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Change in your account" })).toHaveAttribute("href", "/account");
    expect(field("Age")).toHaveValue("34");
    expect(field("Gender")).toHaveValue("FEMALE");
    expect(within(screen.getByRole("list", { name: "Your allergies" })).getByText("Penicillin")).toBeInTheDocument();
    expect(screen.getByText("Ramipril")).toBeInTheDocument();
    expect(screen.queryByText("You have changes that are not saved yet.")).toBeNull();
  });

  it("is saved as a whole, with what was typed into a list and not added, and says so", async () => {
    const wanted = input({ age: 35, allergies: ["Penicillin", "Nuts"], conditions: ["Asthma", "Gout"] });
    const after = profile({ age: 35, version: 2, allergies: wanted.allergies, conditions: wanted.conditions });
    const { user } = await open([page(), saving({ input: wanted, version: 1 }, saved(after))]);
    await user.clear(await screen.findByLabelText("Age"));
    await user.type(field("Age"), "35");
    await user.click(screen.getByRole("button", { name: "Add Nuts" }));
    await user.type(field("Conditions"), " Asthma {Enter}");
    await user.type(field("Conditions"), "asthma{Enter}{Enter}");
    await user.type(field("Conditions"), "Gout");
    await user.click(save());
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
    expect(screen.queryByText("You have changes that are not saved yet.")).toBeNull();
    expect(within(screen.getByRole("list", { name: "Your conditions" })).getAllByRole("listitem")).toHaveLength(2);
  });

  it("takes an empty age for unset and asks for a number otherwise", async () => {
    const { user } = await open([
      page(),
      saving({ input: input({ age: null }), version: 1 }, saved(profile({ age: null, version: 2 }))),
    ]);
    const age = await screen.findByLabelText("Age");
    for (const wrong of ["abc", "15", "121"]) {
      await user.clear(age);
      await user.type(age, wrong);
      await user.click(save());
      expect(screen.getByRole("alert")).toHaveFocus();
      expect(screen.getByRole("link", { name: "Enter an age from 16 to 120" })).toHaveAttribute("href", "#age");
    }
    await user.clear(age);
    await user.click(save());
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
  });

  it("puts what the server says on the field, in the words of the page, and keeps what was typed", async () => {
    const { user } = await open([
      page(),
      saving(
        { input: input({ allergies: ["Penicillin", "Latex"] }), version: 1 },
        refused("BAD_USER_INPUT", { problems: [{ field: "allergies", message: "English" }] }),
      ),
    ]);
    await user.click(await screen.findByRole("button", { name: "Add Latex" }));
    await user.click(save());
    expect(await screen.findByRole("link", { name: /Keep to 100 entries/ })).toHaveAttribute("href", "#allergies");
    expect(screen.getByRole("button", { name: "Remove Latex" })).toBeInTheDocument();
  });

  it("keeps what was typed when the server is not reached, when the page is left, and until the logout", async () => {
    const failing = { error: new Error("Failed to fetch") };
    const { user, unmount } = await open([page(), saving({ input: input({ age: 40 }), version: 1 }, failing)]);
    await user.clear(await screen.findByLabelText("Age"));
    await user.type(field("Age"), "40");
    await user.click(save());
    expect(await screen.findByText(/Your profile is not saved/)).toBeInTheDocument();
    unmount();
    const again = await open([page()]);
    expect(await screen.findByLabelText("Age")).toHaveValue("40");
    again.unmount();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("40");
    forgetDrafts();
    await open([page()]);
    expect(await screen.findByLabelText("Age")).toHaveValue("34");
  });

  it("asks before it is left with something unsaved, also when the tab is closed", async () => {
    const { user, router } = await open([page()]);
    const leaving = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await screen.findByLabelText("Age");
    expect(leaving()).toBe(false);
    await user.type(field("Age"), "5");
    expect(leaving()).toBe(true);
    await user.click(screen.getByRole("link", { name: "Change in your account" }));
    await user.click(await screen.findByRole("button", { name: "Stay here" }));
    expect(router.state.location.pathname).toBe("/profile");
    await waitFor(() => expect(screen.getByRole("link", { name: "Change in your account" })).toHaveFocus());
    await user.click(screen.getByRole("link", { name: "Change in your account" }));
    await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeInTheDocument();
    expect(leaving()).toBe(false);
  });

  it("follows another tab at once while nothing is typed", async () => {
    const { hear } = await open([page()]);
    await screen.findByLabelText("Age");
    await hear(profile({ version: 2, age: 50 }));
    expect(field("Age")).toHaveValue("50");
    expect(screen.queryByText("Your profile was changed in another tab")).toBeNull();
  });

  it("shows both when two tabs changed it, and saves what is chosen on top of the other", async () => {
    const theirs = profile({ version: 2, age: 50, conditions: ["Asthma"] });
    const merged = input({ age: 41, conditions: ["Asthma"] });
    const { user } = await open([
      page(),
      saving({ input: input({ age: 41 }), version: 1 }, refused("CONFLICT")),
      page(theirs),
      saving({ input: merged, version: 2 }, saved(profile({ version: 3, age: 41, conditions: ["Asthma"] }))),
    ]);
    await user.clear(await screen.findByLabelText("Age"));
    await user.type(field("Age"), "41");
    await user.click(save());
    const box = await screen.findByRole("alert", { name: "Your profile was changed in another tab" });
    await waitFor(() => expect(box).toHaveFocus());
    const age = within(within(box).getByRole("radiogroup", { name: "Age" }));
    expect(age.getByLabelText("Yours here: 41")).toBeChecked();
    expect(age.getByLabelText("Saved in the other tab: 50")).not.toBeChecked();
    const conditions = within(within(box).getByRole("radiogroup", { name: "Conditions" }));
    expect(conditions.getByLabelText("Saved in the other tab: Asthma")).toBeChecked();
    await user.click(within(box).getByRole("button", { name: /^Save what I chose/ }));
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
    expect(field("Age")).toHaveValue("41");
  });

  it("can take over what the other tab saved", async () => {
    const { user, hear } = await open([page()]);
    await user.type(await screen.findByLabelText("Age"), "5");
    await hear(profile({ version: 2, age: 50 }));
    await user.click(await screen.findByRole("button", { name: "Keep what is saved" }));
    expect(field("Age")).toHaveValue("50");
  });

  it("says so when the consent to the use of health data is gone", async () => {
    const { user } = await open([
      page(),
      saving({ input: input({ age: 36 }), version: 1 }, refused("CONFLICT")),
      page(),
    ]);
    await user.clear(await screen.findByLabelText("Age"));
    await user.type(field("Age"), "36");
    await user.click(save());
    expect(await screen.findByText(/You have told us not to use your health data/)).toBeInTheDocument();
    expect(field("Age")).toHaveValue("36");
  });

  it("works the age out from the date of birth", async () => {
    await open([page(profile({ age: 40, dateOfBirth: "1986-03-27" }))]);
    expect(await screen.findByLabelText("Age")).toBeDisabled();
    expect(field("Date of birth (optional)")).toHaveValue("1986-03-27");
  });

  it("says that it failed and tries again", async () => {
    const { user } = await open([{ ...page(), result: undefined, error: new Error("Failed to fetch") }, page()]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByLabelText("Age")).toHaveValue("34");
  });
});

describe("privacy", () => {
  it("has the two agreements that nobody needs for an answer, each counting at once", async () => {
    const { user } = await open([
      page(),
      {
        request: {
          query: Privacy_SetConsentDocument,
          variables: { purpose: "PERSONALISED_SPONSORSHIP", granted: true },
        },
        result: { data: { setConsent: viewer({ PERSONALISED_SPONSORSHIP: true }) } },
      },
      {
        request: { query: Privacy_SetConsentDocument, variables: { purpose: "MODEL_IMPROVEMENT", granted: false } },
        error: new Error("Failed to fetch"),
      },
    ]);
    const sponsorship = await screen.findByRole("checkbox", { name: "About PERSONALISED_SPONSORSHIP" });
    const improving = screen.getByRole("checkbox", { name: "About MODEL_IMPROVEMENT" });
    expect([sponsorship, improving].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    await user.click(sponsorship);
    expect(await screen.findByText("Saved. You agreed.")).toBeInTheDocument();
    expect(sponsorship).toBeChecked();
    await user.click(improving);
    expect(await screen.findByText("This is not saved. Please try again.")).toBeInTheDocument();
    expect(improving).toBeChecked();
  });
});
