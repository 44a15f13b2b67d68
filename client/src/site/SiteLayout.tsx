import { Outlet } from "react-router";
import { Footer } from "../core/frame/Footer";
import { SkipLink } from "../core/frame/SkipLink";
import { TopBar } from "../core/frame/TopBar";
import { useViewer } from "../core/session";
import { Voice } from "../core/Voice";
import styles from "./SiteLayout.module.css";

/** The frame of everything that a visitor can see. Administrators have no header: their portal is elsewhere. */
export function SiteLayout() {
  const viewer = useViewer();
  return (
    <Voice name="patient">
      <div className={styles.site}>
        <SkipLink />
        {viewer?.role !== "ADMIN" && <TopBar />}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </Voice>
  );
}
