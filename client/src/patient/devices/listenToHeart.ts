import type { ApolloClient } from "@apollo/client";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { HeartRateInput } from "../../gql/graphql";
import { type HeartBeat, HeartSensor } from "../../lib/heartRate";
import { isLive, liveHeart, OFF } from "./liveHeart";

const DevicesDocument = graphql(`
  query ListenToHeart_devices {
    devices {
      id
      type
      name
    }
  }
`);

const AddDocument = graphql(`
  mutation ListenToHeart_add($name: String!) {
    createDevice(input: { type: BLUETOOTH, name: $name }) {
      id
    }
  }
`);

const SendDocument = graphql(`
  mutation ListenToHeart_send($deviceId: ID!, $readings: [HeartRateInput!]!) {
    addHeartRates(deviceId: $deviceId, readings: $readings)
  }
`);

/** Heart rates are sent together, this often, in ms. */
const SEND_EVERY_MS = 15_000;
/** As many as the server takes at once, and as many as are kept while it cannot be reached: an hour's. */
const MOST_AT_ONCE = 300;
const MOST_KEPT = 3_600;

let sensor: HeartSensor | null = null;
let waiting: HeartRateInput[] = [];
let sending: ReturnType<typeof setInterval> | undefined;
let stopListening: (() => void) | undefined;

/**
 * Lets the person choose a sensor, listens to it and sends what it says until `stopHeart`, a log-out or the end of the tab.
 * @param otherwise the name of a sensor that has none.
 */
export async function startHeart(client: ApolloClient, otherwise: string): Promise<void> {
  const { phase } = liveHeart.read();
  if (phase === "choosing" || phase === "connecting" || isLive(liveHeart.read())) return;
  liveHeart.set({ ...OFF, phase: "choosing" });
  try {
    sensor = await HeartSensor.choose({
      onState: (state) => {
        liveHeart.set({ phase: state });
        if (state === "ended") stopSending(client);
      },
      onBeat: hear,
      onBattery: (battery) => liveHeart.set({ battery }),
    });
    if (!sensor) return liveHeart.set(OFF);
    const name = sensor.name ?? otherwise;
    liveHeart.set({ phase: "connecting", name });
    await sensor.connect();
    liveHeart.set({ deviceId: await deviceOf(client, name) });
    sending = setInterval(() => void send(client), SEND_EVERY_MS);
    stopListening = client.onClearStore(async () => stopHeart(client));
  } catch {
    sensor?.stop();
    liveHeart.set({ ...OFF, phase: "failed" });
  }
}

/** Ends the connection. What has not been sent yet is sent now. */
export function stopHeart(client: ApolloClient): void {
  sensor?.stop();
  sensor = null;
  stopSending(client);
  liveHeart.set(OFF);
}

function stopSending(client: ApolloClient): void {
  clearInterval(sending);
  stopListening?.();
  stopListening = undefined;
  void send(client);
}

function hear(beat: HeartBeat): void {
  const heardAt = new Date();
  liveHeart.set({ beat, heardAt });
  if (beat.bpm > 0) waiting.push({ at: heardAt.toISOString(), bpm: beat.bpm, contact: beat.contact });
  waiting = waiting.slice(-MOST_KEPT);
}

/** The device of that name from an earlier time, or a new one. */
async function deviceOf(client: ApolloClient, name: string): Promise<string> {
  const { data } = await client.query({ query: DevicesDocument, fetchPolicy: "no-cache" });
  const known = data?.devices.find((device) => device.type === "BLUETOOTH" && device.name === name);
  if (known) return known.id;
  const { data: added } = await client.mutate({ mutation: AddDocument, variables: { name } });
  if (!added) throw new Error("The device was not added");
  return added.createDevice.id;
}

/** Sends what waits. What did not arrive waits on, unless the device or the session is gone. */
async function send(client: ApolloClient): Promise<void> {
  const { deviceId } = liveHeart.read();
  if (!deviceId || waiting.length === 0) return;
  const readings = waiting.slice(0, MOST_AT_ONCE);
  waiting = waiting.slice(MOST_AT_ONCE);
  try {
    await client.mutate({ mutation: SendDocument, variables: { deviceId, readings } });
  } catch (error) {
    const code = problemCode(error);
    if (code !== "NOT_FOUND" && code !== "UNAUTHENTICATED" && code !== "CONFLICT" && code !== "BAD_USER_INPUT") {
      waiting = [...readings, ...waiting].slice(-MOST_KEPT);
    } else {
      waiting = [];
      if (isLive(liveHeart.read())) stopHeart(client);
    }
  }
}
