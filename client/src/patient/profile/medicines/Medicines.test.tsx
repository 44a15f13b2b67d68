import { screen, within } from "@testing-library/react";
import { often } from "../../../../test/render";
import {
  AboutMedicine_AboutDocument,
  MedicineForm_SuggestionsDocument,
  MedicineRow_EditDocument,
  MedicineRow_SupplyDocument,
  Medicines_AddDocument,
  Medicines_DeleteDocument,
  Medicines_ResumeDocument,
  Medicines_StopDocument,
  Warnings_CheckDocument,
} from "../../../gql/graphql";
import { forgetDrafts } from "../../../lib/drafts";
import { isoDay } from "../../../lib/time";
import { medicine, open, page, profile, refused } from "../profile.test-support";

afterEach(() => forgetDrafts());

const suggestions = (names: string[]) => ({
  request: { query: MedicineForm_SuggestionsDocument, variables: () => true },
  ...often,
  result: {
    data: {
      medicineSuggestions: names.map((name) => ({
        __typename: "MedicineSuggestion",
        name,
        ingredients: ["Ibuprofen"],
      })),
    },
  },
});
const source = {
  __typename: "WarningSource",
  title: "Medicines A to Z (NHS)",
  url: "https://health.example/",
  writtenOn: "2026-11-21",
};
const warning = {
  __typename: "MedicationWarning",
  kind: "ALLERGY",
  severity: "STOP",
  title: "You may be allergic to this medicine",
  reason: "You told us about an allergy: aspirin.",
  advice: "Do not start it before you have asked a pharmacist.",
  source,
};
const check = (isKnown: boolean, summary: string, warnings: object[] = []) => ({
  request: { query: Warnings_CheckDocument, variables: () => true },
  ...often,
  result: { data: { medicationWarnings: { __typename: "MedicationCheck", isKnown, summary, warnings } } },
});
const quiet = [suggestions([]), check(true, "We check 40 medicines.")];
const add = (name: string, change: object, outcome: object) => ({
  request: {
    query: Medicines_AddDocument,
    variables: { input: { name, dosage: null, frequency: "ONCE", startDate: null, ...change }, forWhom: null },
  },
  ...outcome,
});
const added = { result: { data: { createMedication: { __typename: "Medication", id: "new" } } } };
const items = () =>
  within(screen.getByRole("region", { name: "Medicines" }))
    .queryAllByRole("listitem")
    .map((item) => item.querySelector("b")?.textContent);

const about = (name: string, aboutMedicine: object | null) => ({
  request: { query: AboutMedicine_AboutDocument, variables: { name, language: "en" } },
  result: { data: { aboutMedicine } },
});

describe("what is told of a medicine", () => {
  it("is loaded when it is opened, and leaves out what there is nothing to say of", async () => {
    const told = {
      ...{ __typename: "AboutMedicine", uses: ["pain", "a high temperature"], how: ["Take it with food."], avoid: [] },
      ...{ missed: "You only take it when you need it.", effects: ["heartburn"], source },
    };
    const { user } = await open([page(profile(), [medicine("a", "Ibuprofen")]), about("Ibuprofen", told)]);
    await user.click(await screen.findByText("About Ibuprofen"));
    expect(await screen.findByText("pain, a high temperature")).toBeInTheDocument();
    expect(screen.getByText("How to take it")).toBeInTheDocument();
    expect(screen.queryByText("Take care with")).toBeNull();
    expect(screen.getByRole("link", { name: "Medicines A to Z (NHS)" })).toHaveAttribute("href", source.url);
  });

  it("is said to be too little where the name is not known", async () => {
    const { user } = await open([page(profile(), [medicine("a", "Zentrifugol")]), about("Zentrifugol", null)]);
    await user.click(await screen.findByText("About Zentrifugol"));
    expect(await screen.findByText(/We know too little about this medicine/)).toBeInTheDocument();
  });
});

