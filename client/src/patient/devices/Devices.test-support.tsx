import { ApolloLink } from "@apollo/client";
import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen } from "@testing-library/react";
import { patient, renderRoutes } from "../../../test/render";
import { loadCatalogue } from "../../core/i18n";
import { ConnectDevice } from "./ConnectDevice";
import { Wearables } from "./Wearables";

/** A device as the API gives it. */
export const device = (id: string, change: object = {}) => ({
  __typename: "WearableDevice" as const,
  id,
  type: "APPLE_HEALTH",
  name: `Watch ${id}`,
  connected: true,
  lastSyncedAt: "2026-05-04T09:00:00Z" as string | null,
  ...change,
});

/** A file as the API gives it. */
export const imported = (id: string, change: object = {}) => ({
  __typename: "DeviceImport" as const,
  id,
  kind: "CSV",
  status: "READING" as const,
  percent: 30,
  counts: [] as object[],
  added: 0,
  leftOut: 0,
  firstAt: null,
  lastAt: null,
  problem: null,
  problemRows: [] as object[],
  createdAt: "2026-05-04T09:00:00Z",
  ...change,
});

export const done = (id: string) =>
  imported(id, {
    status: "DONE",
    percent: 100,
    counts: [
      { __typename: "ReadingCount", metric: "heartRate", count: 1_234 },
      { __typename: "ReadingCount", metric: "steps", count: 56 },
    ],
    added: 1_290,
    leftOut: 2,
    firstAt: "2025-01-02T09:00:00Z",
    lastAt: "2026-05-03T09:00:00Z",
  });

/** The dialog, or the card of the profile; `hear` tells of files, `hearDevices` of devices. */
export async function open(part: "dialog" | "card", mocks: object[] = [], known: readonly { id: string }[] = []) {
  await Promise.all([loadCatalogue("devices"), loadCatalogue("profile")]);
  const [files, devices] = [new MockSubscriptionLink(), new MockSubscriptionLink()];
  const element =
    part === "dialog" ? <ConnectDevice opened onClose={() => undefined} /> : <Wearables devices={known} imports={[]} />;
  const view = await renderRoutes([{ path: "/", element }], {
    viewer: patient,
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    live: ApolloLink.split(({ operationName }) => operationName === "DeviceImportChanged", files, devices),
  });
  if (known.length > 0) await screen.findByRole("list");
  const tell = (link: MockSubscriptionLink, data: object) =>
    act(async () => {
      link.simulateResult({ result: { data } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return {
    ...view,
    hear: (...deviceImportChanged: object[]) => tell(files, { deviceImportChanged }),
    hearDevices: (...deviceChanged: object[]) => tell(devices, { deviceChanged }),
  };
}
