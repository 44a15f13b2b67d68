import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FakeIntersectionObserver } from "../../test/intersection";
import { renderRoutes } from "../../test/render";
import { WhenNear } from "./WhenNear";

const { IntersectionObserver: before } = globalThis;
beforeEach(() => {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = before;
});

async function open(...answers: Promise<string>[]) {
  const download = jest.fn(() => answers.shift() ?? Promise.resolve("The part"));
  const element = (
    <WhenNear download={download} failed="It cannot be shown.">
      {(part) => <p>{part}</p>}
    </WhenNear>
  );
  await renderRoutes([{ path: "*", element }], {});
  return download;
}
const come = (near: boolean) => act(async () => FakeIntersectionObserver.show(near ? 1 : 0));

it("is downloaded when somebody comes near, once, and not before", async () => {
  const download = await open();
  await come(false);
  expect(download).not.toHaveBeenCalled();
  await come(true);
  expect(await screen.findByText("The part")).toBeInTheDocument();
  expect(FakeIntersectionObserver.watching.size).toBe(0);
  expect(download).toHaveBeenCalledTimes(1);
});

it("comes by itself for whoever does not scroll", async () => {
  await open();
  expect(await screen.findByText("The part", {}, { timeout: 60_000 })).toBeInTheDocument();
});

it("says that it cannot be had, and can be tried again", async () => {
  await open(Promise.reject(new Error("Failed to fetch")));
  await come(true);
  expect(await screen.findByText("It cannot be shown.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("The part")).toBeInTheDocument();
});
