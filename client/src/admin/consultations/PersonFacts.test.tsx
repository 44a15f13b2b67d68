import { screen } from "@testing-library/react";
import { renderRoutes } from "../../../test/render";
import { PersonFacts, type PersonFactsProps } from "./PersonFacts";

const MIA = { name: "Mia", age: "2 years", sex: "FEMALE", conditions: [], medicines: [], allergies: ["Penicillin"] };
const show = (person: object) =>
  renderRoutes([{ path: "*", element: <PersonFacts person={person as PersonFactsProps["person"]} lang="en" /> }], {});
const said = async () => (await screen.findAllByRole("definition")).map(({ textContent }) => textContent);

describe("for whom a question is", () => {
  it("is shown with what the patient told about the person", async () => {
    await show(MIA);
    expect(screen.getByRole("heading", { name: "Asked for Mia" })).toBeVisible();
    expect(await said()).toEqual(["2 years", "Female", "None reported", "None reported", "Penicillin"]);
  });

  it("is never taken for nothing where it is not known", async () => {
    await show({ ...MIA, age: null, sex: null, conditions: null, medicines: null, allergies: null });
    expect(await said()).toEqual(Array(5).fill("Not known"));
  });

  it("is the patient with what speaks against the medicines of the case", async () => {
    const against = { kind: "INTERACTION", severity: "STOP", title: "naproxen with warfarin", reason: "Bleeding" };
    await show({
      ...{ age: "34 years", conditions: [], medicines: ["Warfarin"], allergies: [] },
      warnings: [{ name: "naproxen", warnings: [against] }],
    });
    expect(screen.getByRole("heading", { name: "What the patient has told us" })).toBeVisible();
    expect(await said()).toEqual(["34 years", "None reported", "Warfarin", "None reported"]);
    expect(screen.getByText(/naproxen with warfarin/)).toBeVisible();
  });
});
