import { screen } from "@testing-library/react";
import { latency, memory, open, over, page } from "./anomalies.test-support";

/** The browser's notifications, as far as the page uses them. */
function browserNotifications(permission: NotificationPermission, ask: () => Promise<NotificationPermission>) {
  const shown = jest.fn();
  class Fake {
    static permission = permission;
    static async requestPermission() {
      Fake.permission = await ask();
    }
    constructor(title: string, options: object) {
      shown(title, options);
    }
  }
  Object.assign(window, { Notification: Fake });
  return shown;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "Notification");
});

describe("notifications of the browser", () => {
  it("tell what is raised while the page is open, once, and nothing else", async () => {
    const shown = browserNotifications("granted", async () => "granted");
    const { hear } = await open([page([memory])]);
    await screen.findByText("Notifications are on");
    await hear([memory], 1, true);
    expect(shown).not.toHaveBeenCalled();
    await hear([latency], 2);
    await hear([latency], 2);
    await hear([{ ...latency, acknowledged: true }], 2);
    expect(shown.mock.calls).toEqual([
      ["System Anomaly Detected", { body: "API latency (p95): 1,040 ms reached 1,000", tag: latency.id }],
    ]);
    await hear([{ ...memory, severity: "CRITICAL", message: "96% reached 95" }], 2);
    expect(shown).toHaveBeenLastCalledWith("System Anomaly Detected", {
      body: "Memory: 96% reached 95",
      tag: memory.id,
    });
  });

  it("also tell what was missed while the socket was away", async () => {
    const shown = browserNotifications("granted", async () => "granted");
    const { hear } = await open([page([over])]);
    await screen.findByText("Notifications are on");
    await hear([over], 0, true);
    await hear([latency, over], 1, true);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["granted", async (): Promise<NotificationPermission> => "granted", "Notifications are on"],
    [
      "denied",
      async (): Promise<NotificationPermission> => "denied",
      "Please enable notifications in your browser settings",
    ],
    ["broken", () => Promise.reject(new Error("no")), "Failed to enable notifications"],
  ])("are asked for with N: %s", async (_case, ask, sentence) => {
    browserNotifications("default", ask);
    const { user } = await open([page([])]);
    await screen.findByText("No anomalies detected");
    await user.keyboard("n");
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it("do not exist in every browser", async () => {
    const { user } = await open([page([])]);
    await user.click(await screen.findByRole("button", { name: /Notify me/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This browser does not support notifications");
  });
});
