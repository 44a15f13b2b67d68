import { Outlet } from "react-router";
import { Footer } from "../app/frame/Footer";
import { SkipLink } from "../app/frame/SkipLink";
import { TopBar } from "../app/frame/TopBar";
import { useViewer } from "../app/session";
import { Voice } from "../app/Voice";
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
