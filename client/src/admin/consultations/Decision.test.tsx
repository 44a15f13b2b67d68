import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/render";
import { Decision } from "./Decision";
import { question } from "./PharmacistQueuePage.test-support";

const row = (pathway: string, name: string, isDecisive: boolean) => ({
  __typename: "DecidingRow" as const,
  ...{ pathway, complaint: "Headache", because: "Most pass by themselves.", isDecisive },
  care: { __typename: "DecidedCare" as const, id: "home", name },
  facts: [{ __typename: "DecidedFact" as const, fact: "head.pain", label: "A headache" }],
  source: { __typename: "Reference" as const, title: "Headaches (NHS)", url: "https://health.example/headaches" },
});
const open = (advice: object) =>
  renderRoutes([{ path: "*", element: <Decision advice={{ ...question("a", "SENT").advice, ...advice } as never} /> }]);

describe("how the assistant decided", () => {
  it("is told row by row, with what of it is there and what it follows", async () => {
    await open({ decidedBy: [row("headache", "See a GP today", true), row("cold", "At home", false)], isRaised: true });
    await userEvent.click(screen.getByText("How the assistant decided"));
    const [first, second] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent(
      "See a GP today Headache: Most pass by themselves. A headache.This decided the level. Headaches (NHS)",
    );
    expect(second).toHaveTextContent("Less urgent than what decided.");
    expect(screen.getByText(/The text model rated this more urgent/)).toBeVisible();
  });

  it("is nothing for answers of before it was kept", async () => {
    await open({});
    expect(screen.queryByText("How the assistant decided")).toBeNull();
  });
});
