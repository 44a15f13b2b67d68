import { act, screen } from "@testing-library/react";
import { open, page } from "./ConsultationPage.test-support";

/** Stands in for the browser's recogniser; jsdom has none. */
class FakeRecogniser extends EventTarget {
  static latest: FakeRecogniser | undefined;
  static onDevice = "unavailable";
  static available = () => Promise.resolve(FakeRecogniser.onDevice);
  lang = "";
  continuous = false;
  interimResults = false;
  processLocally = false;
  constructor() {
    super();
    FakeRecogniser.latest = this;
  }
  start() {}
  stop() {
    this.dispatchEvent(new Event("end"));
  }
  abort() {
    this.stop();
  }
  hear(...transcripts: string[]) {
    const results = transcripts.map((transcript) => ({ isFinal: true, 0: { transcript } }));
    act(() => void this.dispatchEvent(Object.assign(new Event("result"), { results })));
  }
  fail(error: string) {
    act(() => void this.dispatchEvent(Object.assign(new Event("error"), { error })));
  }
}

const listener = () => FakeRecogniser.latest as FakeRecogniser;
const box = () => screen.getByLabelText("What would you like to ask?") as HTMLTextAreaElement;
const withRecogniser = (onDevice = "unavailable") => {
  FakeRecogniser.onDevice = onDevice;
  Object.assign(window, { SpeechRecognition: FakeRecogniser });
};

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, "SpeechRecognition");
  FakeRecogniser.latest = undefined;
});

describe("speaking a question", () => {
  it("says so where the browser cannot, without a button", async () => {
    await open([page([])]);
    expect(await screen.findByText("This browser cannot turn speech into text.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Speak" })).not.toBeInTheDocument();
  });

  it("first says where the sound goes, then writes what it hears behind what stands there", async () => {
    withRecogniser();
    const { user } = await open([page([])]);
    await user.type(await screen.findByLabelText("What would you like to ask?"), "Hello.");
    await user.click(screen.getByRole("button", { name: "Speak" }));
    expect(await screen.findByText(/sends the sound of your voice to the company/)).toBeInTheDocument();
    expect(FakeRecogniser.latest).toBeUndefined();
    expect(screen.getByRole("button", { name: "Start speaking" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Start speaking" }));
    expect(listener().lang).toBe("en-GB");
    listener().hear("my throat");
    listener().hear("my throat", "is sore");
    expect(box().value).toBe("Hello. my throat is sore");
    await user.click(screen.getByRole("button", { name: "Stop" }));
    await user.type(box(), " since Monday");
    expect(box().value).toBe("Hello. my throat is sore since Monday");
    await user.click(screen.getByRole("button", { name: "Speak" }));
    listener().hear("and a cough");
    expect(box().value).toBe("Hello. my throat is sore since Monday and a cough");
  });

  it("asks nothing where the sound stays on the device", async () => {
    withRecogniser("available");
    const { user } = await open([page([])]);
    await user.click(await screen.findByRole("button", { name: "Speak" }));
    expect(await screen.findByRole("button", { name: "Stop" })).toHaveAttribute("aria-pressed", "true");
    expect(listener().processLocally).toBe(true);
  });

  it("says that it failed, keeps the text and can be tried again", async () => {
    withRecogniser("available");
    const { user } = await open([page([])]);
    await user.click(await screen.findByRole("button", { name: "Speak" }));
    await screen.findByRole("button", { name: "Stop" });
    listener().hear("my knee hurts");
    listener().fail("network");
    expect(
      await screen.findByText("Failed to process voice input. Please try again or use text input."),
    ).toBeInTheDocument();
    expect(box().value).toBe("my knee hurts");
    await user.click(screen.getByRole("button", { name: "Speak" }));
    expect(screen.queryByText(/Failed to process voice input/)).not.toBeInTheDocument();
  });

  it("is silent when the person goes back to typing", async () => {
    withRecogniser();
    const { user } = await open([page([])]);
    await user.click(await screen.findByRole("button", { name: "Speak" }));
    await user.click(await screen.findByRole("button", { name: "I will type" }));
    expect(screen.queryByText(/sends the sound/)).not.toBeInTheDocument();
    expect(FakeRecogniser.latest).toBeUndefined();
  });
});
