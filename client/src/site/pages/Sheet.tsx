import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { PageTitle } from "../../ui/PageTitle";
import { inline } from "./inline";
import styles from "./Sheet.module.css";

export interface SheetProps {
  title: string;
  lead: string;
  /** The call to action at the foot: a sentence and where it leads. */
  cta: { text: string; to: "/register" | "/contact" };
  children: ReactNode;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** A page of the company as a sheet over the sky of the start page. The button at its top and Escape close it, to the start page. */
export function Sheet({ title, lead, cta, children }: SheetProps) {
  const { t } = useTranslation("pages");
  const navigate = useNavigate();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape in a field belongs to the field, and one that closed a menu has done its work.
      const isTaken = event.defaultPrevented || isTyping(event.target);
      const isMenuOpen = document.querySelector("header [aria-expanded=true]") !== null;
      if (event.key === "Escape" && !isTaken && !isMenuOpen) navigate("/");
    };
    // Before the menus hear it: afterwards they are closed, and nobody knows whom the key was for.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [navigate]);

  return (
    <div className={styles.ground}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <PageTitle title={title} />
            <p className={styles.lead}>{inline(lead)}</p>
          </div>
          <Link to="/" className={styles.close} aria-label={t("close")} title={t("close")}>
            <IconX size={24} stroke={1.75} aria-hidden />
          </Link>
        </header>
        {children}
        <div className={styles.cta}>
          <p>{cta.text}</p>
          <Button component={Link} to={cta.to}>
            {t(cta.to === "/register" ? "register" : "write")}
          </Button>
        </div>
      </div>
    </div>
  );
}
