import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { useViewer } from "../../core/session";
import { forgetKept, useIsKept } from "../../lib/drafts";
import { focusPage } from "../../lib/pageBelow";
import { LaterDialog } from "../../ui/LaterDialog";
import styles from "./ProfilePage.module.css";
import { keptBy } from "./profileForm";

/**
 * Asks before what was typed is lost: the browser itself when the tab is closed or loaded again, a dialog for links within.
 * A session that ends asks nothing: then the text is kept in memory for whoever signs in again.
 */
export function LeaveGuard() {
  const { t } = useTranslation("profile");
  const viewer = useViewer();
  const isGuarded = useIsKept(keptBy(viewer)) && viewer !== null;
  useEffect(() => {
    if (!isGuarded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isGuarded]);
  const pressed = useRef<Element>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isAsked = isGuarded && currentLocation.pathname !== nextLocation.pathname;
    if (isAsked) pressed.current = document.activeElement;
    return isAsked;
  });
  const stay = () => {
    blocker.reset?.();
    focusPage(() => pressed.current);
  };
  const leave = () => {
    forgetKept(keptBy(viewer));
    blocker.proceed?.();
  };
  // Downloaded with the first letter that is typed, so that it is there when the connection is not.
  if (!isGuarded) return null;
  return (
    <LaterDialog isOpen={blocker.state === "blocked"} onClose={stay} title={t("leave.title")}>
      <p>{t("leave.text")}</p>
      <div className={styles.foot}>
        <Button onClick={stay}>{t("leave.stay")}</Button>
        <Button variant="default" onClick={leave}>
          {t("leave.leave")}
        </Button>
      </div>
    </LaterDialog>
  );
}
