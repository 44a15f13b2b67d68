import { act, screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { renderRoutes, sessionMock } from "../../../test/render";
import {
  ForgotPasswordPage_RequestDocument,
  ResetForm_ResetDocument,
  ResetPasswordPageDocument,
} from "../../gql/graphql";
import { ForgotPasswordPage } from "./ForgotPasswordPage";
import { LEAVE_AFTER_MS } from "./ResetDone";
import { ResetPasswordPage } from "./ResetPasswordPage";

const routes = [
  { path: "/forgot-password", element: <ForgotPasswordPage /> },
  { path: "/reset-password", element: <ResetPasswordPage /> },
  { path: "*", element: <p>elsewhere</p> },
];

type Mocks = { request: typeof check.request; result: object }[];
const open = (at: string, ...mocks: object[]) => renderRoutes(routes, { at, mocks: mocks as Mocks });
type User = Awaited<ReturnType<typeof open>>["user"];

const lost = new Error("Failed to fetch");
const refusal = (message: string, field: string) => ({
  errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", field } })],
});

describe("ForgotPasswordPage", () => {
  const email = "priya@example.com";
  const asked = { request: { query: ForgotPasswordPage_RequestDocument, variables: { email } } };
  const ask = async (user: User, address: string) => {
    await user.type(screen.getByLabelText("Email"), address);
    await user.click(screen.getByRole("button", { name: /^Send link/ }));
  };

  it("hints at what an address looks like, and says it again as an error", async () => {
    const { user } = await open("/forgot-password");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    await ask(user, "priya");
    await user.click(screen.getByRole("link", { name: "Please enter a valid email address" }));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveValue("priya");
  });

  it("ends at 'Check your email', with the way to the demonstration's mailbox", async () => {
    const { user } = await open("/forgot-password", { ...asked, result: { data: { requestPasswordReset: true } } });
    await ask(user, ` ${email} `);
    expect(await screen.findByRole("heading", { name: "Check your email" })).toBeInTheDocument();
    expect(screen.getByText(/If there is an account with priya@example.com/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Open the mailbox of the demonstration" })).toHaveAttribute(
      "href",
      "/dev/mailbox",
    );
  });

  it("does not claim that a link is on its way when the server was not reached", async () => {
    const { user } = await open("/forgot-password", { ...asked, error: lost });
    await ask(user, email);
    expect(await screen.findByText(/The link could not be sent/)).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveValue(email);
  });
});

const token = "valid-token";
const at = `/reset-password?token=${token}`;
const rule = (id: string, label: string, pattern: string) => ({ __typename: "PasswordRule", id, label, pattern });
const check = {
  request: { query: ResetPasswordPageDocument, variables: { token } },
  result: {
    data: {
      passwordResetTokenIsValid: true,
      publicConfiguration: {
        __typename: "PublicConfiguration",
        passwordRules: [rule("length", "At least 8 characters", "^.{8,}$"), rule("number", "One number", "[0-9]")],
      },
    },
  },
};
const newPassword = "Good-pass1";
const reset = { request: { query: ResetForm_ResetDocument, variables: { token, newPassword } } };

describe("ResetPasswordPage", () => {
  const fillIn = async (user: User, password = newPassword, confirm = password) => {
    await user.type(await screen.findByLabelText("New password"), password);
    await user.type(screen.getByLabelText("Confirm password"), confirm);
    await user.click(screen.getByRole("button", { name: /^Save new password/ }));
  };

  it("says that the token is missing", async () => {
    await open("/reset-password");
    expect(screen.getByText("Invalid or missing reset token.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Request new reset link" })).toHaveAttribute("href", "/forgot-password");
  });

  it("says that the link is old or wrong", async () => {
    const { publicConfiguration } = check.result.data;
    await open(at, { ...check, result: { data: { passwordResetTokenIsValid: false, publicConfiguration } } });
    expect(screen.getByText("Checking your link")).toBeInTheDocument();
    expect(await screen.findByText("This password reset link has expired or is invalid.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Request new reset link" })).toBeInTheDocument();
  });

  it("says that the check failed, and checks again", async () => {
    const { user } = await open(at, { request: check.request, error: lost }, check);
    expect(await screen.findByText("Failed to validate reset token.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByLabelText("New password")).toBeInTheDocument();
  });

  it("takes the token out of the address bar at once", async () => {
    window.history.replaceState(null, "", at);
    await open(at, check);
    expect(window.location.href).not.toContain("token");
    expect(await screen.findByLabelText("New password")).toBeInTheDocument();
  });

  it("asks for all rules and for the same password twice", async () => {
    const { user } = await open(at, check);
    await fillIn(user, "short", "other");
    expect(
      screen.getByRole("link", { name: "Please ensure your password meets all requirements." }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Passwords do not match." }));
    expect(screen.getByLabelText("Confirm password")).toHaveFocus();
  });

  it.each([
    ["LOGIN", "/login"],
    ["ADMIN_LOGIN", "/admin/login"],
  ])("ends at the sign-in page of the person (%s), after three seconds or at once", async (signInPage, address) => {
    const done = { data: { resetPassword: { __typename: "PasswordReset", signInPage } } };
    const { user, router } = await open(at, check, { ...reset, result: done }, sessionMock(null));
    await fillIn(user);
    expect(await screen.findByRole("heading", { name: "Your password is changed" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to Login now" })).toHaveAttribute("href", address);
    await act(() => new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER_MS + 50)));
    expect(router.state.location.pathname).toBe(address);
  });

  it("says that the reset failed, and keeps what was typed", async () => {
    const { user } = await open(at, check, { ...reset, error: lost });
    await fillIn(user);
    expect(await screen.findByText("Failed to reset password. Please try again.")).toBeInTheDocument();
    expect(screen.getByLabelText("New password")).toHaveValue(newPassword);
  });

  it("says that the link ran out while the form stood open", async () => {
    const { user } = await open(at, check, {
      ...reset,
      result: refusal("This password reset link has expired or is invalid.", "token"),
    });
    await fillIn(user);
    expect(await screen.findByText("This password reset link has expired or is invalid.")).toBeInTheDocument();
  });
});
