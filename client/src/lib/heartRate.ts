/** The Bluetooth services of heart-rate sensors and their batteries (assigned numbers of the Bluetooth SIG). */
const HEART_RATE = 0x180d;
const MEASUREMENT = 0x2a37;
const BATTERY = 0x180f;
const BATTERY_LEVEL = 0x2a19;

/** How long to wait before each try to find a lost sensor again, in ms; the last one is repeated. */
const RETRY_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** After so many tries, about ten minutes, the sensor counts as switched off. */
const TRIES = 24;

/** One message of a sensor. */
export interface HeartBeat {
  /** Beats a minute. */
  bpm: number;
  /** Whether it touches the skin; null when it cannot tell. */
  contact: boolean | null;
  /** Kilojoules since it was reset; null when it does not count them. */
  energy: number | null;
  /** Seconds between beats. */
  intervals: number[];
}

/**
 * Reads a Heart Rate Measurement (GATT 0x2A37): bit 0 of the first byte tells of 16 bits, bits 1 and 2 of contact, bit 3 of energy,
 * bit 4 of intervals in 1/1024 s. Null when bytes are missing.
 */
export function decodeHeartRate(data: DataView): HeartBeat | null {
  if (data.byteLength < 2) return null;
  const flags = data.getUint8(0);
  const isWide = (flags & 1) !== 0;
  const hasEnergy = (flags & 8) !== 0;
  const energyAt = isWide ? 3 : 2;
  const intervalsAt = energyAt + (hasEnergy ? 2 : 0);
  if (data.byteLength < intervalsAt) return null;
  const intervals: number[] = [];
  if ((flags & 16) !== 0) {
    for (let at = intervalsAt; at + 2 <= data.byteLength; at += 2) intervals.push(data.getUint16(at, true) / 1024);
  }
  return {
    bpm: isWide ? data.getUint16(1, true) : data.getUint8(1),
    contact: (flags & 4) !== 0 ? (flags & 2) !== 0 : null,
    energy: hasEnergy ? data.getUint16(energyAt, true) : null,
    intervals,
  };
}

/** Whether the browser can talk to sensors: Chrome and Edge can, on a page with TLS. */
export const canFindSensors = (): boolean => "bluetooth" in navigator;

export interface SensorListener {
  onState: (state: "live" | "reconnecting" | "ended") => void;
  onBeat: (beat: HeartBeat) => void;
  /** Percent. */
  onBattery: (level: number) => void;
}

/** A sensor that the person has chosen. It is found again by itself when the connection is lost. */
export class HeartSensor {
  #isStopped = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    private readonly device: BluetoothDevice,
    private readonly listener: SensorListener,
  ) {
    device.addEventListener("gattserverdisconnected", this.#lost);
  }

  /**
   * Lets the person choose a sensor; only a press of a button may call it.
   * @returns null when nothing was chosen. @throws when the browser may not look for sensors.
   */
  static async choose(listener: SensorListener): Promise<HeartSensor | null> {
    try {
      const device = await navigator.bluetooth.requestDevice({
        filters: [{ services: [HEART_RATE] }],
        optionalServices: [BATTERY],
      });
      return new HeartSensor(device, listener);
    } catch (error) {
      if (error instanceof DOMException && error.name === "NotFoundError") return null;
      throw error;
    }
  }

  /** What the sensor calls itself, if it does. */
  get name(): string | undefined {
    return this.device.name || undefined;
  }

  /** Begins to listen. @throws when the sensor cannot be reached. */
  async connect(): Promise<void> {
    const server = await this.device.gatt?.connect();
    if (!server) throw new Error("The sensor has no server");
    const service = await server.getPrimaryService(HEART_RATE);
    const measurement = await service.getCharacteristic(MEASUREMENT);
    measurement.addEventListener("characteristicvaluechanged", this.#heard);
    await measurement.startNotifications();
    this.#tries = 0;
    this.listener.onState("live");
    void this.#readBattery(server);
  }

  /** Ends the connection for good. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.device.removeEventListener("gattserverdisconnected", this.#lost);
    this.device.gatt?.disconnect();
  }

  readonly #heard = (event: Event): void => {
    const { value } = event.target as BluetoothRemoteGATTCharacteristic;
    const beat = value && decodeHeartRate(value);
    if (beat && !this.#isStopped) this.listener.onBeat(beat);
  };

  readonly #lost = (): void => {
    if (this.#isStopped) return;
    if (this.#tries >= TRIES) {
      this.stop();
      this.listener.onState("ended");
      return;
    }
    this.listener.onState("reconnecting");
    const wait = RETRY_AFTER_MS[Math.min(this.#tries, RETRY_AFTER_MS.length - 1)];
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.connect().catch(this.#lost), wait);
  };

  /** Sensors without a battery that can be read are as good as others. */
  async #readBattery(server: BluetoothRemoteGATTServer): Promise<void> {
    try {
      const service = await server.getPrimaryService(BATTERY);
      const level = await service.getCharacteristic(BATTERY_LEVEL);
      this.listener.onBattery((await level.readValue()).getUint8(0));
    } catch {
      // It has none.
    }
  }
}
