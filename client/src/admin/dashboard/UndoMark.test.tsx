import { act, waitFor, within } from "@testing-library/react";
import { MarkBar_MarkDocument, UndoMark_UnmarkDocument } from "../../gql/graphql";
import {
  document as aDocument,
  application,
  conflict,
  event,
  hoursFromNow,
  list,
  open,
  pane,
  read,
} from "./DashboardPage.test-support";

jest.mock("../../ui/paper/openPaper", () => ({
  openPaper: async () => ({ pages: 1, draw: async () => undefined, find: async () => [], close: () => undefined }),
}));

const CERTIFICATE = "Business Registration Certificate";
const TAX = "Tax Compliance Certificate";
const VALID_TAX = `${TAX} is marked as valid`;

const quayside = (version: number, tax: "PENDING" | "VALID" | "INVALID", changes = {}) =>
  application("q", "Quayside Hearing Care Ltd", {
    version,
    documents: [
      aDocument("q-one", CERTIFICATE, "PENDING"),
      aDocument("q-two", TAX, tax, tax === "INVALID" ? { rejectionReason: "Out of date" } : {}),
    ],
    ...changes,
  });
const mark = (verdict: string, reason: string | null, version: number, after: object) => ({
  request: { query: MarkBar_MarkDocument, variables: { id: "q", documentId: "q-two", verdict, version, reason } },
  result: { data: { markDocument: after } },
});
const unmark = (version: number, result: object) => ({
  request: { query: UndoMark_UnmarkDocument, variables: { id: "q", documentId: "q-two", version } },
  result,
});

async function openTax(tax: "PENDING" | "INVALID", ...mocks: object[]) {
  const first = quayside(3, tax);
  const view = await open([list([first]), read(first), ...mocks], { at: "/admin/dashboard?application=q" });
  const region = within(await pane());
  await view.user.click(region.getByRole("button", { name: new RegExp(`^${TAX}`) }));
  await region.findByRole("heading", { name: TAX });
  return { ...view, region };
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  globalThis.fetch = jest.fn(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(8) })) as never;
});
afterEach(() => jest.useRealTimers());

it("takes the last mark back and returns to its document", async () => {
  const { user, region } = await openTax(
    "PENDING",
    mark("VALID", null, 3, quayside(4, "VALID")),
    unmark(4, { data: { unmarkDocument: quayside(5, "PENDING") } }),
  );
  await user.keyboard("v");
  expect(await region.findByText(VALID_TAX)).toBeVisible();
  expect(region.getByRole("heading", { name: CERTIFICATE })).toBeInTheDocument();
  expect(region.getByText(`${VALID_TAX}. Press U to undo.`)).toHaveAttribute("role", "status");
  await user.click(region.getByRole("button", { name: /^Undo/ }));
  expect(await region.findByRole("heading", { name: TAX })).toBeInTheDocument();
  expect(region.queryByText(VALID_TAX)).not.toBeInTheDocument();
  await waitFor(() => expect(region.getByRole("button", { name: /^Mark as Valid/ })).toHaveFocus());
});

it("puts the mark of before in its place again, with its reason", async () => {
  const { user, region } = await openTax(
    "INVALID",
    mark("VALID", null, 3, quayside(4, "VALID")),
    mark("INVALID", "Out of date", 4, quayside(5, "INVALID")),
  );
  await user.keyboard("v");
  await region.findByText(VALID_TAX);
  await user.keyboard("u");
  expect(await region.findByText("Out of date")).toBeVisible();
  expect(await region.findByRole("heading", { name: TAX })).toBeVisible();
});

it("offers it for ten seconds, and longer to who is at the button", async () => {
  const { user, region } = await openTax("PENDING", mark("VALID", null, 3, quayside(4, "VALID")));
  const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  await user.keyboard("v");
  const button = await region.findByRole("button", { name: /^Undo/ });
  await pass(8_000);
  act(() => button.focus());
  await pass(30_000);
  expect(button).toBeInTheDocument();
  act(() => button.blur());
  await pass(8_000);
  expect(button).toBeInTheDocument();
  await pass(3_000);
  expect(button).not.toBeInTheDocument();
});

it("offers it no longer when somebody else has changed something, and says who was faster", async () => {
  const { user, region, hearReview } = await openTax(
    "PENDING",
    mark("VALID", null, 3, quayside(4, "VALID")),
    unmark(4, conflict("Priya Shah marked a document as invalid at 10:42.")),
    read(quayside(5, "INVALID")),
  );
  await user.keyboard("v");
  await region.findByText(VALID_TAX);
  await user.keyboard("u");
  expect(await region.findByText(/^Priya Shah marked a document as invalid at 10:42\./)).toBeVisible();
  await waitFor(() => expect(region.queryByText(VALID_TAX)).not.toBeInTheDocument());
  await hearReview(
    quayside(6, "VALID", {
      status: "APPROVED",
      decidedAt: hoursFromNow(0),
      history: [event("e2", "APPROVED", "Priya Shah")],
    }),
  );
  expect(region.queryByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
});
