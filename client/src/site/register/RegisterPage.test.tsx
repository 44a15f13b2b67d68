import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { patient, renderRoutes } from "../../../test/render";
import { changeLanguage } from "../../core/i18n";
import { RegisterForm_RegisterDocument, RegisterPageDocument } from "../../gql/graphql";
import { VisitorsOnly } from "../../shell/guards";
import { RegisterPage } from "./RegisterPage";

const routes = [
  {
    path: "/register",
    element: (
      <VisitorsOnly>
        <RegisterPage />
      </VisitorsOnly>
    ),
  },
  { path: "*", element: <p>elsewhere</p> },
];

const rule = (id: string, label: string, pattern: string) => ({ __typename: "PasswordRule", id, label, pattern });

const words = (purpose: string, title: string, text: string) => ({ __typename: "ConsentText", purpose, title, text });

const configurationIn = (language: string, consentTexts: object[]) => ({
  request: { query: RegisterPageDocument, variables: { language } },
  result: {
    data: {
      publicConfiguration: {
        __typename: "PublicConfiguration",
        languages: ["en", "fr", "es", "de"],
        passwordRules: [
          rule("length", "At least 8 characters", "^.{8,}$"),
          rule("uppercase", "One uppercase letter", "[A-Z]"),
          rule("number", "One number", "[0-9]"),
          rule("special", "One special character", "[^A-Za-z0-9]"),
        ],
        consentTexts,
      },
    },
  },
});

const configuration = configurationIn("en", [
  words("DATA_USE", "Use of my health data to answer me", "We use what you tell us."),
  words("NHS_INTEGRATION", "Terms and NHS integration", "We may fetch your records."),
  words("MODEL_IMPROVEMENT", "Improving the model", "Not asked here."),
]);
const inGerman = configurationIn("de", [
  words("DATA_USE", "Verwendung meiner Gesundheitsdaten", "Wir verwenden, was Sie uns sagen."),
  words("NHS_INTEGRATION", "Bedingungen und NHS-Anbindung", "Wir dürfen Ihre Akte abrufen."),
]);

const input = {
  name: "Priya Raman",
  email: "priya.raman@example.com",
  password: "Correct-1",
  language: "en" as "en" | "de",
  consentsToDataUse: true,
  consentsToNhsIntegration: true,
};

const answer = (result: object, more: object = {}) => ({
  request: { query: RegisterForm_RegisterDocument, variables: { input: { ...input, ...more } } },
  result,
});

const openAt = async (at: string, ...mocks: object[]) => {
  const view = await renderRoutes(routes, { at, mocks: [configuration, ...(mocks as (typeof configuration)[])] });
  await screen.findByText("At least 8 characters");
  return view;
};
const open = (...mocks: object[]) => openAt("/register", ...mocks);

afterEach(() => changeLanguage("en"));

type User = Awaited<ReturnType<typeof open>>["user"];

const fillIn = async (user: User, confirm = input.password) => {
  await user.type(screen.getByLabelText("Name"), input.name);
  await user.type(screen.getByLabelText("Email"), input.email);
  await user.type(screen.getByLabelText("Password"), input.password);
  await user.type(screen.getByLabelText("Confirm password"), confirm);
};

const agree = async (user: User) => {
  await user.click(screen.getByRole("checkbox", { name: "Use of my health data to answer me" }));
  await user.click(screen.getByRole("checkbox", { name: "Terms and NHS integration" }));
};

const send = (user: User) => user.click(screen.getByRole("button", { name: /^Create account/ }));
const summary = () => within(screen.getByRole("alert", { name: "There is a problem" }));

