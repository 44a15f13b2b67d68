import { act, screen, waitFor } from "@testing-library/react";
import { owner, renderRoutes } from "../../../test/render";
import { DemoTraffic_SetDocument, DemoTrafficDocument } from "../../gql/graphql";
import { DemoTraffic } from "./DemoTraffic";

const state = (on: boolean) => ({ __typename: "DemoTraffic", on });
const is = (demoTraffic: ReturnType<typeof state> | null) => ({
  request: { query: DemoTrafficDocument },
  result: { data: { demoTraffic } },
});
const setTo = (on: boolean, outcome: object = { result: { data: { setDemoTraffic: state(on) } } }) => ({
  request: { query: DemoTraffic_SetDocument, variables: { on } },
  ...outcome,
});

const open = (...mocks: object[]) =>
  renderRoutes([{ path: "*", element: <DemoTraffic /> }], {
    viewer: owner,
    mocks: mocks as ReturnType<typeof is>[],
  });

describe("DemoTraffic", () => {
  it("says plainly who makes it, and switches it", async () => {
    const { user } = await open(is(state(true)), setTo(false));
    const toggle = await screen.findByRole("switch", { name: /^Demonstration traffic/ });
    expect(toggle).toBeChecked();
    expect(screen.getByText(/^This traffic is made by the product itself/)).toBeInTheDocument();
    await user.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
  });

  it("stays as it is when it could not be switched, and says so", async () => {
    const { user } = await open(is(state(false)), setTo(true, { error: new Error("Failed to fetch") }));
    const toggle = await screen.findByRole("switch");
    await user.click(toggle);
    expect(await screen.findByRole("alert")).toHaveTextContent("The switch could not be changed. Please try again.");
    await waitFor(() => expect(toggle).not.toBeChecked());
  });

  it("is not there outside the demonstration", async () => {
    await open(is(null));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  });
});
