import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session";
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

/** Where whoever leaves lands: what somebody looks at every day. GOV.UK leads to the same page. */
const NEUTRAL_PAGE = "https://www.bbc.co.uk/weather";

/**
 * Empties the page at once and puts a neutral one in its place, also in the history of the tab. What is left until that one has
 * come is a blank page with a neutral title.
 */
function leaveQuickly({ title, words }: { title: string; words: string }): void {
  const waiting = document.createElement("p");
  waiting.role = "alert";
  waiting.className = "hidden-text";
  waiting.textContent = words;
  document.title = title;
  document.body.replaceChildren(waiting);
  window.location.replace(NEUTRAL_PAGE);
}