describe("RegisterPage", () => {
  it("names everything that is missing, in a focused summary and on the fields", async () => {
    const { user } = await open();
    await send(user);
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(
      summary()
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Please fill in all fields.", "You must agree to the terms and NHS integration."]);
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Error: Enter your name");
    expect(screen.getByRole("checkbox", { name: "Terms and NHS integration" })).toHaveAccessibleDescription(
      /Error: You must agree to the terms and NHS integration\.$/,
    );
    await user.click(summary().getByRole("link", { name: "Please fill in all fields." }));
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(document.title).toMatch(/^Error: Create your account/);
  });

  it("says inline and in the summary that the passwords differ, and keeps what was typed", async () => {
    const { user } = await open();
    await fillIn(user, "Correct-2");
    await agree(user);
    expect(screen.getByText("Passwords do not match.")).toBeInTheDocument();
    await send(user);
    await user.click(summary().getByRole("link", { name: "Passwords do not match." }));
    expect(screen.getByLabelText("Confirm password")).toHaveFocus();
    expect(screen.getByLabelText("Confirm password")).toHaveValue("Correct-2");
    expect(screen.getByLabelText("Name")).toHaveValue(input.name);
  });

  it("ticks the rules off while typing and refuses a weak password", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("Password"), "short1");
    const state = (label: string) => screen.getByText(label).textContent;
    expect(state("One number")).toBe("One number, done");
    expect(state("At least 8 characters")).toBe("At least 8 characters, not yet");
    await send(user);
    expect(summary().getByText("Please ensure your password meets all requirements.")).toBeInTheDocument();
  });

  it("asks for an address that can be one", async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText("Email"), "priya");
    await send(user);
    expect(summary().getByText("Please enter a valid email address")).toBeInTheDocument();
  });

  it("says on the field and in the summary that the address is taken, with the way to Login", async () => {
    const { user } = await open(
      answer({
        errors: [
          new GraphQLError("Email already registered", { extensions: { code: "BAD_USER_INPUT", field: "email" } }),
        ],
      }),
    );
    await fillIn(user);
    await agree(user);
    await send(user);
    expect(await screen.findByRole("link", { name: "Email already registered" })).toBeInTheDocument();
    expect(summary().getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(/Error: Email already registered/);
    expect(screen.getByLabelText("Password")).toHaveValue(input.password);
  });

  it("says that it failed when the server could not do it", async () => {
    const { user } = await open({
      request: { query: RegisterForm_RegisterDocument, variables: { input } },
      error: new Error("Failed to fetch"),
    });
    await fillIn(user);
    await agree(user);
    await send(user);
    expect(await screen.findByText("Registration failed. Please try again.")).toBeInTheDocument();
  });

  it("signs the new patient in and leads to the dashboard", async () => {
    const { user, router } = await open(answer({ data: { register: patient } }));
    await fillIn(user);
    await agree(user);
    await send(user);
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  });

  it("sends an NHS number as digits, and says afterwards that an odd one was not kept", async () => {
    const { user, router } = await open(answer({ data: { register: patient } }, { nhsNumber: "9990000019" }));
    await fillIn(user);
    await user.type(screen.getByLabelText("NHS number (optional)"), "999 000 0019");
    expect(screen.getByText("This does not look like an NHS number. You can go on without it.")).toBeInTheDocument();
    await agree(user);
    await send(user);
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  });

  it("changes its language at once with the choice, keeps what was typed, and shows the words that will be stored", async () => {
    const { user, router } = await open(inGerman, answer({ data: { register: patient } }, { language: "de" }));
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText("Language"), "Deutsch");
    expect(await screen.findByRole("heading", { name: "Legen Sie Ihr Konto an" })).toBeInTheDocument();
    expect(screen.getByLabelText("Name")).toHaveValue(input.name);
    expect(screen.getByText("Mindestens 8 Zeichen").textContent).toBe("Mindestens 8 Zeichen, erfüllt");
    await user.click(await screen.findByRole("checkbox", { name: "Verwendung meiner Gesundheitsdaten" }));
    await user.click(screen.getByRole("checkbox", { name: "Bedingungen und NHS-Anbindung" }));
    await user.click(screen.getByRole("button", { name: /^Konto anlegen/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  });

  it("opens terms and privacy beside itself", async () => {
    await open();
    for (const [name, href] of [
      [/^Read the terms/, "/terms"],
      [/^Read how we use your data/, "/privacy"],
    ] as const) {
      const link = await screen.findByRole("link", { name });
      expect(link).toHaveAttribute("href", href);
      expect(link).toHaveAttribute("target", "_blank");
    }
  });

  it("asks for two agreements only, and offers to load their words again", async () => {
    const lost = { ...configuration, result: undefined, error: new Error("Failed to fetch") };
    const { user } = await renderRoutes(routes, { at: "/register", mocks: [lost, configuration] });
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findAllByRole("checkbox")).toHaveLength(2);
  });

  it("tells a company plainly whom this page is for", async () => {
    await openAt("/register?plan=GOLD");
    expect(screen.getByRole("heading", { name: "Gold is a plan for companies" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Create advertiser account" })).toHaveAttribute(
      "href",
      "/advertiser/register",
    );
  });

  it("ignores a plan that does not exist", async () => {
    await openAt("/register?plan=TITANIUM");
    expect(screen.queryByText(/is a plan for companies/)).not.toBeInTheDocument();
  });
});
