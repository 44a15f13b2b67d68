import { screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { patient, type RenderOptions, renderRoutes, sessionMock } from "../../../test/render";
import { ConfirmEmailPage_ConfirmDocument } from "../../gql/graphql";
import { ConfirmEmailPage } from "./ConfirmEmailPage";

const confirm = { request: { query: ConfirmEmailPage_ConfirmDocument, variables: { token: "t" } } };
const confirmed = (changed: boolean) => ({
  ...confirm,
  result: { data: { confirmEmail: { __typename: "EmailConfirmation", email: "priya@example.com", changed } } },
});

// The session is asked for again after a confirmation: the address may be another.
const open = (options: RenderOptions, ...mocks: object[]) =>
  renderRoutes([{ path: "/confirm-email", element: <ConfirmEmailPage /> }], {
    at: "/confirm-email?token=t",
    ...options,
    mocks: [sessionMock(options.viewer ?? null), ...(mocks as ReturnType<typeof sessionMock>[])],
  });

describe("ConfirmEmailPage", () => {
  it("says to a visitor that the address is confirmed, and leads to Login", async () => {
    await open({}, confirmed(false));
    expect(await screen.findByText("Thank you. priya@example.com belongs to your account.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/login?next=/account");
  });

  it("says to somebody signed in that they now sign in with another address", async () => {
    await open({ viewer: patient }, confirmed(true));
    expect(await screen.findByText("Thank you. You now sign in with priya@example.com.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to your account" })).toHaveAttribute("href", "/account");
  });

  it("says that a link is old or wrong", async () => {
    const refusal = new GraphQLError("This link has expired or is invalid.", {
      extensions: { code: "BAD_USER_INPUT", field: "token" },
    });
    await open({}, { ...confirm, result: { errors: [refusal] } });
    expect(await screen.findByText(/^This link has expired or is invalid\./)).toBeInTheDocument();
  });

  it("says that it failed, and tries again", async () => {
    const { user } = await open({}, { ...confirm, error: new Error("Failed to fetch") }, confirmed(false));
    expect(await screen.findByText("Your email address could not be confirmed. Please try again.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Your email is confirmed" })).toBeInTheDocument();
  });

  it("needs a link", async () => {
    await open({ at: "/confirm-email" });
    expect(screen.getByText(/There is no confirmation link at this address/)).toBeInTheDocument();
  });
});
