import { act } from "@testing-library/react";

/** An XMLHttpRequest whose server is the test. */
export class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  status = 0;
  responseText = "";
  sent: unknown;
  /** "POST /devices/imports". */
  line = "";

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    this.line = `${method} ${url}`;
  }
  setRequestHeader(): void {}
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number): Promise<void> {
    return act(async () => void this.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total })));
  }
  /** The answer, or a broken connection without one. */
  answer(status?: number, body: object = {}): Promise<void> {
    this.status = status ?? 0;
    this.responseText = JSON.stringify(body);
    return act(async () => {
      this.dispatchEvent(new Event(status === undefined ? "error" : "load"));
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  }
}
