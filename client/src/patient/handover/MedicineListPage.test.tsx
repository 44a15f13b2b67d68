import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { patient, renderRoutes } from "../../../test/render";
import { handoverTexts } from "../../core/i18n";
import { MedicineListPageDocument } from "../../gql/graphql";
import { MedicineListPage } from "./MedicineListPage";

// The page comes with them.
beforeAll(async () => void (await handoverTexts("en")));

const list = {
  ...{ __typename: "MedicineList", id: "mia", name: "Mia", toldBy: "Priya Raman", dateOfBirth: "2024-03-02" },
  ...{ pregnantOrBreastfeeding: null, allergies: ["Penicillin"], conditions: [] },
  medicines: [
    {
      ...{ __typename: "Medication", id: "a", name: "Calpol", dosage: "5 ml", frequency: "TWICE" },
      startDate: "2026-11-01",
    },
  ],
};
const page = (result: object, forWhom: string | null = "mia") => ({
  request: { query: MedicineListPageDocument, variables: { forWhom } },
  result,
});
const open = (mock: ReturnType<typeof page>, at = "/family/mia/medicines/list") =>
  renderRoutes(
    [
      { path: "/family/:id/medicines/list", element: <MedicineListPage /> },
      { path: "/profile/medicines", element: <MedicineListPage /> },
    ],
    { viewer: patient, mocks: [mock], at },
  );

describe("a list for a pharmacist", () => {
  it("says who takes what, what else matters and that nobody checked it, with its files", async () => {
    await open(page({ data: { medicineList: list } }));
    const sheet = await screen.findByRole("article", { name: "List of medicines" });
    const terms = within(sheet).getAllByRole("term");
    const said = terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(said).toEqual([
      "Name: Mia",
      "Born: 2 March 2024",
      "Told by: Priya Raman",
      "Calpol: 5 ml, twice a day, since 1 November 2026",
      "Allergies: Penicillin",
      "Conditions: None reported",
    ]);
    expect(within(sheet).getByText(/Nobody has checked it/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Save as PDF" })).toHaveAttribute(
      "href",
      "/medicines/mia/list.pdf?language=en",
    );
    expect(screen.getByRole("link", { name: /FHIR/ })).toHaveAttribute("href", "/medicines/mia/list.json");
  });

  it("of one's own is another file, and says when it is empty", async () => {
    await open(page({ data: { medicineList: { ...list, toldBy: null, medicines: [] } } }, null), "/profile/medicines");
    const part = await screen.findByRole("region", { name: "Medicines" });
    expect(part).toHaveTextContent("None reported");
    expect(screen.getByRole("link", { name: /FHIR/ })).toHaveAttribute("href", "/medicines/own/list.json");
  });

  it.each([
    ["NOT_FOUND", "We cannot find this person."],
    ["CONFLICT", /allow it again in your account/],
    ["INTERNAL_SERVER_ERROR", "This page cannot be shown right now."],
  ])("says so when it is %s", async (code, words) => {
    await open(page({ errors: [new GraphQLError("In English", { extensions: { code } })] }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
