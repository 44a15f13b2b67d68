import { screen, waitFor } from "@testing-library/react";
import { EraseAccount_EraseDocument } from "../../gql/graphql";
import { account, answer, lost, openAccount, part, refusal, summary } from "../account.test-support";

const section = () => part("Erase my account");
const variables = { password: "Correct-1" };

const send = async (...mocks: Parameters<typeof openAccount>[1][]) => {
  const view = await openAccount(account, ...mocks);
  await view.user.type(section().getByLabelText("Your password"), "Correct-1");
  await view.user.click(section().getByRole("button", { name: /^Erase my account/ }));
  return view;
};

describe("erase my account", () => {
  it("says what goes, what stays and why", async () => {
    await openAccount(account);
    expect(section().getByText("Your questions and their answers")).toBeInTheDocument();
    expect(section().getByText(/numbers in place of names/)).toBeInTheDocument();
  });

  it("asks a company to write instead, because its invoices have to be kept", async () => {
    await openAccount({ ...account, role: "ADVERTISER" });
    expect(section().getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    expect(section().queryByLabelText("Your password")).not.toBeInTheDocument();
  });

  it("needs the password", async () => {
    const { user } = await openAccount(account);
    await user.click(section().getByRole("button", { name: /^Erase my account/ }));
    await user.click(summary().getByRole("link", { name: "Enter your password" }));
    expect(section().getByLabelText("Your password")).toHaveFocus();
  });

  it("needs the right one, and keeps what was typed", async () => {
    await send(
      refusal(EraseAccount_EraseDocument, variables, "That password is not right. Please try again.", {
        code: "BAD_USER_INPUT",
        field: "password",
      }),
    );
    await waitFor(() =>
      expect(section().getByLabelText("Your password")).toHaveAccessibleDescription(
        /Error: That password is not right\./,
      ),
    );
    expect(section().getByLabelText("Your password")).toHaveValue("Correct-1");
  });

  it("leaves everything as it was when the server is not reached", async () => {
    const { session } = await send(lost(EraseAccount_EraseDocument, variables));
    expect(await section().findByText(/Check your connection and try again/)).toBeInTheDocument();
    expect(session.read().viewer?.id).toBe(account.id);
  });

  it("ends at the start page with a notice, in every tab signed out", async () => {
    const { router, session, channel } = await send(
      answer(EraseAccount_EraseDocument, variables, { eraseAccount: true }),
    );
    const notice = await screen.findByText("Your account is erased.");
    expect(notice).toHaveFocus();
    expect(router.state.location.pathname).toBe("/");
    expect(session.read().viewer).toBeNull();
    expect(channel.sent).toContain("signed-out");
  });
});
