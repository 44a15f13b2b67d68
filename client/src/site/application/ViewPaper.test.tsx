import { screen, waitFor, within } from "@testing-library/react";
import { renderRoutes } from "../../../test/render";
import { readyPaper, TOKEN } from "./application.test-support";
import { ViewPaper } from "./ViewPaper";

const openPaper = jest.fn();
jest.mock("../../ui/paper/openPaper", () => ({ openPaper: (data: ArrayBuffer) => openPaper(data) }));

const answer = jest.fn();
const paper = () => ({
  pages: 2,
  draw: jest.fn(async () => undefined),
  find: jest.fn(async () => []),
  close: jest.fn(),
});

beforeEach(() => {
  openPaper.mockReset().mockImplementation(async () => paper());
  answer.mockReset().mockImplementation(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(8) }));
  globalThis.fetch = answer;
});

async function open() {
  const document = readyPaper(4) as Parameters<typeof ViewPaper>[0]["document"];
  const view = await renderRoutes([{ path: "*", element: <ViewPaper token={TOKEN} document={document} /> }]);
  await view.user.click(screen.getByRole("button", { name: "View Data Protection Policy" }));
  return { ...view, dialog: within(await screen.findByRole("dialog", { name: /Data Protection Policy$/ })) };
}

it("draws the file over the page with the applicant's secret, turns its pages, and gives the focus back", async () => {
  const { user, dialog } = await open();
  expect(await dialog.findByRole("img", { name: /page 1 of 2/ })).toBeInTheDocument();
  expect(answer).toHaveBeenCalledWith(
    "/applications/documents/document-4",
    expect.objectContaining({ headers: { authorization: `Application ${TOKEN}` } }),
  );
  await user.click(dialog.getByRole("button", { name: "Next page" }));
  await user.keyboard("+");
  expect(dialog.getByRole("img", { name: /page 2 of 2/ })).toBeInTheDocument();
  expect(dialog.getByText("125%")).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "View Data Protection Policy" })).toHaveFocus();
  const [drawn] = await Promise.all(openPaper.mock.results.map(({ value }) => value));
  expect(drawn.close).toHaveBeenCalled();
});

it("offers the download of a file that cannot be drawn, and to try again", async () => {
  openPaper.mockRejectedValueOnce(new Error("No password given"));
  const { user, dialog } = await open();
  expect(await dialog.findByText("Document content not available")).toBeInTheDocument();
  answer.mockResolvedValueOnce({ ok: false, status: 404 });
  await user.click(dialog.getByRole("button", { name: "Download" }));
  expect(await dialog.findByText("The file could not be downloaded. Please try again.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Try Again" }));
  expect(await dialog.findByRole("img", { name: /page 1 of 2/ })).toBeInTheDocument();
});
