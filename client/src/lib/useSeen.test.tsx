import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { FakeIntersectionObserver, setVisibility } from "../../test/intersection";
import { useSeen } from "./useSeen";

function Thing({ name, onSeen }: { name: string; onSeen: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useSeen(element, name, onSeen);
  return <div ref={element} />;
}

const show = (share: number) => act(() => FakeIntersectionObserver.show(share));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const visibility = (state: DocumentVisibilityState) => act(() => setVisibility(state));

beforeEach(() => {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
  jest.useFakeTimers();
  setVisibility("visible");
});
afterEach(() => {
  jest.useRealTimers();
  setVisibility("visible");
});

function open() {
  const onSeen = jest.fn();
  const view = render(<Thing name="a" onSeen={onSeen} />);
  return { ...view, onSeen };
}

describe("useSeen", () => {
  it("counts half of a thing that was visible for a second, once", () => {
    const { onSeen } = open();
    show(0.5);
    wait(999);
    expect(onSeen).not.toHaveBeenCalled();
    wait(1);
    expect(onSeen).toHaveBeenCalledTimes(1);
    show(0);
    show(1);
    wait(5_000);
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it("does not count less than half, however long", () => {
    const { onSeen } = open();
    show(0.49);
    wait(60_000);
    expect(onSeen).not.toHaveBeenCalled();
  });

  it("begins the second anew after it was scrolled away", () => {
    const { onSeen } = open();
    show(0.8);
    wait(900);
    show(0.2);
    wait(900);
    show(0.8);
    wait(900);
    expect(onSeen).not.toHaveBeenCalled();
    wait(100);
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it("does not count what stands in a hidden tab", () => {
    setVisibility("hidden");
    const { onSeen } = open();
    show(1);
    wait(60_000);
    expect(onSeen).not.toHaveBeenCalled();
    visibility("visible");
    wait(500);
    visibility("hidden");
    wait(60_000);
    expect(onSeen).not.toHaveBeenCalled();
    visibility("visible");
    wait(1_000);
    expect(onSeen).toHaveBeenCalledTimes(1);
  });

  it("is not disturbed by a new picture of the page, and counts another thing of its own", () => {
    const { onSeen, rerender } = open();
    show(1);
    wait(600);
    rerender(<Thing name="a" onSeen={onSeen} />);
    wait(400);
    expect(onSeen).toHaveBeenCalledTimes(1);
    rerender(<Thing name="b" onSeen={onSeen} />);
    show(1);
    wait(1_000);
    expect(onSeen).toHaveBeenCalledTimes(2);
  });

  it("stops with its element", () => {
    const { onSeen, unmount } = open();
    show(1);
    unmount();
    wait(5_000);
    expect(onSeen).not.toHaveBeenCalled();
    expect(FakeIntersectionObserver.watching.size).toBe(0);
  });
});
