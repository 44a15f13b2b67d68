import { act, screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { patient, renderRoutes, sessionMock } from "../../../test/render";
import { LoginForm_LoginDocument, LoginPageDocument } from "../../gql/graphql";
import { RequireRole, VisitorsOnly } from "../../shell/guards";
import { LoginPage } from "./LoginPage";

const routes = [
  {
    path: "/login",
    element: (
      <VisitorsOnly>
        <LoginPage />
      </VisitorsOnly>
    ),
  },
  { path: "*", element: <p>elsewhere</p> },
];

const configuration = {
  request: { query: LoginPageDocument },
  result: {
    data: {
      publicConfiguration: {
        __typename: "PublicConfiguration",
        demoAccounts: [
          { __typename: "DemoAccount", email: "patient@demo.test", password: "Demo-Pass1", title: "A patient" },
        ],
      },
    },
  },
};

const variables = { email: "priya.raman@example.com", password: "Secret-1", rememberMe: false };
const answer = (result: object) => ({ request: { query: LoginForm_LoginDocument, variables }, result });
const refusal = (code: string, message = "Invalid email or password") =>
  answer({ errors: [new GraphQLError(message, { extensions: { code } })] });

const open = (...mocks: object[]) =>
  renderRoutes(routes, { at: "/login", mocks: [configuration, ...(mocks as (typeof configuration)[])] });

const fillIn = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.type(screen.getByLabelText("Email"), variables.email);
  await user.type(screen.getByLabelText("Password"), variables.password);
};

const press = (user: Awaited<ReturnType<typeof open>>["user"]) =>
  user.click(screen.getByRole("button", { name: /^Login/ }));

describe("LoginPage", () => {
  it("asks for both fields and leads to the first empty one", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("Email"), variables.email);
    await press(user);
    expect(screen.getByRole("alert")).toHaveFocus();
    await user.click(screen.getByRole("link", { name: "Please enter both email and password." }));
    expect(screen.getByLabelText("Password")).toHaveFocus();
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/Error: Enter your password/);
  });

  it("says that it was wrong, and keeps what was typed", async () => {
    const { user } = await open(refusal("UNAUTHENTICATED"));
    await fillIn(user);
    await press(user);
    expect(await screen.findByText("Invalid email or password.")).toBeInTheDocument();
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveValue(variables.email);
    expect(screen.getByLabelText("Password")).toHaveValue(variables.password);
  });

  it("repeats the server's sentence about too many attempts", async () => {
    const { user } = await open(refusal("RATE_LIMITED", "Too many attempts. Try again in 10 minutes."));
    await fillIn(user);
    await press(user);
    expect(await screen.findByText("Too many attempts. Try again in 10 minutes.")).toBeInTheDocument();
  });

  it("does not call a lost connection a wrong password", async () => {
    const { user } = await open({
      request: { query: LoginForm_LoginDocument, variables },
      error: new Error("Failed to fetch"),
    });
    await fillIn(user);
    await press(user);
    expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
    expect(screen.queryByText("Invalid email or password.")).not.toBeInTheDocument();
  });

  it("leads a patient to the dashboard and tells the other tabs", async () => {
    const { user, router, channel } = await open(answer({ data: { login: patient } }));
    await fillIn(user);
    await press(user);
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
    expect(channel.sent).toEqual(["signed-in"]);
  });

  it("fills the form with a demonstration account", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: /A patient/ }));
    expect(screen.getByLabelText("Email")).toHaveValue("patient@demo.test");
    expect(screen.getByLabelText("Password")).toHaveValue("Demo-Pass1");
  });

  it("shows the password on demand", async () => {
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
    expect(screen.getByRole("button", { name: "Show password" })).toHaveTextContent("Hide");
  });

  it("leads to a new password", async () => {
    await open();
    expect(screen.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute("href", "/forgot-password");
  });

  it("says to somebody whose session ended why they are here", async () => {
    const home = {
      path: "/dashboard",
      element: (
        <RequireRole name="CUSTOMER">
          <p>home</p>
        </RequireRole>
      ),
    };
    const { session } = await renderRoutes([home, ...routes], {
      at: "/dashboard",
      viewer: patient,
      mocks: [sessionMock(null), configuration],
    });
    await act(() => session.refresh());
    expect(await screen.findByRole("heading", { name: "You have been signed out" })).toBeInTheDocument();
    expect(screen.getByText(/What you typed is still there/)).toBeInTheDocument();
  });
});
