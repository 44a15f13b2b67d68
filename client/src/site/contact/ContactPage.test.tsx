import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { patient, type RenderOptions, renderRoutes } from "../../../test/render";
import { ContactForm_SendDocument } from "../../gql/graphql";
import { ContactPage } from "./ContactPage";

const input = { name: "Priya Raman", email: "priya@example.com", topic: "QUESTION", message: "How do I log in?" };
const answer = (result: object, more: object = {}) => ({
  request: { query: ContactForm_SendDocument, variables: { input: { ...input, ...more } } },
  result,
});
const sent = { data: { sendContactMessage: true } };

const open = (options: RenderOptions, ...mocks: object[]) =>
  renderRoutes([{ path: "/contact", element: <ContactPage /> }], {
    at: "/contact",
    mocks: mocks as ReturnType<typeof answer>[],
    ...options,
  });

type User = Awaited<ReturnType<typeof open>>["user"];
const fillIn = async (user: User) => {
  await user.type(screen.getByLabelText("Your name"), input.name);
  await user.type(screen.getByLabelText("Your email"), input.email);
  await user.type(screen.getByLabelText("Your message"), input.message);
};
const send = (user: User) => user.click(screen.getByRole("button", { name: /^Send message/ }));

beforeEach(() => sessionStorage.clear());

describe("ContactPage", () => {
  it("warns about health details and emergencies before anything else", async () => {
    await open({});
    expect(screen.getByText(/In an emergency, call/)).toBeInTheDocument();
    expect(screen.getByText(/answers within 48 hours on business days/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "999" })).toHaveAttribute("href", "tel:999");
  });

  it("names what is missing, in a focused summary and on the fields", async () => {
    const { user } = await open({});
    await user.type(screen.getByLabelText("Your email"), "priya");
    await send(user);
    const summary = screen.getByRole("alert", { name: "There is a problem" });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Please fill in all fields.", "Please enter a valid email address"]);
    expect(screen.getByLabelText("Your message")).toHaveAccessibleDescription(/Enter your message/);
  });

  it("says in place that it was sent, and to whom the answer goes", async () => {
    const { user } = await open({ at: "/contact?topic=COMPLAINT" }, answer(sent, { topic: "COMPLAINT" }));
    expect(screen.getByLabelText("Topic")).toHaveValue("COMPLAINT");
    await fillIn(user);
    await send(user);
    expect(await screen.findByRole("heading", { name: "Your message is on its way" })).toHaveFocus();
    expect(screen.getByText(/to priya@example.com\./)).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Write another message" }));
    expect(screen.getByLabelText("Your message")).toHaveValue("");
  });

  it("keeps what was typed when it could not be sent, and through a reload", async () => {
    const { user, unmount } = await open({}, { ...answer(sent), result: undefined, error: new Error("lost") });
    await fillIn(user);
    await user.selectOptions(screen.getByLabelText("Topic"), "Something else");
    await user.selectOptions(screen.getByLabelText("Topic"), "A question about the service");
    await send(user);
    expect(
      await screen.findByText("Your message could not be sent. It is still here. Please try again."),
    ).toBeInTheDocument();
    unmount();
    await open({});
    expect(screen.getByLabelText("Your name")).toHaveValue(input.name);
    expect(screen.getByLabelText("Your message")).toHaveValue(input.message);
  });

  it("says how long to wait after too many messages", async () => {
    const refusal = new GraphQLError("Too many attempts. Please wait 20 minutes.", {
      extensions: { code: "RATE_LIMITED", retryAfterSeconds: 1_190 },
    });
    const { user } = await open({}, answer({ errors: [refusal] }));
    await fillIn(user);
    await send(user);
    expect(await screen.findByText("Too many attempts. Please wait 20 minutes.")).toBeInTheDocument();
  });

  it("knows who is signed in", async () => {
    await open({ viewer: patient });
    expect(screen.getByLabelText("Your name")).toHaveValue(patient.name);
    expect(screen.getByLabelText("Your email")).toHaveValue(patient.email);
  });
});
