import { screen, waitFor } from "@testing-library/react";
import { FakeRequest } from "../../../test/fake-request";
import { DocumentDate_SetDocument, DocumentRow_AskDocument, DocumentsForm_SubmitDocument } from "../../gql/graphql";
import { allReady, application, current, paper, readyPaper, TOKEN } from "../application/application.test-support";
import { openDocuments, pdf, prepareRegistration, refusal, row, submit, summary } from "./registration.test-support";

prepareRegistration();

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
