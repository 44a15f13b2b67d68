import { fireEvent } from "@testing-library/react";
import { patient, renderRoutes } from "../../test/render";
import { RENEW_EVERY_MS, useSessionRenewal } from "./useSessionRenewal";

function Reader() {
  useSessionRenewal();
  return <p>A long text</p>;
}

async function renderReader(viewer: typeof patient | null) {
  const view = await renderRoutes([{ path: "/", Component: Reader }], { viewer });
  const refresh = jest.spyOn(view.client, "query").mockResolvedValue({ data: undefined } as never);
  return refresh;
}

afterEach(() => jest.restoreAllMocks());

/** Moves the clock of the page. */
function pass(milliseconds: number): void {
  const later = Date.now() + milliseconds;
  jest.spyOn(Date, "now").mockReturnValue(later);
}

it("asks who this is at the first sign of use after five quiet minutes, and not before", async () => {
  const asked = await renderReader(patient);
  fireEvent.keyDown(window, { key: "PageDown" });
  expect(asked).not.toHaveBeenCalled();
  pass(RENEW_EVERY_MS);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.keyDown(window, { key: "PageDown" });
  fireEvent.keyDown(window, { key: "PageDown" });
  expect(asked).toHaveBeenCalledTimes(1);
});

it("asks nothing for a visitor", async () => {
  const asked = await renderReader(null);
  pass(RENEW_EVERY_MS);
  fireEvent.keyDown(window, { key: "PageDown" });
  expect(asked).not.toHaveBeenCalled();
});
