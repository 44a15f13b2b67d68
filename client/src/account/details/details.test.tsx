import { screen, waitFor } from "@testing-library/react";
import {
  EmailForm_ChangeEmailDocument,
  EmailSetting_CancelDocument,
  NameSetting_ChangeNameDocument,
  NhsNumberSetting_RemoveDocument,
  ResendButton_ResendDocument,
} from "../../gql/graphql";
import {
  account,
  answer,
  lost,
  openAccount,
  pageMock,
  part,
  refusal,
  sessionAs,
  summary,
} from "../account.test-support";

const details = () => part("Your details");

describe("the name", () => {
  const variables = { name: "Priya Shah" };
  const changed = answer(NameSetting_ChangeNameDocument, variables, { changeName: { ...account, name: "Priya Shah" } });

  const type = async (name: string, ...mocks: Parameters<typeof openAccount>[1][]) => {
    const view = await openAccount(account, ...mocks);
    await view.user.click(screen.getByRole("button", { name: "Change your name" }));
    const field = screen.getByLabelText("Name");
    expect(field).toHaveFocus();
    await view.user.clear(field);
    if (name) await view.user.type(field, name);
    await view.user.keyboard("{Enter}");
    return view;
  };

  it("is saved, said to be saved, and known to the header at once", async () => {
    const { session } = await type("Priya Shah", changed, sessionAs({ name: "Priya Shah" }));
    expect(await screen.findByText("Your name is saved.")).toBeInTheDocument();
    expect(session.read().viewer?.name).toBe("Priya Shah");
    expect(details().getByText("Priya Shah")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Change your name" })).toHaveFocus();
  });

  it("must not be empty", async () => {
    const { user } = await type("");
    await user.click(summary().getByRole("link", { name: "Enter your name" }));
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription(/Error: Enter your name/);
  });

  it("stays in the field with the API's sentence when it is refused", async () => {
    const sentence = "A name has at most 100 characters.";
    await type(
      "Priya Shah",
      refusal(NameSetting_ChangeNameDocument, variables, sentence, { code: "BAD_USER_INPUT", field: "name" }),
    );
    expect(await screen.findByRole("link", { name: sentence })).toBeInTheDocument();
    expect(screen.getByLabelText("Name")).toHaveValue("Priya Shah");
  });

  it("stays in the field when the server is not reached, and can be sent again", async () => {
    const { user } = await type("Priya Shah", lost(NameSetting_ChangeNameDocument, variables), changed, sessionAs({}));
    expect(await screen.findByText(/Check your connection and try again/)).toBeInTheDocument();
    expect(screen.getByLabelText("Name")).toHaveValue("Priya Shah");
    await user.click(details().getByRole("button", { name: /^Save/ }));
    expect(await screen.findByText("Your name is saved.")).toBeInTheDocument();
  });

  it("is left as it is by Cancel", async () => {
    const { user } = await openAccount(account);
    await user.click(screen.getByRole("button", { name: "Change your name" }));
    await user.type(screen.getByLabelText("Name"), " Shah");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(details().getByText("Priya Raman")).toBeInTheDocument();
  });
});

describe("the email", () => {
  const variables = { newEmail: "new@example.com", password: "Correct-1" };
  const waiting = { ...account, pendingEmail: "new@example.com" };

  const send = async (...mocks: Parameters<typeof openAccount>[1][]) => {
    const view = await openAccount(account, ...mocks);
    await view.user.click(screen.getByRole("button", { name: "Change your email" }));
    await view.user.type(screen.getByLabelText("New email"), "new@example.com");
    await view.user.type(details().getByLabelText("Your password"), "Correct-1");
    await view.user.click(screen.getByRole("button", { name: /^Send the link/ }));
    return view;
  };

  it("waits for its link after it was changed", async () => {
    await send(answer(EmailForm_ChangeEmailDocument, variables, { changeEmail: waiting }));
    expect(await screen.findByText("Check your email")).toBeInTheDocument();
    expect(
      screen.getByText(/We sent a link to new@example.com.*you sign in with priya.raman@example.com/),
    ).toBeInTheDocument();
  });

  it("that is taken is said on its field, and stays there", async () => {
    await send(
      refusal(EmailForm_ChangeEmailDocument, variables, "Email already registered", {
        code: "CONFLICT",
        field: "newEmail",
      }),
    );
    await waitFor(() =>
      expect(screen.getByLabelText("New email")).toHaveAccessibleDescription(/Error: Email already registered/),
    );
    expect(screen.getByLabelText("New email")).toHaveValue("new@example.com");
    expect(summary().getByRole("link", { name: "Email already registered" })).toBeInTheDocument();
  });

  it("needs the right password", async () => {
    await send(
      refusal(EmailForm_ChangeEmailDocument, variables, "That password is not right. Please try again.", {
        code: "BAD_USER_INPUT",
        field: "password",
      }),
    );
    await waitFor(() =>
      expect(details().getByLabelText("Your password")).toHaveAccessibleDescription(
        "Error: That password is not right. Please try again.",
      ),
    );
  });

  it("is checked before it is sent", async () => {
    const { user } = await openAccount(account);
    await user.click(screen.getByRole("button", { name: "Change your email" }));
    await user.type(screen.getByLabelText("New email"), "nowhere");
    await user.click(screen.getByRole("button", { name: /^Send the link/ }));
    expect(
      summary()
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Please enter a valid email address", "Enter your password"]);
  });

  it("that waits can be given up", async () => {
    const { user } = await openAccount(
      waiting,
      answer(EmailSetting_CancelDocument, {}, { cancelEmailChange: account }),
    );
    await user.click(screen.getByRole("button", { name: /^Keep my old email/ }));
    expect(await screen.findByText("Your email stays as it is.")).toBeInTheDocument();
    expect(screen.queryByText("Check your email")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Your details" })).toHaveFocus();
  });

  it("that is not confirmed yet cannot be changed, but its mail can be sent again", async () => {
    const { user } = await openAccount(
      { ...account, emailVerifiedAt: null },
      answer(ResendButton_ResendDocument, {}, { resendVerificationEmail: true }),
    );
    expect(details().getByText("Not confirmed yet")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Change your email" })).not.toBeInTheDocument();
    await user.click(details().getByRole("button", { name: /^Send the email again/ }));
    expect(await details().findByText(/^Sent\./)).toBeInTheDocument();
  });

  it("is confirmed as soon as the person comes back from the mail", async () => {
    await openAccount({ ...account, emailVerifiedAt: null }, pageMock(account), sessionAs({}));
    window.dispatchEvent(new Event("focus"));
    expect(await details().findByText("Confirmed")).toBeInTheDocument();
  });

  it("says when the mail was asked for too often", async () => {
    const { user } = await openAccount(
      { ...account, emailVerifiedAt: null },
      refusal(ResendButton_ResendDocument, {}, "Too many attempts. Try again in 4 minutes.", { code: "RATE_LIMITED" }),
    );
    await user.click(details().getByRole("button", { name: /^Send the email again/ }));
    expect(await details().findByRole("alert")).toHaveTextContent("Too many attempts. Try again in 4 minutes.");
  });
});

describe("the NHS number that waits", () => {
  const waiting = { ...account, waitingNhsNumber: "0018" };

  it("shows its last four digits, says that it is not linked, and can be removed", async () => {
    const { user } = await openAccount(
      waiting,
      answer(NhsNumberSetting_RemoveDocument, {}, { deleteWaitingNhsNumber: account }),
    );
    expect(details().getByText("Ends in 0018")).toBeInTheDocument();
    expect(details().getByText(/It is not linked yet/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Remove your NHS number/ }));
    expect(await screen.findByText("Your NHS number is removed.")).toBeInTheDocument();
    expect(screen.queryByText("Ends in 0018")).not.toBeInTheDocument();
  });

  it("stays when the server is not reached", async () => {
    const { user } = await openAccount(waiting, lost(NhsNumberSetting_RemoveDocument, {}));
    await user.click(screen.getByRole("button", { name: /^Remove your NHS number/ }));
    expect(await details().findByRole("alert")).toHaveTextContent(/Check your connection/);
    expect(details().getByText("Ends in 0018")).toBeInTheDocument();
  });

  it("is not mentioned when there is none", async () => {
    await openAccount(account);
    expect(screen.queryByText("NHS number")).not.toBeInTheDocument();
  });
});
