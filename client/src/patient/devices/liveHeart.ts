import type { HeartBeat } from "../../lib/heartRate";
import { Store } from "../../lib/store";

/** The sensor of this tab. It goes on while its dialog is closed or its page is left. */
export interface LiveHeart {
  phase: "off" | "choosing" | "connecting" | "live" | "reconnecting" | "ended" | "failed";
  deviceId: string | null;
  name: string;
  beat: HeartBeat | null;
  /** When the newest value was heard. */
  heardAt: Date | null;
  /** Percent. */
  battery: number | null;
}

/** No sensor. */
export const OFF: LiveHeart = { phase: "off", deviceId: null, name: "", beat: null, heardAt: null, battery: null };

export const liveHeart = new Store<LiveHeart>(OFF);

/** Whether a sensor is connected, or is being found again. */
export const isLive = ({ phase }: LiveHeart): boolean => phase === "live" || phase === "reconnecting";
