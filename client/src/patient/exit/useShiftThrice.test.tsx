import { act, renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useShiftThrice } from "./useShiftThrice";

const press = (keys: string) => act(() => userEvent.keyboard(keys));

function open() {
  const left = jest.fn();
  const { result, unmount } = renderHook(() => useShiftThrice(left));
  return { left, result, unmount };
}

describe("Shift three times", () => {
  it("acts at the third press, and counts before it", async () => {
    const { left, result } = open();
    await press("{Shift}");
    expect(result.current.pressed).toBe(1);
    await press("{Shift}");
    expect(result.current.pressed).toBe(2);
    expect(left).not.toHaveBeenCalled();
    await press("{Shift}");
    expect(left).toHaveBeenCalledTimes(1);
    expect(result.current.pressed).toBe(0);
  });

  it.each([
    "{Shift}{Shift}a{Shift}",
    "{Shift>}A{/Shift}{Shift>}B{/Shift}{Shift>}C{/Shift}",
    "{Shift}{Shift}{Enter}{Shift}",
  ])("is no other way of typing: %s", async (keys) => {
    const { left } = open();
    await press(keys);
    expect(left).not.toHaveBeenCalled();
  });

  it("waits five seconds for the next press and then begins anew", () => {
    jest.useFakeTimers();
    const { left, result } = open();
    const shift = () =>
      act(() => {
        for (const kind of ["keydown", "keyup"]) window.dispatchEvent(new KeyboardEvent(kind, { key: "Shift" }));
      });
    shift();
    shift();
    act(() => jest.advanceTimersByTime(5_000));
    expect(result.current).toEqual({ pressed: 0, hasExpired: true });
    shift();
    expect(result.current).toEqual({ pressed: 1, hasExpired: false });
    expect(left).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it("is over when its page is left", async () => {
    const { left, unmount } = open();
    unmount();
    await press("{Shift}{Shift}{Shift}");
    expect(left).not.toHaveBeenCalled();
  });
});
