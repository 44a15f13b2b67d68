import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "../../core/session";
import { graphql } from "../../gql";
import { ErrorSummary } from "../../ui/ErrorSummary";
import { PageTitle } from "../../ui/PageTitle";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextField } from "../../ui/TextField";
import { useMailedLink } from "../useMailedLink";
import styles from "./PasswordPages.module.css";

const RequestDocument = graphql(`
  mutation ForgotPasswordPage_request($email: String!) {
    requestPasswordReset(email: $email)
  }
`);

/** Asks for a link by mail. Whether there is such an account stays the server's secret: it always ends at 'Check your email'. */
export function ForgotPasswordPage() {
  const { t } = useTranslation("site");
  const [request] = useMutation(RequestDocument);
  const { field, problems, isPending, sentTo, again, submit } = useMailedLink({
    request: (email) => request({ variables: { email } }),
    words: { invalid: t("forgot.emailHint"), failed: t("forgot.failed") },
  });

  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={again} />;
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <PageTitle title={t("forgot.title")} hasError={problems.length > 0} />
      <p className={styles.lead}>{t("forgot.lead")}</p>
      <ErrorSummary problems={problems} />
      <TextField
        {...field}
        label={t("forgot.email")}
        hint={t("forgot.emailHint")}
        type="email"
        autoComplete="username"
      />
      <div className={styles.actions}>
        <SubmitButton pending={isPending} pendingLabel={t("forgot.pending")}>
          {t("forgot.submit")}
        </SubmitButton>
        <Link to="/login">{t("forgot.back")}</Link>
      </div>
    </form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation("site");
  const { demoMode } = useSession();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={styles.page}>
      <PageTitle title={t("forgot.sent.title")} />
      <p className={styles.lead}>{t("forgot.sent.text", { email })}</p>
      <p>{t("forgot.sent.nothing")}</p>
      {demoMode && (
        <p className={styles.demo}>
          {t("forgot.sent.demo")} <Link to="/dev/mailbox">{t("forgot.sent.mailbox")}</Link>
        </p>
      )}
      <div className={styles.actions}>
        <Button component={Link} to="/login">
          {t("forgot.back")}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {t("forgot.sent.again")}
        </Button>
      </div>
    </div>
  );
}
