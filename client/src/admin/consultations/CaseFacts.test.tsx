import { screen } from "@testing-library/react";
import { renderRoutes } from "../../../test/render";
import { CaseFacts } from "./CaseFacts";

type Advice = Parameters<typeof CaseFacts>[0]["advice"];

const fact = (label: string, standing: string, days: number | null = null) => ({ label, standing, days });
const show = (advice: object) => renderRoutes([{ path: "*", element: <CaseFacts advice={advice as Advice} /> }], {});

describe("what the patient said", () => {
  it("is listed by how it stands, with what lasts and which dangers are open", async () => {
    await show({
      understood: [
        fact("Husten", "PRESENT", 3),
        fact("Fieber", "DENIED"),
        fact("Steifer Nacken", "DENIED"),
        fact("Hautausschlag", "UNSURE"),
      ],
      openQuestions: [
        { urgency: "DANGER", choices: [{ label: "Blaue Lippen" }] },
        { urgency: "LATER", choices: [{ label: "Schnupfen" }] },
      ],
    });
    const said = (await screen.findAllByRole("definition")).map(({ textContent }) => textContent);
    expect(said).toEqual(["Husten (3 days)", "Fieber; Steifer Nacken", "Hautausschlag", "Blaue Lippen"]);
    expect(screen.getByText("Not asked or not answered")).toBeVisible();
  });

  it("is nothing for answers of before it was kept", async () => {
    await show({ understood: null, openQuestions: null });
    expect(screen.queryByText("What the patient said")).toBeNull();
  });
});