describe("the card of a medicine", () => {
  const guidance = {
    __typename: "MedicationGuidance",
    avoid: ["Do not drive if it makes you sleepy."],
    warnings: [warning, { ...warning, kind: "AGE", severity: "ASK", title: "Ask first because of your age" }],
  };
  const supply = (change: object = {}) => ({
    __typename: "MedicationSupply",
    ...{ left: 28, aDay: 2, endsOn: "2030-02-10", orderBy: "2030-02-03", remind: true },
    ...change,
  });

  it("says the next dose, what to avoid and when to order again", async () => {
    const { user } = await open([page(profile(), [medicine("a", "Codeine", { guidance, supply: supply() })])]);
    expect(await screen.findByText("2 January 2030, 7 PM")).toBeVisible();
    expect(
      screen.getByText(/Order again by 3 February 2030\. There is enough until 10 February 2030\. We remind you\./),
    ).toBeVisible();
    expect(screen.getByRole("heading", { name: "Stop and ask: You may be allergic to this medicine" })).toBeVisible();
    await user.click(screen.getByText("What to avoid with Codeine (2 things)"));
    expect(screen.getByText("Do not drive if it makes you sleepy.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Ask: Ask first because of your age" })).toBeVisible();
  });

  it("leads to a reminder where there is none, and says when the order is overdue", async () => {
    const told = medicine("a", "Codeine", {
      nextDose: null,
      supply: supply({ orderBy: "2020-01-01", endsOn: "2020-01-08" }),
    });
    const { user } = await open([page(profile(), [told]), ...quiet]);
    expect(await screen.findByText(/^No reminder is set\./)).toBeVisible();
    expect(screen.getByText(/^Order again now\./)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Set a reminder: Codeine" }));
    expect(await screen.findByLabelText("How often")).toBeVisible();
  });

  it("works out when to order from what is left, with the field to mend", async () => {
    const saved = medicine("a", "Codeine", { supply: supply() });
    const { user } = await open([
      page(profile(), [medicine("a", "Codeine")]),
      {
        request: {
          query: MedicineRow_SupplyDocument,
          variables: { id: "a", supply: { left: 28, aDay: 1.5, endsOn: null, remind: true } },
        },
        result: { data: { setMedicationSupply: saved } },
      },
    ]);
    await user.click(await screen.findByRole("button", { name: "Work out when to order: Codeine" }));
    const form = await screen.findByRole("form", { name: "When to order Codeine" });
    const save = () => within(form).getByRole("button", { name: /^Save/ });
    await user.type(screen.getByLabelText("How many are left"), "28");
    await user.clear(screen.getByLabelText("How many in a day"));
    await user.click(save());
    expect(await screen.findByRole("link", { name: "Enter how many are taken in a day, for example 2" })).toBeVisible();
    await user.type(screen.getByLabelText("How many in a day"), "1,5");
    await user.click(save());
    expect(await screen.findByText(/Order again by 3 February 2030\./)).toBeVisible();
    expect(screen.getByText("Codeine is saved.")).toBeVisible();
  });
});

