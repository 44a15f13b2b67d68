import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen } from "@testing-library/react";
import { owner, renderRoutes, sessionMock } from "../../test/render";
import { useViewer } from "../core/session";
import { useOwnRights } from "./useOwnRights";

function Rights() {
  useOwnRights();
  return <p>{useViewer()?.permissions.join(" ")}</p>;
}

it("asks who this is when what counts differs from what is shown, and only then", async () => {
  const live = new MockSubscriptionLink();
  const less = { ...owner, permissions: ["system.view"] };
  await renderRoutes([{ path: "*", element: <Rights /> }], { viewer: owner, live, mocks: [sessionMock(less)] });
  const hear = (permissions: string[]) =>
    act(async () => {
      const ownRightsChanged = { __typename: "OwnRights", permissions, roles: ["Owner"] };
      live.simulateResult({ result: { data: { ownRightsChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  await hear([...owner.permissions].reverse());
  expect(screen.getByText(owner.permissions.join(" "))).toBeInTheDocument();
  await hear(["system.view"]);
  expect(await screen.findByText("system.view")).toBeInTheDocument();
});
