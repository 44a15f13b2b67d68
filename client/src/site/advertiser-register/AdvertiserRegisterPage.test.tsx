import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { FakeRequest } from "../../../test/fake-request";
import { renderRoutes } from "../../../test/render";
import {
  CompanyForm_StartDocument,
  CurrentApplicationDocument,
  DocumentDate_SetDocument,
  DocumentRow_AskDocument,
  DocumentsForm_SubmitDocument,
  WhatFollowsDocument,
} from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import {
  allReady,
  application,
  current,
  lost,
  paper,
  readyPaper,
  TOKEN,
} from "../application/application.test-support";
import { keepOwnToken } from "../application/applicationToken";
import { cancelUploads } from "../application/documentUploads";
import { AdvertiserRegisterPage } from "./AdvertiserRegisterPage";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const RealRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeRequest.last = undefined;
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  act(() => {
    cancelUploads();
    keepOwnToken("");
    forgetDrafts();
  });
  globalThis.XMLHttpRequest = RealRequest;
});

const rules = {
  request: { query: WhatFollowsDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      applicationRules: {
        __typename: "ApplicationRules",
        documents: [{ __typename: "RequiredDocument", key: "data_protection", name: "Data Protection Policy" }],
        reviewTime: "1-2 business days",
      },
    },
  },
};

