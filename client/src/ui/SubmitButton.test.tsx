import { screen } from "@testing-library/react";
import { renderPart } from "../../test/render";
import { SubmitButton } from "./SubmitButton";

describe("SubmitButton", () => {
  it("sends the form", async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderPart(
      <form onSubmit={send}>
        <SubmitButton pending={false} pendingLabel="Asking">
          Ask
        </SubmitButton>
      </form>,
    );
    await user.click(screen.getByRole("button"));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("does nothing a second time, neither by press nor by Enter, and keeps the focus", async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderPart(
      <form onSubmit={send}>
        <input aria-label="Question" />
        <SubmitButton pending pendingLabel="Asking">
          Ask
        </SubmitButton>
      </form>,
    );
    await user.click(screen.getByRole("button"));
    expect(screen.getByRole("button")).toHaveFocus();
    await user.type(screen.getByRole("textbox"), "Fever{Enter}");
    expect(send).not.toHaveBeenCalled();
  });
});
