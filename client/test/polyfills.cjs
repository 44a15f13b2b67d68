// jsdom leaves out parts of the platform that Apollo Client, React Router and Mantine take for granted.
const { TextDecoder, TextEncoder } = require("node:util");
const { ReadableStream, TransformStream, WritableStream } = require("node:stream/web");
const { BroadcastChannel } = require("node:worker_threads");

Object.assign(globalThis, { TextDecoder, TextEncoder, ReadableStream, TransformStream, WritableStream });

/** The channel of Node keeps the process alive until it is closed; the browser's does not. */
class TestBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}
globalThis.BroadcastChannel = TestBroadcastChannel;

/** What React Router needs of a request to move between pages; nothing is ever fetched with it. */
globalThis.Request ??= class {
  constructor(url, { method = "GET", signal } = {}) {
    Object.assign(this, { url: String(url), method, signal, headers: new Map() });
  }
};

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

/** What a file says, and of what it is made; every browser has these. */
const read = (how) =>
  function reading() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader[how](this);
    });
  };
Blob.prototype.text ??= read("readAsText");
Blob.prototype.arrayBuffer ??= read("readAsArrayBuffer");

/** A chart has a place that is wide, and no height, so that it draws nothing: what charts draw is looked at in the browser. */
const measure = Element.prototype.getBoundingClientRect;
Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
  const box = measure.call(this);
  return this.classList.contains("recharts-responsive-container") ? { ...box, width: 600, height: 0 } : box;
};
