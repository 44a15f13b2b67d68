import { act, renderHook } from "@testing-library/react";
import { forgetDrafts, useDraft } from "./drafts";

beforeEach(() => sessionStorage.clear());

describe("useDraft", () => {
  it("finds the text again after a reload, for the same name only", () => {
    const first = renderHook(() => useDraft("question:a"));
    act(() => first.result.current.change("My head hurts"));
    first.unmount();
    expect(renderHook(() => useDraft("question:a")).result.current.text).toBe("My head hurts");
    expect(renderHook(() => useDraft("question:b")).result.current.text).toBe("");
  });

  it("keeps nothing once it was sent or emptied", () => {
    const { result } = renderHook(() => useDraft("question:a"));
    act(() => result.current.change("My head hurts"));
    act(() => result.current.forget());
    expect(result.current.text).toBe("");
    expect(sessionStorage).toHaveLength(0);
  });

  it("works without a storage", () => {
    const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No storage here", "SecurityError");
    });
    const { result } = renderHook(() => useDraft("question:a"));
    act(() => result.current.change("My head hurts"));
    expect(result.current.text).toBe("My head hurts");
    refuse.mockRestore();
  });
});

describe("forgetDrafts", () => {
  it("takes away every draft and nothing else", () => {
    const { result } = renderHook(() => useDraft("question:a"));
    act(() => result.current.change("My head hurts"));
    sessionStorage.setItem("scheme", "dark");
    forgetDrafts();
    expect(Object.keys(sessionStorage)).toEqual(["scheme"]);
  });
});
