import { useCallback, useEffect, useRef, useState } from "react";
import { canListen, type HeardEvent, listensOnDevice, makeRecogniser, type Recogniser, textOf } from "../../lib/speech";

/** Stopped by the person or by leaving the page: nothing went wrong. */
const STOPPED = "aborted";

export interface Voice {
  /** "explaining": the person has to know first that the sound leaves the device. */
  state: "unsupported" | "idle" | "explaining" | "recording";
  /** True while somebody is heard to speak. */
  isHearing: boolean;
  hasFailed: boolean;
  /** Begins, or explains first where the sound goes. */
  begin: () => void;
  /** Begins after the explanation. */
  agree: () => void;
  /** Ends the recording; what was heard stays. */
  stop: () => void;
}

/**
 * Speech as text, by the browser: on the device where it can, else by the browser's maker, which is said before the first
 * recording of a visit.
 * @param onHeard gets the whole text of this recording each time more was heard.
 */
export function useVoice(locale: string, onHeard: (text: string) => void): Voice {
  const [state, setState] = useState<Voice["state"]>(() => (canListen() ? "idle" : "unsupported"));
  const [isHearing, setHearing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const recogniser = useRef<Recogniser>(undefined);
  const hasAgreed = useRef(false);
  const heard = useRef(onHeard);
  heard.current = onHeard;

  const end = useCallback(() => {
    setState((now) => (now === "recording" ? "idle" : now));
    setHearing(false);
    recogniser.current = undefined;
  }, []);

  const record = useCallback(
    (onDevice: boolean) => {
      const one = makeRecogniser(locale, onDevice);
      if (!one) return;
      recogniser.current = one;
      const fail = (event?: Event) => {
        if ((event as (Event & { error?: string }) | undefined)?.error !== STOPPED) setFailed(true);
        end();
      };
      one.addEventListener("result", (event) => heard.current(textOf(event as HeardEvent)));
      one.addEventListener("speechstart", () => setHearing(true));
      one.addEventListener("speechend", () => setHearing(false));
      one.addEventListener("error", fail);
      one.addEventListener("end", end);
      setFailed(false);
      setState("recording");
      try {
        one.start();
      } catch {
        fail();
      }
    },
    [locale, end],
  );

  const begin = useCallback(async () => {
    const onDevice = await listensOnDevice(locale);
    if (onDevice || hasAgreed.current) record(onDevice);
    else setState("explaining");
  }, [locale, record]);

  useEffect(() => () => recogniser.current?.abort(), []);

  return {
    state,
    isHearing,
    hasFailed,
    begin: () => void begin(),
    agree: () => {
      hasAgreed.current = true;
      record(false);
    },
    stop: () => {
      if (state === "explaining") setState("idle");
      recogniser.current?.stop();
    },
  };
}
