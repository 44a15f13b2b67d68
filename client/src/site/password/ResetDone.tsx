import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useSession } from "../../core/session";
import type { SignInPage } from "../../gql/graphql";
import { PageTitle } from "../../ui/PageTitle";
import styles from "./PasswordPages.module.css";

/** The specification's time until the sign-in page opens by itself. */
export const LEAVE_AFTER_MS = 3_000;

const addresses: Record<SignInPage, string> = { LOGIN: "/login", ADMIN_LOGIN: "/admin/login" };

/** The password is changed, every session of the person has ended, and the way leads to their own sign-in page. */
export function ResetDone({ signInPage }: { signInPage: SignInPage }) {
  const { t } = useTranslation("site");
  const { refresh } = useSession();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const to = addresses[signInPage];
  useEffect(() => {
    box.current?.focus();
    // This browser may have been signed in as the same person.
    void refresh();
    const timer = setTimeout(() => navigate(to, { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, refresh, to]);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.page}>
      <PageTitle title={t("reset.done.title")} />
      <p className={styles.lead}>{t("reset.done.text")}</p>
      <div className={styles.actions}>
        <Button component={Link} to={to} replace>
          {t("reset.done.login")}
        </Button>
      </div>
    </div>
  );
}
