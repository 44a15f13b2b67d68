import { EditorView } from "@codemirror/view";
import { act, screen, waitFor, within } from "@testing-library/react";
import { renderPart } from "../../../../test/render";
import { Explorer } from "./Explorer";
import { createSender, type Operation, type Sender } from "./sendOperation";

jest.mock("./sendOperation", () => ({ createSender: jest.fn() }));

const send = jest.fn<ReturnType<Sender["send"]>, [Operation]>();
const dispose = jest.fn();

beforeAll(() => {
  // jsdom measures no text, which CodeMirror does to place its tooltips.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});
beforeEach(() => {
  send.mockReset();
  dispose.mockReset();
  jest.mocked(createSender).mockReturnValue({ send, dispose });
});

const editor = (name: string) => {
  const view = EditorView.findFromDOM(screen.getByRole("textbox", { name }));
  if (!view) throw new Error(`There is no editor ${name}`);
  return view;
};
const write = (name: string, text: string) =>
  act(async () => {
    const view = editor(name);
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  });
const textOf = (name: string) => editor(name).state.doc.toString();

const open = () => {
  const view = renderPart(<Explorer apiKey="" />);
  return { ...view, run: () => view.user.click(screen.getByRole("button", { name: "Run" })) };
};

it("runs what is written with its variables, by the button and by Ctrl and Enter, and shows the answer", async () => {
  send.mockResolvedValue({ data: { plans: [{ tier: "GOLD" }] } });
  const { run, user } = open();
  await write("Operation", "query Plans { plans { tier } }");
  await write("Variables (JSON)", '{ "first": 2 }');
  await run();
  expect(await screen.findByText("Answered.")).toBeInTheDocument();
  expect(textOf("Answer")).toContain('"tier": "GOLD"');
  expect(send).toHaveBeenLastCalledWith({
    query: "query Plans { plans { tier } }",
    variables: { first: 2 },
    operationName: "Plans",
  });
  act(() => screen.getByRole("textbox", { name: "Operation" }).focus());
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(send).toHaveBeenCalledTimes(2);
});

it("says each error as a sentence, with the field that it is about", async () => {
  send.mockResolvedValue({ data: null, errors: [{ message: "Please sign in.", path: ["campaigns"] }] });
  const { run } = open();
  await run();
  const status = await screen.findByText("The API answered with 1 error.");
  const item = within(status.parentElement as HTMLElement).getByRole("listitem");
  expect(item).toHaveTextContent("campaigns: Please sign in.");
});

it("sends nothing while the variables are no object, and says so", async () => {
  send.mockResolvedValue({ data: {} });
  const { run } = open();
  await write("Variables (JSON)", "[1]");
  await run();
  expect(screen.getByRole("alert")).toHaveTextContent("The variables are not a JSON object.");
  expect(send).not.toHaveBeenCalled();
  await write("Variables (JSON)", "{}");
  await run();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("lets one of several operations be chosen", async () => {
  send.mockResolvedValue({ data: {} });
  const { run, user } = open();
  expect(screen.queryByLabelText("Operation to run")).not.toBeInTheDocument();
  await write("Operation", "query A { plans { tier } } query B { plans { tier } }");
  await user.selectOptions(screen.getByLabelText("Operation to run"), "B");
  await run();
  expect(send.mock.lastCall?.[0].operationName).toBe("B");
  await write("Operation", "query C { plans { tier } }");
  await waitFor(() => expect(screen.queryByLabelText("Operation to run")).not.toBeInTheDocument());
  await run();
  expect(send.mock.lastCall?.[0].operationName).toBe("C");
});

it("listens until it is stopped, and says how much came", async () => {
  const ended = jest.fn();
  send.mockReturnValue(
    (async function* events() {
      try {
        yield { data: { usageChanged: { impressionsUsed: 1 } } };
        yield { data: { usageChanged: { impressionsUsed: 2 } } };
        await new Promise(() => undefined);
      } finally {
        ended();
      }
    })(),
  );
  const { run, user } = open();
  await run();
  expect(await screen.findByText(/^Listening\. 2 events received/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Stop" }));
  expect(screen.getByText(/^Stopped after 2 events/)).toBeInTheDocument();
  expect(textOf("Answer")).toContain('"impressionsUsed": 2');
  expect(screen.queryByRole("button", { name: "Stop" })).not.toBeInTheDocument();
});

it.each([
  [new TypeError("fetch failed"), "No response was received. Check your connection, then run it again."],
  [[{ message: "Please sign in." }], "The API answered with 1 error."],
])("says what broke off: %s", async (problem, words) => {
  send.mockReturnValue(Promise.reject(problem));
  const { run } = open();
  await run();
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it("writes an operation as it is usually written and keeps its comments", async () => {
  const { user } = open();
  await write("Operation", "# mine\nquery A{plans{tier}}");
  await write("Variables (JSON)", '{"a":1}');
  await user.click(screen.getByRole("button", { name: "Prettify" }));
  await waitFor(() => expect(textOf("Operation")).toBe("# mine\nquery A {\n  plans {\n    tier\n  }\n}\n"));
  expect(textOf("Variables (JSON)")).toBe('{\n  "a": 1\n}');
  await write("Operation", "query {");
  await user.click(screen.getByRole("button", { name: "Prettify" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("There is a mistake in the operation");
});
