import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session";
import { leaveQuickly } from "./leaveQuickly";
import styles from "./QuickExit.module.css";
import { useShiftThrice } from "./useShiftThrice";

/**
 * A way out of the page at once, for whoever may be watched: a button that stays in sight, or Shift three times. It follows GOV.UK's
 * component "Exit this page"; the session ends with it, so that the way back shows nothing.
 */
export function QuickExit() {
  const { t } = useTranslation("patient");
  const { abandon } = useSession();
  const leave = () => {
    abandon();
    leaveQuickly({ title: t("exit.title"), words: t("exit.leaving") });
  };
  const { pressed, hasExpired } = useShiftThrice(leave);
  return (
    <>
      <div className={styles.exit}>
        <button type="button" className={styles.button} aria-describedby="exit-hint" onClick={leave}>
          {t("exit.button")}
          <span className={styles.presses} data-pressed={pressed} aria-hidden="true" />
        </button>
      </div>
      <p id="exit-hint" className={styles.hint}>
        {t("exit.hint")}
      </p>
      <p role="status" className="hidden-text">
        {pressed > 0 && t("exit.more", { count: 3 - pressed })}
        {hasExpired && t("exit.expired")}
      </p>
    </>
  );
}