describe("medicines", () => {
  it("are added, with suggestions that the arrows choose and warnings while the name is typed", async () => {
    const { user } = await open([
      page(),
      suggestions(["Nurofen", "Nurofen plus"]),
      check(true, "We check 40 medicines against your profile.", [warning]),
      add("Nurofen plus", { dosage: "one tablet", frequency: "AS_NEEDED" }, added),
      page(profile({ revision: 2 }), [medicine("new", "Nurofen plus")]),
    ]);
    await user.click(await screen.findByRole("button", { name: "Add Medication" }));
    const name = screen.getByRole("combobox", { name: "Name of the medicine" });
    expect(name).toHaveFocus();
    await user.type(name, "nuro");
    expect(await screen.findByText("2 names to choose from")).toBeInTheDocument();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(name).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { name: /Nurofen plus/ }).id);
    await user.keyboard("{Enter}");
    expect(name).toHaveValue("Nurofen plus");
    expect(screen.queryByRole("option", { name: /Nurofen/ })).toBeNull();
    expect(
      await screen.findByRole("heading", { name: "Stop and ask: You may be allergic to this medicine" }),
    ).toBeInTheDocument();
    expect(screen.getByText("We check 40 medicines against your profile.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Medicines A to Z (NHS)" })).toHaveAttribute("href", source.url);
    await user.type(screen.getByLabelText("Dosage (optional)"), "one tablet");
    await user.selectOptions(screen.getByLabelText("How often"), "AS_NEEDED");
    await user.click(screen.getByRole("button", { name: /^Save medicine/ }));
    expect(await screen.findByText("Nurofen plus is added.")).toBeInTheDocument();
    expect(items()).toEqual(["Nurofen plus"]);
    expect(screen.getByRole("heading", { name: "Medicines" })).toHaveFocus();
  });

  it("that are not known are said not to be checked", async () => {
    const unknown = "We do not know this medicine, so we cannot check it.";
    const { user } = await open([page(), suggestions([]), check(false, unknown)]);
    await user.click(await screen.findByRole("button", { name: "Add Medication" }));
    await user.type(screen.getByRole("combobox", { name: "Name of the medicine" }), "Zentrifugol");
    expect(await screen.findByText(unknown, { selector: "p:not([role])" })).toBeInTheDocument();
  });

  it("need a name, and keep what was typed when saving fails", async () => {
    const { user } = await open([
      page(),
      ...quiet,
      add("Ramipril", {}, refused("BAD_USER_INPUT", { problems: [{ field: "startDate", message: "English" }] })),
    ]);
    await user.click(await screen.findByRole("button", { name: "Add Medication" }));
    await user.click(screen.getByRole("button", { name: /^Save medicine/ }));
    expect(screen.getByRole("link", { name: /^Enter the name of the medicine/ })).toHaveAttribute("href", "#name-new");
    await user.type(screen.getByRole("combobox", { name: "Name of the medicine" }), "Ramipril");
    await user.click(screen.getByRole("button", { name: /^Save medicine/ }));
    expect(await screen.findByRole("link", { name: /^Enter a start date/ })).toHaveAttribute("href", "#startDate-new");
    expect(screen.getByRole("combobox", { name: "Name of the medicine" })).toHaveValue("Ramipril");
  });

  it("are stopped on a day, with a way back", async () => {
    const today = isoDay(new Date());
    const stopped = medicine("m1", "Ramipril", { stoppedOn: today, version: 2 });
    const { user } = await open([
      page(profile(), [medicine("m1", "Ramipril")]),
      {
        request: { query: Medicines_StopDocument, variables: { id: "m1", on: today } },
        result: { data: { stopMedication: stopped } },
      },
      page(profile({ revision: 2 }), [], [stopped]),
      {
        request: { query: Medicines_ResumeDocument, variables: { id: "m1" } },
        result: { data: { resumeMedication: medicine("m1", "Ramipril", { version: 3 }) } },
      },
      page(profile({ revision: 3 }), [medicine("m1", "Ramipril", { version: 3 })]),
    ]);
    await user.click(await screen.findByRole("button", { name: "Stop: Ramipril" }));
    expect(await screen.findByLabelText("When did you stop taking Ramipril?")).toHaveValue(today);
    await user.click(screen.getByRole("button", { name: /^Save Saving|^Save$/ }));
    expect(await screen.findByText(/is in the list of medicines that you stopped/)).toBeInTheDocument();
    expect(screen.getByText("1 medicine that you stopped")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("It is as it was before.")).toBeInTheDocument();
    expect(screen.queryByText("1 medicine that you stopped")).toBeNull();
    expect(screen.getByRole("button", { name: "Stop: Ramipril" })).toBeInTheDocument();
  });

  it("are deleted at once, with a way back", async () => {
    const { user } = await open([
      page(profile(), [medicine("m1", "Ramipril")]),
      {
        request: { query: Medicines_DeleteDocument, variables: { id: "m1" } },
        result: { data: { deleteMedication: true } },
      },
      page(profile({ revision: 2 })),
      add("Ramipril", { dosage: "5 mg" }, added),
      page(profile({ revision: 3 }), [medicine("new", "Ramipril")]),
    ]);
    await user.click(await screen.findByRole("button", { name: "Delete: Ramipril" }));
    expect(await screen.findByText("Ramipril is deleted.")).toBeInTheDocument();
    expect(screen.getByText("You have not added any medicines yet.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("It is as it was before.")).toBeInTheDocument();
    expect(items()).toEqual(["Ramipril"]);
  });

  it("that are deleted come back with the day to order again", async () => {
    const supply = { __typename: "MedicationSupply", left: 20, aDay: 1, endsOn: "2030-02-10", orderBy: "2030-02-03" };
    const kept = medicine("m1", "Ramipril", { supply: { ...supply, remind: true } });
    const back = medicine("new", "Ramipril", { supply: { ...supply, left: null, aDay: null, remind: true } });
    const { user } = await open([
      page(profile(), [kept]),
      {
        request: { query: Medicines_DeleteDocument, variables: { id: "m1" } },
        result: { data: { deleteMedication: true } },
      },
      page(profile({ revision: 2 })),
      add("Ramipril", { dosage: "5 mg" }, added),
      {
        request: {
          query: MedicineRow_SupplyDocument,
          variables: { id: "new", supply: { endsOn: "2030-02-10", remind: true } },
        },
        result: { data: { setMedicationSupply: back } },
      },
      page(profile({ revision: 3 }), [back]),
    ]);
    await user.click(await screen.findByRole("button", { name: "Delete: Ramipril" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(/Order again by 3 February 2030\./)).toBeVisible();
  });

  it("that another tab changed are shown beside what was typed before they are overwritten", async () => {
    const edit = (version: number, outcome: object) => ({
      request: {
        query: MedicineRow_EditDocument,
        variables: {
          id: "m1",
          version,
          input: { name: "Ramipril", dosage: "10 mg", frequency: "ONCE", startDate: null },
        },
      },
      ...outcome,
    });
    const { user } = await open([
      page(profile(), [medicine("m1", "Ramipril")]),
      ...quiet,
      edit(1, refused("CONFLICT")),
      page(profile({ revision: 2 }), [medicine("m1", "Ramipril", { version: 2, dosage: "2.5 mg" })]),
      edit(2, { result: { data: { updateMedication: medicine("m1", "Ramipril", { version: 3, dosage: "10 mg" }) } } }),
    ]);
    await user.click(await screen.findByRole("button", { name: "Edit: Ramipril" }));
    await user.clear(screen.getByLabelText("Dosage (optional)"));
    await user.type(screen.getByLabelText("Dosage (optional)"), "10 mg");
    await user.click(screen.getByRole("button", { name: /^Save medicine/ }));
    expect(await screen.findByText(/Saved in another tab: Ramipril, 2\.5 mg, Once a day\./)).toBeInTheDocument();
    expect(screen.getByLabelText("Dosage (optional)")).toHaveValue("10 mg");
    await user.click(screen.getByRole("button", { name: "Go on with mine" }));
    await user.click(screen.getByRole("button", { name: /^Save medicine/ }));
    expect(await screen.findByText("Ramipril is saved.")).toBeInTheDocument();
    expect(screen.getByText(/10 mg/)).toBeInTheDocument();
  });
});