const open = (...mocks: object[]) =>
  renderRoutes(
    [
      { path: "/advertiser/register", element: <AdvertiserRegisterPage /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { at: "/advertiser/register", mocks: [rules, ...mocks] as Mocks },
  );

async function openDocuments(...mocks: object[]) {
  keepOwnToken(TOKEN);
  const view = await open(...mocks);
  await screen.findByText("2. Documents");
  await screen.findByRole("button", { name: /^Submit application/ });
  return view;
}

const refusal = (message: string, extensions: Record<string, unknown>) => ({
  errors: [new GraphQLError(message, { extensions })],
});
const summary = () => within(screen.getByRole("alert", { name: "There is a problem" }));
const row = (name: string) => {
  const found = screen.getAllByRole("listitem").find((item) => within(item).queryByRole("heading", { name }));
  if (!found) throw new Error(`There is no row ${name}`);
  return within(found);
};
const pdf = (name = "policy.pdf", bytes = 10) => new File(["%PDF-1.7\n", "x".repeat(bytes)], name);

const input = {
  name: "Northbank Allergy Care Ltd",
  registrationNumber: "09876543",
  address: "",
  contactPerson: "Hannah Okafor",
  phone: "0113 496 0123",
  email: "hannah@northbank.example",
  website: "",
};
const start = (result: object) => ({ request: { query: CompanyForm_StartDocument, variables: { input } }, result });

type User = Awaited<ReturnType<typeof open>>["user"];
async function fillIn(user: User) {
  await user.type(screen.getByLabelText("Company name"), input.name);
  await user.type(screen.getByLabelText("Registration number"), input.registrationNumber);
  await user.type(screen.getByLabelText("Contact person"), input.contactPerson);
  await user.type(screen.getByLabelText("Phone"), input.phone);
  await user.type(screen.getByLabelText("Email"), input.email);
}
const goOn = (user: User) => user.click(screen.getByRole("button", { name: /^Continue to Documents/ }));
const submit = (user: User) => user.click(screen.getByRole("button", { name: /^Submit application/ }));

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
    expect(await screen.findByText("Too many tries. Please wait 10 minutes.")).toBeVisible();
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

describe("step 2 of the registration", () => {
  it("shows each document in one state", async () => {
    await openDocuments(
      current({
        documents: [
          readyPaper(0),
          readyPaper(1, { date: null, needs: "DATE" }),
          readyPaper(2, {
            needs: "REPLACEMENT",
            rejectionReason: "Document format incorrect or information unclear",
            rejectionDetail: "This PDF has a password. Save it without one and upload it again.",
          }),
          readyPaper(3, { status: "VALID" }),
          paper(4),
        ],
      }),
    );
    expect(screen.getByText("2 of 5 ready")).toBeVisible();
    expect(row("Business Registration Certificate").getByText("412 KB")).toBeVisible();
    expect(row("Business Registration Certificate").getByLabelText(/^Replace:/)).toBeEnabled();
    expect(row("Tax Compliance Certificate").getByText("Date needed")).toBeVisible();
    const refused = row("Professional Indemnity Insurance");
    expect(refused.getByLabelText(/^Upload again:/)).toHaveAccessibleDescription(
      /^This PDF has a password.*Reason on file: Document format incorrect or information unclear$/,
    );
    expect(row("Advertising Standards Compliance Declaration").queryByLabelText(/^Replace/)).not.toBeInTheDocument();
    expect(row("Data Protection Policy").getByText("Not uploaded yet")).toBeVisible();
  });

  it("says in the summary which rows are not ready, and that the terms are not accepted", async () => {
    const { user } = await openDocuments(
      current({ documents: [readyPaper(0, { date: null, needs: "DATE" }), paper(4)] }),
    );
    await submit(user);
    expect(summary().getByText("Please upload all required documents")).toBeVisible();
    expect(
      summary()
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Data Protection Policy",
      "Please fill in all required fields: date of Business Registration Certificate, date of Data Protection Policy",
      "Please accept the terms and conditions",
    ]);
    await user.click(summary().getByRole("link", { name: "Data Protection Policy" }));
    expect(row("Data Protection Policy").getByLabelText(/^Choose a file/)).toHaveFocus();
    expect(screen.getByRole("checkbox")).toBeInvalid();
  });

  it.each([
    ["no PDF", new File(["PNG"], "a.pdf"), "a.pdf: Please choose a PDF file."],
    ["an empty file", new File([], "b.pdf"), "b.pdf: This file is empty."],
    ["a large file", pdf("c.pdf", 5 * 1024 ** 2), "c.pdf: Please choose a file of at most 5 MB."],
  ])("refuses %s at once", async (_, file, words) => {
    const { user } = await openDocuments(current());
    await user.upload(row("Data Protection Policy").getByLabelText(/^Choose a file/), file);
    expect(await row("Data Protection Policy").findByRole("alert")).toHaveTextContent(words);
    expect(row("Data Protection Policy").getByLabelText(/^Choose a file/)).toBeInvalid();
  });

  const ask = (file: File, url: string) => ({
    request: {
      query: DocumentRow_AskDocument,
      variables: { token: TOKEN, key: "data_protection", fileName: file.name, bytes: file.size },
    },
    result: { data: { askDocumentUpload: { __typename: "UploadTicket", url } } },
  });

  it("sends a file with what is left, then says that it is checked, then that it is ready", async () => {
    const file = pdf();
    const after = current({ documents: [readyPaper(4)] });
    const { user } = await openDocuments(current({ documents: [paper(4)] }), ask(file, "/uploads/one"), after);
    await user.upload(row("Data Protection Policy").getByLabelText(/^Choose a file/), file);
    await row("Data Protection Policy").findByRole("button", { name: /^Cancel/ });
    await waitFor(() => expect(FakeRequest.last?.line).toBe("PUT /uploads/one"));
    await FakeRequest.last?.progress(62, 100);
    expect(screen.getByRole("progressbar", { name: "Uploading Data Protection Policy: 62%" })).toBeVisible();
    await FakeRequest.last?.progress(100, 100);
    expect(row("Data Protection Policy").getAllByText(/Checking the file/)[0]).toBeVisible();
    await FakeRequest.last?.answer(201, { fileId: "1" });
    expect(await screen.findByText("1 of 1 ready")).toBeVisible();
  });

  it("says on the row what the server has against a file", async () => {
    const file = pdf();
    const { user } = await openDocuments(current(), ask(file, "/uploads/one"));
    await user.upload(row("Data Protection Policy").getByLabelText(/^Choose a file/), file);
    await waitFor(() => expect(FakeRequest.last?.line).toBe("PUT /uploads/one"));
    const extensions = { code: "BAD_USER_INPUT", field: "file" };
    await FakeRequest.last?.answer(400, { errors: [{ message: "Please choose a PDF file.", extensions }] });
    expect(await row("Data Protection Policy").findByRole("alert")).toHaveTextContent("Please choose a PDF file.");
  });

  it("waits for the connection, and cancels", async () => {
    const file = pdf();
    const { user } = await openDocuments(current(), ask(file, "/uploads/one"));
    await user.upload(row("Data Protection Policy").getByLabelText(/^Choose a file/), file);
    await waitFor(() => expect(FakeRequest.last?.line).toBe("PUT /uploads/one"));
    await FakeRequest.last?.answer();
    expect(row("Data Protection Policy").getAllByText(/^.*Waiting for the connection\./)[0]).toBeVisible();
    await user.click(row("Data Protection Policy").getByRole("button", { name: /^Cancel/ }));
    expect(row("Data Protection Policy").getByLabelText(/^Choose a file/)).toBeEnabled();
    expect(row("Data Protection Policy").getByRole("heading")).toHaveFocus();
  });

  it("keeps a date as soon as it is complete", async () => {
    const dated = application({ documents: [readyPaper(4, { date: "2026-02-01" })] });
    const { user } = await openDocuments(current({ documents: [readyPaper(4, { date: null, needs: "DATE" })] }), {
      request: {
        query: DocumentDate_SetDocument,
        variables: { token: TOKEN, key: "data_protection", date: "2026-02-01" },
      },
      result: { data: { setDocumentDate: dated } },
    });
    await user.type(screen.getByLabelText("Issued on: Data Protection Policy"), "2026-02-01");
    expect(await screen.findByText("1 of 1 ready")).toBeVisible();
  });

  const answer = (outcome: string, message: string, reasons: object[], change: object = {}) => ({
    request: { query: DocumentsForm_SubmitDocument, variables: { token: TOKEN, acceptTerms: true } },
    result: {
      data: {
        submitApplication: {
          __typename: "SubmittedApplication",
          outcome,
          message,
          reasons: reasons.map((reason) => ({ __typename: "DocumentReason", ...reason })),
          application: application({ documents: allReady, ...change }),
        },
      },
    },
  });

  async function send(...mocks: object[]) {
    const view = await openDocuments(current({ documents: allReady }), ...mocks);
    await view.user.click(screen.getByRole("checkbox"));
    await submit(view.user);
    return view;
  }

  it("says that it was sent, and where to watch it", async () => {
    await send(answer("SUBMITTED", "Application Submitted Successfully", [], { status: "PENDING" }));
    const heading = await screen.findByRole("heading", { name: "Application Submitted Successfully" });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/1-2 business days/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See where it stands" })).toHaveAttribute(
      "href",
      "/advertiser/application",
    );
  });

  it.each([
    [
      "ADDITIONAL_DOCUMENTS",
      "Additional Documents Required",
      "Additional documents are required. Please upload the requested files to proceed.",
      "Upload the documents",
    ],
    [
      "REJECTED",
      "Documents Rejected",
      "Your submitted documents have been rejected. Please contact support for assistance.",
      "Replace documents",
    ],
  ])("leads back to the rows after %s", async (outcome, title, message, go) => {
    const reason = { key: "data_protection", name: "Data Protection Policy", reason: "Not clear.", detail: null };
    const { user } = await send(answer(outcome, message, [reason]));
    expect(await screen.findByRole("heading", { name: title })).toHaveFocus();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText("Not clear.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: go }));
    expect(screen.getByRole("button", { name: /^Submit application/ })).toBeVisible();
  });

  it("says what the server has against it, and that it could not be sent", async () => {
    const request = { query: DocumentsForm_SubmitDocument, variables: { token: TOKEN, acceptTerms: true } };
    const { user } = await send(
      { request, error: new Error("Failed to fetch") },
      {
        request,
        result: refusal("Your application is being reviewed and cannot be changed now.", { code: "CONFLICT" }),
      },
    );
    expect(await screen.findByText(/^Your application could not be sent\./)).toBeVisible();
    await submit(user);
    expect(await screen.findByText("Your application is being reviewed and cannot be changed now.")).toBeVisible();
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
