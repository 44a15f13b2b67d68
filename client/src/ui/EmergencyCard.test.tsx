import { screen } from "@testing-library/react";
import { renderPart } from "../../test/render";
import { CareCard } from "./CareCard";
import { EmergencyCard } from "./EmergencyCard";

describe("EmergencyCard", () => {
  it("announces itself, takes the focus and names the level", () => {
    renderPart(<EmergencyCard heading="Call 999 now" />);
    expect(screen.getByRole("alert", { name: "Emergency: Call 999 now" })).toHaveFocus();
  });

  it("calls 999", () => {
    renderPart(<EmergencyCard heading="Call 999 now" />);
    expect(screen.getByRole("link", { name: "Call 999" })).toHaveAttribute("href", "tel:999");
  });

  it("leaves the focus alone when it was there from the start", () => {
    renderPart(<EmergencyCard heading="Call 999 now" takesFocus={false} />);
    expect(document.body).toHaveFocus();
  });
});

describe("CareCard", () => {
  it.each([
    ["non-urgent", "Non-urgent advice: Rest"],
    ["urgent", "Urgent advice: Rest"],
  ] as const)("names the level %s before its heading", (level, heading) => {
    renderPart(
      <CareCard level={level} heading="Rest">
        <p>Drink water.</p>
      </CareCard>,
    );
    expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
  });
});
