import { screen } from "@testing-library/react";
import { renderPart } from "../../test/render";
import { ErrorSummary } from "./ErrorSummary";

const mismatch = [{ message: "Passwords do not match.", fieldId: "confirm" }];

describe("ErrorSummary", () => {
  it("draws nothing while there is no problem", () => {
    renderPart(<ErrorSummary problems={[]} />);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("takes the focus and names itself", () => {
    renderPart(<ErrorSummary problems={mismatch} />);
    expect(screen.getByRole("alert", { name: "There is a problem" })).toHaveFocus();
  });

  it("leads to the field", async () => {
    const { user } = renderPart(
      <>
        <ErrorSummary problems={mismatch} />
        <input id="confirm" aria-label="Confirm password" />
      </>,
    );
    await user.click(screen.getByRole("link", { name: "Passwords do not match." }));
    expect(screen.getByRole("textbox", { name: "Confirm password" })).toHaveFocus();
  });

  it("takes the focus again after the next failed attempt", async () => {
    const page = (problems: typeof mismatch) => (
      <>
        <ErrorSummary problems={problems} />
        <input id="confirm" aria-label="Confirm password" />
      </>
    );
    const { user, rerender } = renderPart(page(mismatch));
    await user.click(screen.getByRole("textbox"));
    rerender(page([...mismatch]));
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("shows a sentence without a field as plain text", () => {
    renderPart(<ErrorSummary problems={[{ message: "Registration failed. Please try again." }]} />);
    expect(screen.getByText("Registration failed. Please try again.")).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
