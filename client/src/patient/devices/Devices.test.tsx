import { act, screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { FakeRequest } from "../../../test/fake-request";
import {
  DemonstrationChoice_ConnectDocument,
  ImportLine_CancelDocument,
  ListenToHeart_AddDocument,
  ListenToHeart_DevicesDocument,
  ListenToHeart_SendDocument,
  RemoveDevice_RemoveDocument,
} from "../../gql/graphql";
import { device, done, imported, open } from "./Devices.test-support";
import { forgetUpload } from "./fileUpload";

const RealRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  act(forgetUpload);
  globalThis.XMLHttpRequest = RealRequest;
});

const refused = (code: string, more: object = {}) => ({ errors: [{ message: "", extensions: { code, ...more } }] });
const csv = () => new File(["date,steps\n"], "steps.csv");

describe("sending a file", () => {
  async function openFile() {
    const view = await open("dialog");
    await view.user.click(screen.getByRole("button", { name: /^A file from your phone/ }));
    await view.hear();
    const choose = async (file = csv()) => view.user.upload(screen.getByLabelText("Your file"), file);
    return { ...view, choose };
  }

  it("shows how far it is, then how far the reading is, then what was found", async () => {
    const { choose, hear } = await openFile();
    await choose();
    await FakeRequest.last?.progress(45, 100);
    expect(screen.getByRole("progressbar", { name: "Sending your file: 45%" })).toBeVisible();
    await FakeRequest.last?.answer(202, { id: "1" });
    expect(screen.getByText("Your file has arrived.")).toBeVisible();
    await hear(imported("1"));
    expect(screen.getByRole("progressbar", { name: "CSV file: Reading: 30%" })).toBeVisible();
    await hear(imported("1", { status: "STORING", percent: 50 }));
    expect(screen.getByText("Adding up your days: 50%")).toBeVisible();
    await hear(done("1"));
    expect(screen.getByText("From 2 January 2025 to 3 May 2026")).toBeVisible();
    expect(screen.getByText("1,234")).toBeVisible();
    expect(screen.getByText("2 readings were left out, because they cannot be right.")).toBeVisible();
    expect(screen.getByText("Choose another file")).toBeVisible();
  });

  it("shows a file that was read before the list came for the first time", async () => {
    const view = await open("dialog");
    await view.user.click(screen.getByRole("button", { name: /^A file from your phone/ }));
    await view.user.upload(screen.getByLabelText("Your file"), csv());
    await FakeRequest.last?.answer(202, { id: "1" });
    await view.hear(done("1"), imported("0", { status: "CANCELLED" }));
    expect(screen.getByText("From 2 January 2025 to 3 May 2026")).toBeVisible();
  });

  it.each([
    [
      "of a wrong kind",
      400,
      refused("BAD_USER_INPUT", { field: "file", problem: "WRONG_TYPE" }),
      /cannot read this kind/,
    ],
    ["too big", 400, refused("BAD_USER_INPUT", { field: "file", problem: "TOO_BIG" }), /too big for us/],
    ["without agreement", 403, refused("CONFLICT"), /took back your agreement/],
    ["after many others", 429, refused("RATE_LIMITED", { retryAfterSeconds: 170 }), /wait 3 minutes/],
    ["when something failed", 500, {}, /could not take your file/],
  ])("says on the field why it was refused: %s", async (_, status, body, words) => {
    const { choose } = await openFile();
    await choose();
    await FakeRequest.last?.answer(status, body);
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    expect(screen.getByLabelText("Your file")).toBeInvalid();
    expect(screen.getByLabelText("Your file")).toHaveAccessibleDescription(words);
  });

  it("says that the connection broke, and sends the same file again", async () => {
    const { choose, user } = await openFile();
    const file = csv();
    await choose(file);
    await FakeRequest.last?.answer();
    expect(screen.getByRole("alert")).toHaveTextContent("The connection broke before your file had arrived.");
    await user.click(screen.getByRole("button", { name: "Send it again" }));
    expect(FakeRequest.last?.sent).toBe(file);
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("names the lines of a table that are wrong", async () => {
    const { hear } = await openFile();
    await hear(
      imported("2", {
        status: "FAILED",
        problem: "CSV_ROWS",
        problemRows: [{ __typename: "DeviceImportRow", row: 7, problem: "VALUE" }],
      }),
    );
    expect(screen.getByText("Line 7: the value must be a number.")).toBeVisible();
  });
});

it("offers the demonstration device, and says why it does not stand beside real ones", async () => {
  const answer = (result: object) => ({ request: { query: DemonstrationChoice_ConnectDocument }, result });
  const conflict = { errors: [new GraphQLError("In English", { extensions: { code: "CONFLICT" } })] };
  const { user } = await open("dialog", [
    answer(conflict),
    answer({ data: { connectDemonstrationDevice: device("d", { type: "DEMONSTRATION" }) } }),
  ]);
  await user.click(screen.getByRole("button", { name: /^Demonstration device/ }));
  await user.click(screen.getByRole("button", { name: /^Connect the demonstration device/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("we never mix made-up figures with real ones");
  await user.click(screen.getByRole("button", { name: /^Connect the demonstration device/ }));
  expect(await screen.findByText("The demonstration device is connected.")).toBeVisible();
});

describe("a heart-rate sensor", () => {
  /** A sensor with the parts of Web Bluetooth that are used; `say` sends a message, `lose` breaks the connection. */
  function fakeSensor() {
    const measurement = Object.assign(new EventTarget(), {
      value: undefined as DataView | undefined,
      startNotifications: async () => measurement,
    });
    const service = { getCharacteristic: async () => measurement };
    const server = {
      getPrimaryService: async (uuid: number) => {
        if (uuid !== 0x180d) throw new DOMException("No battery", "NotFoundError");
        return service;
      },
    };
    const sensor = Object.assign(new EventTarget(), {
      name: "Strap 7",
      gatt: { connect: async () => server, disconnect: () => undefined },
    });
    return {
      sensor,
      say: (...bytes: number[]) =>
        act(async () => {
          measurement.value = new DataView(Uint8Array.from(bytes).buffer);
          measurement.dispatchEvent(new Event("characteristicvaluechanged"));
        }),
      lose: () => act(async () => void sensor.dispatchEvent(new Event("gattserverdisconnected"))),
    };
  }
  const withBluetooth = (requestDevice: () => Promise<unknown>) =>
    Object.defineProperty(navigator, "bluetooth", { value: { requestDevice }, configurable: true });
  afterEach(() => Reflect.deleteProperty(navigator, "bluetooth"));

  it("is not offered where the browser has no Bluetooth, which says which have", async () => {
    const { user } = await open("dialog");
    await user.click(screen.getByRole("button", { name: /^Heart-rate strap/ }));
    expect(screen.getByText("This browser cannot talk to heart-rate sensors.")).toBeVisible();
    expect(screen.getByText(/^Chrome and Edge can/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Find my sensor/ })).not.toBeInTheDocument();
  });

  it("shows its heart rate live, is found again, and sends what it said", async () => {
    const fake = fakeSensor();
    withBluetooth(async () => fake.sensor);
    const sent: unknown[] = [];
    const { user } = await open("dialog", [
      { request: { query: ListenToHeart_DevicesDocument }, result: { data: { devices: [] } } },
      {
        request: { query: ListenToHeart_AddDocument, variables: { name: "Strap 7" } },
        result: { data: { createDevice: { __typename: "WearableDevice", id: "strap" } } },
      },
      {
        request: {
          query: ListenToHeart_SendDocument,
          variables: (variables: { readings: { bpm: number; contact: boolean | null }[] }) => {
            sent.push(variables.readings.map(({ bpm, contact }) => [bpm, contact]));
            return true;
          },
        },
        result: { data: { addHeartRates: 2 } },
      },
    ]);
    await user.click(screen.getByRole("button", { name: /^Heart-rate strap/ }));
    await user.click(screen.getByRole("button", { name: /^Find my sensor/ }));
    expect(await screen.findByText("Waiting for the first heartbeat.")).toBeVisible();
    await fake.say(0x16, 80, 0, 4);
    expect(screen.getByText("80 beats a minute")).toBeInTheDocument();
    await fake.say(0x04, 81);
    expect(screen.getByText("The sensor does not touch your skin. Move it a little.")).toBeVisible();
    await fake.lose();
    expect(screen.getByText("Reconnecting")).toBeVisible();
    expect(await screen.findByText("Live", {}, { timeout: 3_000 })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(screen.getByRole("button", { name: /^Find my sensor/ })).toBeVisible();
    expect(sent[0]).toEqual([
      [80, true],
      [81, false],
    ]);
  });

  it("may not be chosen, or not be reached", async () => {
    const choices = [
      () => Promise.reject(new DOMException("Nothing chosen", "NotFoundError")),
      () => Promise.reject(new DOMException("Off", "SecurityError")),
    ];
    withBluetooth(() => (choices.shift() as () => Promise<never>)());
    const { user } = await open("dialog");
    await user.click(screen.getByRole("button", { name: /^Heart-rate strap/ }));
    await user.click(screen.getByRole("button", { name: /^Find my sensor/ }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: /^Find my sensor/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not reach the sensor.");
    expect(screen.getByRole("button", { name: /^Find it again/ })).toBeVisible();
  });
});

describe("the card of the profile", () => {
  it("offers to connect the first one", async () => {
    const { user } = await open("card");
    expect(screen.getByText("You have no device yet.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Connect Device" }));
    expect(await screen.findByRole("dialog", { name: "Connect a device" })).toBeVisible();
  });

  it("shows each device, what is made up, and each file", async () => {
    const { hear, hearDevices, user } = await open(
      "card",
      [
        {
          request: { query: ImportLine_CancelDocument, variables: { id: "1" } },
          result: { data: { cancelDeviceImport: imported("1", { status: "CANCELLED" }) } },
        },
      ],
      [device("a")],
    );
    await hearDevices(device("a"), device("d", { type: "DEMONSTRATION", lastSyncedAt: null, connected: false }));
    const [first, second] = screen.getAllByRole("listitem");
    expect(within(first as HTMLElement).getByText("Connected")).toBeVisible();
    expect(within(second as HTMLElement).getByText("Demonstration data")).toBeVisible();
    expect(within(second as HTMLElement).getByText("No figures yet")).toBeVisible();
    await hear(imported("1"));
    await user.click(screen.getByRole("button", { name: "Cancel CSV file" }));
    expect(await screen.findByText("Cancelled. Nothing was kept.")).toBeVisible();
  });

  it.each([
    ["Remove, keep its figures", true],
    ["Remove and delete its figures", false],
  ])("asks before a device goes: %s", async (name, keepReadings) => {
    const { hearDevices, user } = await open(
      "card",
      [
        {
          request: { query: RemoveDevice_RemoveDocument, variables: { id: "a", keepReadings } },
          result: { data: { deleteDevice: true } },
        },
      ],
      [device("a")],
    );
    await hearDevices(device("a"));
    await user.click(screen.getByRole("button", { name: "Remove Watch a" }));
    await user.click(await screen.findByRole("button", { name: new RegExp(`^${name}`) }));
    expect(await screen.findByText("Watch a was removed.")).toBeVisible();
  });
});
