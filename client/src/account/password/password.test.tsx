import { screen, waitFor } from "@testing-library/react";
import { PasswordForm_ChangePasswordDocument } from "../../gql/graphql";
import { account, answer, lost, openAccount, part, refusal, summary } from "../account.test-support";

const variables = { currentPassword: "Correct-1", newPassword: "Better-22" };

const send = async (again: string, ...mocks: Parameters<typeof openAccount>[1][]) => {
  const view = await openAccount(account, ...mocks);
  await view.user.click(screen.getByRole("button", { name: "Change your password" }));
  await view.user.type(screen.getByLabelText("Present password"), "Correct-1");
  await view.user.type(screen.getByLabelText("New password"), "Better-22");
  await view.user.type(screen.getByLabelText("New password again"), again);
  await view.user.click(screen.getByRole("button", { name: /^Change your password/ }));
  return view;
};

describe("the password", () => {
  it("is changed, and it is said that other devices were signed out", async () => {
    const alone = { ...account, devices: account.devices.slice(0, 1) };
    await send("Better-22", answer(PasswordForm_ChangePasswordDocument, variables, { changePassword: alone }));
    expect(
      await screen.findByText("Your password is changed. Your other devices were signed out."),
    ).toBeInTheDocument();
    expect(part("Signed-in devices").queryByText("Safari on iPhone")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Change your password" })).toHaveFocus();
  });

  it("names everything that is missing", async () => {
    const { user } = await openAccount(account);
    await user.click(screen.getByRole("button", { name: "Change your password" }));
    await user.click(screen.getByRole("button", { name: /^Change your password/ }));
    expect(
      summary()
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Enter your present password", "Enter a new password", "Enter the new password again"]);
  });

  it("must be typed twice alike and keep the rules", async () => {
    const { user } = await send("Better-23");
    expect(summary().getByRole("link", { name: "Passwords do not match." })).toBeInTheDocument();
    await user.clear(screen.getByLabelText("New password"));
    await user.type(screen.getByLabelText("New password"), "weak");
    await user.click(screen.getByRole("button", { name: /^Change your password/ }));
    expect(
      summary().getByRole("link", { name: "Please ensure your password meets all requirements." }),
    ).toBeInTheDocument();
  });

  it("needs the present one, and keeps what was typed", async () => {
    await send(
      "Better-22",
      refusal(PasswordForm_ChangePasswordDocument, variables, "That password is not right. Please try again.", {
        code: "BAD_USER_INPUT",
        field: "currentPassword",
      }),
    );
    await waitFor(() =>
      expect(screen.getByLabelText("Present password")).toHaveAccessibleDescription(
        "Error: That password is not right. Please try again.",
      ),
    );
    expect(screen.getByLabelText("New password")).toHaveValue("Better-22");
  });

  it("says when the server is not reached", async () => {
    await send("Better-22", lost(PasswordForm_ChangePasswordDocument, variables));
    expect(await screen.findByText(/Check your connection and try again/)).toBeInTheDocument();
  });
});
