import { useStore } from "../../lib/store";
import { useMoments } from "../../lib/useMoments";
import { useNow } from "../../lib/useNow";
import { LivePill } from "../../ui/LivePill";
import styles from "./Devices.module.css";
import { liveHeart } from "./liveHeart";
import { useDeviceWords } from "./useDeviceWords";

/** A value that is older than this is not the present one, in ms. */
const STALE_AFTER_MS = 15_000;

/** What the sensor of this tab says now, with its pill, its battery and whether it touches the skin. */
export function HeartNow() {
  const { t } = useDeviceWords();
  const { clock } = useMoments();
  const { phase, name, beat, heardAt, battery } = useStore(liveHeart);
  const now = useNow(5_000);
  const isStale = heardAt !== null && now.getTime() - heardAt.getTime() > STALE_AFTER_MS;
  const connection = phase !== "live" ? "reconnecting" : isStale ? { staleSince: heardAt } : "live";
  return (
    <div className={styles.heart}>
      <p className={styles.heartName}>
        <b>{name}</b>
        <LivePill connection={connection} updated={heardAt ? clock(heardAt) : undefined} />
      </p>
      {beat ? (
        <p className={connection === "live" ? styles.bpm : `${styles.bpm} ${styles.old}`}>
          <span aria-hidden="true">
            <b className="num">{beat.bpm}</b> {t("bluetooth.bpm")}
          </span>
          <span className="hidden-text">{t("bluetooth.now", { bpm: beat.bpm })}</span>
        </p>
      ) : (
        <p className={styles.quiet}>{t("bluetooth.waiting")}</p>
      )}
      {beat?.contact === false && <p role="status">{t("bluetooth.noContact")}</p>}
      {battery !== null && <p className={styles.quiet}>{t("bluetooth.battery", { percent: battery })}</p>}
    </div>
  );
}
