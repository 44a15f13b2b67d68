import { screen } from "@testing-library/react";
import { renderRoutes } from "../../../test/render";
import { SubjectFacts, type SubjectFactsProps } from "./SubjectFacts";

const show = (change: object) => {
  const mia = { name: "Mia", age: "2 years", sex: "FEMALE", conditions: [], medicines: [], allergies: ["Penicillin"] };
  const subject = { ...mia, ...change } as SubjectFactsProps["subject"];
  return renderRoutes([{ path: "*", element: <SubjectFacts subject={subject} lang="en" /> }], {});
};
const said = async () => (await screen.findAllByRole("definition")).map(({ textContent }) => textContent);

describe("for whom a question is", () => {
  it("is shown with what the patient told about the person", async () => {
    await show({});
    expect(screen.getByRole("heading", { name: "Asked for Mia" })).toBeVisible();
    expect(await said()).toEqual(["2 years", "Female", "None told", "None told", "Penicillin"]);
  });

  it("is never taken for nothing where it is not known", async () => {
    await show({ age: null, sex: null, conditions: null, medicines: null, allergies: null });
    expect(await said()).toEqual(Array(5).fill("Not known"));
  });
});
