import { screen, waitFor, within } from "@testing-library/react";
import { FakeRequest } from "../../../test/fake-request";
import { cancelUploads } from "../../core/fileUploads";
import { CreativeForm_SaveDocument, CreativeForm_SubmitDocument, PictureField_AskDocument } from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { creative, edited, hints, LIST, open, opened, refused, version, violation } from "./creatives.test-support";

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as never;
  FakeRequest.last = undefined;
});
afterEach(() => {
  cancelUploads();
  forgetDrafts();
  globalThis.XMLHttpRequest = real;
});

const NEW = `${LIST}/new`;
function png(bytes = 8, type = "image/png"): File {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47]);
  return new File([content], "nose.png", { type });
}
const ask = (fileName: string, bytes: number) => ({
  request: { query: PictureField_AskDocument, variables: { fileName, bytes } },
  result: { data: { askPictureUpload: { __typename: "UploadTicket", url: "/uploads/ticket-1" } } },
});
const arrived = { pictureId: "p9", url: "/ads/pictures/p9", width: 10, height: 5, isAnimated: false };
const preview = () => screen.getByRole("region", { name: "Preview of the advert" });

describe("Upload Creative", () => {
  it("shows what rules find while somebody types: named, in words, marked in the preview", async () => {
    const { user } = await open(
      NEW,
      hints({ description: "Our rinse cures hay fever." }, [
        violation(),
        violation({
          ruleName: "Always read the label",
          severity: "MEDIUM",
          category: "REGULATORY",
          matches: [],
          missing: ["Always read the label"],
        }),
      ]),
    );
    const box = await screen.findByRole("region", { name: "Compliance hints" });
    expect(box).toHaveTextContent("Hints appear here when you type.");
    await user.type(screen.getByLabelText("Description"), "Our rinse cures hay fever.");
    await within(box).findByText("Guarantee of a cure");
    expect(box).toHaveTextContent("HighGuarantee of a cureContains “cures”.");
    expect(box).toHaveTextContent("MediumAlways read the label“Always read the label” is missing.");
    expect(within(box).getByRole("status")).toHaveTextContent(
      "2 rules match: Guarantee of a cure, Always read the label",
    );
    expect(within(preview()).getByText("cures").tagName).toBe("MARK");
    await user.type(screen.getByLabelText("Description"), "x");
    expect(within(preview()).queryByText("cures")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Description")).toHaveAccessibleDescription(/27 of 300 characters/);
  });

  it("sends the picture with progress, then the text, and submits both", async () => {
    const made = creative("a", version("v1", "DRAFT"));
    const input = {
      title: "Clear your nose",
      description: "",
      targetUrl: "https://northbank.example",
      altText: "A bottle",
      disclaimer: "",
      pricePence: 749,
      pictureId: "p9",
    };
    const { user, router } = await open(
      NEW,
      ask("nose.png", 8),
      {
        request: { query: CreativeForm_SaveDocument, variables: { id: null, input } },
        result: { data: { saveCreative: made } },
      },
      {
        request: { query: CreativeForm_SubmitDocument, variables: { id: "a" } },
        result: { data: { submitCreative: creative("a", version("v1", "PENDING")) } },
      },
      opened(creative("a", version("v1", "PENDING"))),
    );
    await user.upload(await screen.findByLabelText("Choose picture: picture of the advert"), png());
    await waitFor(() => expect(FakeRequest.last?.line).toBe("PUT /uploads/ticket-1"));
    await FakeRequest.last?.progress(4, 8);
    expect(screen.getByRole("progressbar")).toHaveAccessibleName("nose.png: 50% uploaded");
    await user.type(screen.getByLabelText("Title"), "Clear your nose");
    await user.click(screen.getByRole("button", { name: /^Submit for review/ }));
    expect(screen.getByRole("alert")).toHaveTextContent("Please wait until the picture is uploaded.");
    await FakeRequest.last?.answer(201, arrived);
    expect(preview().querySelector("img")).toHaveAttribute("src", "/ads/pictures/p9");
    expect(screen.getByLabelText("Title")).toHaveValue("Clear your nose");
    await user.type(screen.getByLabelText("Alt text"), "A bottle");
    await user.type(screen.getByLabelText("Price (optional)"), "7.49");
    await user.type(screen.getByLabelText("Target URL"), "https://northbank.example");
    await user.click(screen.getByRole("button", { name: /^Submit for review/ }));
    expect(await screen.findByText("Submitted for review. You will get the result here and by mail.")).toHaveFocus();
    expect(router.state.location.pathname).toBe(`${LIST}/a`);
    expect(sessionStorage).toHaveLength(0);
  });

  it("refuses at once what is no picture or too large, and says what the server found wrong with one", async () => {
    const { user } = await open(NEW, ask("nose.png", 8));
    const choose = () => screen.getByLabelText("Choose picture: picture of the advert");
    await screen.findAllByText(/^0 of \d+ characters/); // the limits are known
    await user.upload(choose(), new File(["<svg/>"], "nose.png", { type: "image/png" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("nose.png: Please choose a PNG, JPG or GIF.");
    await user.upload(choose(), png(10 * 1024 * 1024 + 1));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("This file is larger than 10 MB."));
    expect(FakeRequest.last).toBeUndefined();
    await user.upload(choose(), png());
    await waitFor(() => expect(FakeRequest.last).toBeDefined());
    await FakeRequest.last?.answer(400, {
      errors: [{ message: "This picture has too many pixels.", extensions: { code: "BAD_USER_INPUT" } }],
    });
    expect(screen.getByRole("alert")).toHaveTextContent("nose.png: This picture has too many pixels.");
  });

  it("puts what the server says on the right field, and a price that is none before it is sent", async () => {
    const { user } = await open(NEW, {
      request: { query: CreativeForm_SaveDocument, variables: () => true },
      result: refused("BAD_USER_INPUT", [
        { field: "title", message: "Please enter a title." },
        { field: "pictureId", message: "Please choose a picture." },
        { field: "targetUrl", message: "Please enter an address that begins with https://." },
      ]),
    });
    await user.type(await screen.findByLabelText("Price (optional)"), "seven");
    await user.click(screen.getByRole("button", { name: /^Save draft/ }));
    expect(screen.getByLabelText("Price (optional)")).toHaveAccessibleDescription(/Please write the price in pounds/);
    await user.clear(screen.getByLabelText("Price (optional)"));
    await user.click(screen.getByRole("button", { name: /^Save draft/ }));
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveTextContent("Please choose a picture."));
    expect(screen.getByLabelText("Title")).toHaveAccessibleDescription(/Please enter a title\./);
    expect(screen.getByLabelText("Target URL")).toHaveAccessibleDescription(/begins with https/);
    expect(screen.getByLabelText("Choose picture: picture of the advert")).toHaveAccessibleDescription(
      /Please choose a picture\./,
    );
  });

  it("keeps what was typed through a reload and a lost connection, until it is discarded", async () => {
    const first = await open(NEW, {
      request: { query: CreativeForm_SaveDocument, variables: () => true },
      error: new Error("Failed to fetch"),
    });
    await first.user.type(await screen.findByLabelText("Title"), "Half a title");
    await first.user.click(screen.getByRole("button", { name: /^Save draft/ }));
    expect(await screen.findByText(/^This could not be saved\./)).toBeInTheDocument();
    first.unmount();
    const { user } = await open(NEW);
    expect(await screen.findByLabelText("Title")).toHaveValue("Half a title");
    await user.click(screen.getByRole("button", { name: "Discard what I typed" }));
    expect(screen.getByLabelText("Title")).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("a new version", () => {
  it("begins with what the last one says and why it was sent back, and keeps its picture", async () => {
    const sentBack = version("v1", "NEEDS_REVISION", {
      reviewedAt: "2026-11-21T10:42:00Z",
      reviewer: "Leila Haddad",
      reason: "Please take out “cures”.",
    });
    const next = creative("a", version("v2", "DRAFT", { number: 2 }));
    const { user, router } = await open(
      `${LIST}/a/edit`,
      edited(creative("a", sentBack)),
      {
        request: {
          query: CreativeForm_SaveDocument,
          variables: {
            id: "a",
            input: {
              title: "Clear your nose",
              description: "Our rinse helps.",
              targetUrl: "https://www.northbank.example/rinse",
              altText: "A bottle beside grass",
              disclaimer: "Always read the label.",
              pricePence: 749,
              pictureId: null,
            },
          },
        },
        result: { data: { saveCreative: next } },
      },
      opened(next),
    );
    await screen.findByText("This becomes version 2. It starts as a copy of version 1.");
    expect(screen.getByText("Please take out “cures”.")).toBeInTheDocument();
    await user.clear(screen.getByLabelText("Description"));
    await user.type(screen.getByLabelText("Description"), "Our rinse helps.");
    await user.click(screen.getByRole("button", { name: /^Save draft/ }));
    expect(await screen.findByText("The draft is saved.")).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`${LIST}/a`);
  });

  it("waits while one is in review", async () => {
    await open(`${LIST}/a/edit`, edited(creative("a", version("v1", "PENDING"))));
    expect(await screen.findByText("Version 1 is in review. Withdraw it first to change it.")).toBeInTheDocument();
    expect(screen.queryByLabelText("Title")).not.toBeInTheDocument();
  });
});
