import { screen } from "@testing-library/react";
import { useState } from "react";
import { renderPart } from "../../test/render";
import { NhsNumberField } from "./NhsNumberField";

function Example() {
  const [digits, setDigits] = useState("");
  return (
    <>
      <NhsNumberField id="nhs" label="NHS number" hint="10 digits" odd="Odd" value={digits} onChange={setDigits} />
      <button type="button">Elsewhere</button>
      <output>{digits}</output>
    </>
  );
}

const open = () => {
  const { user } = renderPart(<Example />);
  return { user, field: screen.getByLabelText<HTMLInputElement>("NHS number") };
};

describe("NhsNumberField", () => {
  it("spaces itself while typing and hands on the digits", async () => {
    const { user, field } = open();
    await user.type(field, "9990000018");
    expect(field).toHaveValue("999 000 0018");
    expect(screen.getByText("9990000018")).toBeInTheDocument();
  });

  it("takes pasted spaces and dashes", async () => {
    const { user, field } = open();
    await user.click(field);
    await user.paste("999-000 0018 ");
    expect(field).toHaveValue("999 000 0018");
    expect(screen.queryByText("Odd")).not.toBeInTheDocument();
  });

  it("keeps the caret where a digit was put in the middle", async () => {
    const { user, field } = open();
    await user.type(field, "990000018");
    await user.type(field, "9", { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field).toHaveValue("999 000 0018");
    expect(field.selectionStart).toBe(2);
  });

  it("says that a number is odd once it is whole, or left unfinished", async () => {
    const { user, field } = open();
    await user.type(field, "999000001");
    expect(screen.queryByText("Odd")).not.toBeInTheDocument();
    await user.type(field, "9");
    expect(screen.getByText("Odd")).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, "12");
    await user.click(screen.getByRole("button"));
    expect(screen.getByText("Odd")).toBeInTheDocument();
  });
});
