import { act, screen } from "@testing-library/react";
import { CurrentApplicationDocument } from "../../gql/graphql";
import { allReady, application, current, lost, TOKEN } from "../application/application.test-support";
import { keepOwnToken } from "../application/applicationToken";
import {
  fillIn,
  goOn,
  input,
  open,
  openDocuments,
  prepareRegistration,
  refusal,
  start,
  summary,
} from "./registration.test-support";

prepareRegistration();

describe("step 1 of the registration", () => {
  it("says what will be needed", async () => {
    await open();
    expect(await screen.findByRole("heading", { name: "What you need" })).toBeVisible();
    expect(screen.getByText("Data Protection Policy")).toBeVisible();
  });

  it("lists what is missing in the documented sentence, with a link to each field", async () => {
    const { user } = await open();
    await goOn(user);
    expect(
      summary().getByText(
        "Please fill in all required fields: Company name, Registration number, Contact person, Phone, Email",
      ),
    ).toBeInTheDocument();
    await user.click(summary().getByRole("link", { name: "Enter the phone number" }));
    expect(screen.getByLabelText("Phone")).toHaveFocus();
    expect(screen.getByLabelText("Phone")).toHaveAccessibleDescription(/Error: Enter the phone number/);
  });

  it("puts what the server says on its field, and keeps what was typed over a reload", async () => {
    const odd = { field: "registrationNumber", message: "Please enter 8 digits, or 2 letters and 6 digits." };
    const { user, unmount } = await open(start(refusal(odd.message, { code: "BAD_USER_INPUT", problems: [odd] })));
    await fillIn(user);
    await goOn(user);
    expect(await screen.findByRole("link", { name: odd.message })).toBeInTheDocument();
    expect(screen.getByLabelText("Registration number")).toHaveAccessibleDescription(/Error: Please enter 8 digits/);
    unmount();
    await open();
    expect(screen.getByLabelText("Contact person")).toHaveValue(input.contactPerson);
  });

  it("says when it could not be saved, and when there were too many tries", async () => {
    const { user } = await open(
      { ...start({}), result: undefined, error: new Error("Failed to fetch") },
      start(refusal("Too many", { code: "RATE_LIMITED", retryAfterSeconds: 600 })),
    );
    await fillIn(user);
    await goOn(user);
    expect(await screen.findByText("Your company details could not be saved. Please try again.")).toBeVisible();
    await goOn(user);
    expect(await screen.findByText("Too many attempts. Please wait 10 minutes.")).toBeVisible();
  });

  it("goes on to the documents, and Back leads to the details", async () => {
    const data = { startApplication: { __typename: "StartedApplication", token: TOKEN, application: application() } };
    const { user, router } = await open(start({ data }), current());
    await fillIn(user);
    await goOn(user);
    expect(await screen.findByText("0 of 5 ready")).toBeVisible();
    expect(localStorage.getItem("application")).toBe(TOKEN);
    expect(router.state.location.search).toBe("?step=documents");
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText("Company name")).toHaveValue(input.name);
  });
});

describe("coming back to the registration", () => {
  it("offers to try again when the application cannot be read", async () => {
    keepOwnToken(TOKEN);
    const { user } = await open(lost, current());
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("0 of 5 ready")).toBeVisible();
  });

  it("forgets an application that is no longer kept, and says so", async () => {
    keepOwnToken(TOKEN);
    await open({
      request: { query: CurrentApplicationDocument, variables: { token: TOKEN } },
      result: refusal("Not found.", { code: "NOT_FOUND" }),
    });
    expect(await screen.findByText(/^Your earlier application is no longer kept\./)).toBeVisible();
    expect(screen.getByLabelText("Company name")).toHaveValue("");
    expect(localStorage.getItem("application")).toBeNull();
  });

  it("leads to the application that was sent, or begins another", async () => {
    keepOwnToken(TOKEN);
    const { user } = await open(current({ status: "PENDING", documents: allReady }));
    expect(await screen.findByRole("heading", { name: "You have sent an application" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Start another application" }));
    expect(await screen.findByLabelText("Company name")).toHaveValue("");
  });

  it("asks before it forgets what was begun", async () => {
    const { user } = await openDocuments(current());
    await user.click(screen.getByRole("button", { name: "Start again" }));
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    await user.click(screen.getByRole("button", { name: "Start again" }));
    await user.click(screen.getByRole("button", { name: "Forget it and start again" }));
    expect(await screen.findByLabelText("Company name")).toHaveValue("");
    expect(localStorage.getItem("application")).toBeNull();
  });
});
