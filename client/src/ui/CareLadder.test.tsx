import { screen, within } from "@testing-library/react";
import { renderPart } from "../../test/render";
import { CareLadder, careLevels } from "./CareLadder";

describe("CareLadder", () => {
  it("has five steps from home to 999", () => {
    renderPart(<CareLadder level="SELF_CARE" />);
    const words = screen.getAllByRole("listitem").map((step) => step.textContent);
    expect(words).toEqual(["Care at home", "Pharmacist", "111 or GP", "Crisis line", "999"]);
  });

  it.each(careLevels)("marks %s as the one step where the answer stands", (level) => {
    renderPart(<CareLadder level={level} />);
    const current = screen.getAllByRole("listitem").filter((step) => step.getAttribute("aria-current") === "step");
    expect(current).toHaveLength(1);
    expect(current[0]).toBe(screen.getAllByRole("listitem")[careLevels.indexOf(level)]);
  });

  it("says in its name where it stands", () => {
    renderPart(<CareLadder level="URGENT" />);
    const ladder = screen.getByRole("list", { name: /stands at: 111 or GP$/ });
    expect(within(ladder).getByText("111 or GP")).toBeInTheDocument();
  });
});
