import { screen } from "@testing-library/react";
import { DemoSlownessDocument, UseDemoSlowness_SetDocument } from "../../gql/graphql";
import { answer, failure, open, page } from "./anomalies.test-support";

afterEach(() => {
  jest.useRealTimers();
});

describe("the slowness of a demonstration", () => {
  const is = (on: boolean) => answer(DemoSlownessDocument, { demoSlowness: on });

  it("is switched on and said at the top of the page", async () => {
    const set = answer(UseDemoSlowness_SetDocument, { setDemoSlowness: true }, { on: true });
    const { user } = await open([page([]), is(false), set], true);
    const toggle = await screen.findByRole("switch", { name: "Slow this server down on purpose" });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    expect(await screen.findByText("Slowed down on purpose")).toBeInTheDocument();
    expect(toggle).toBeChecked();
  });

  it("says when the switch could not be moved", async () => {
    const { user } = await open([page([]), is(false), failure(UseDemoSlowness_SetDocument, { on: true })], true);
    await user.click(await screen.findByRole("switch"));
    expect(await screen.findByText("The switch could not be changed. Please try again.")).toBeInTheDocument();
    expect(screen.getByRole("switch")).not.toBeChecked();
  });

  it("has no switch outside demonstration mode", async () => {
    await open([page([])]);
    await screen.findByText("No anomalies detected");
    expect(await screen.findByRole("article", { name: "API latency (p95)" })).toBeInTheDocument();
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  });
});
