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
import styles from "./ApplicationPage.module.css";

const RequestLinkDocument = graphql(`
  mutation NewLink_request($email: String!) {
    requestApplicationLink(email: $email)
  }
`);

/** The link does not work, or there was none: a new one is mailed to who has an application. The answer is the same for everybody. */
export function NewLink({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation("application");
  const { t: common } = useTranslation("common");
  const [request] = useMutation(RequestLinkDocument);
  const { field, problems, isPending, sentTo, again, submit } = useMailedLink({
    request: (email) => request({ variables: { email } }),
    words: { invalid: common("problem.emailInvalid"), failed: t("link.failed") },
  });

  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={again} />;
  return (
    <form className={`${styles.page} ${styles.narrow}`} data-voice="advertiser" noValidate onSubmit={submit}>
      <PageTitle title={t(isMissing ? "link.missingTitle" : "link.title")} hasError={problems.length > 0} />
      <p>{t(isMissing ? "link.missing" : "link.text")}</p>
      <ErrorSummary problems={problems} />
      <TextField {...field} label={t("company.field.email")} hint={t("link.hint")} type="email" autoComplete="email" />
      <div className={styles.actions}>
        <SubmitButton pending={isPending} pendingLabel={t("link.pending")}>
          {t("link.submit")}
        </SubmitButton>
        <Link to="/advertiser/register">{t("link.start")}</Link>
      </div>
    </form>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation("application");
  const { demoMode } = useSession();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className={`${styles.page} ${styles.narrow}`} data-voice="advertiser">
      <PageTitle title={t("link.sent.title")} />
      <p>{t("link.sent.text", { email })}</p>
      {demoMode && (
        <p>
          {t("link.sent.demo")} <Link to="/dev/mailbox">{t("link.sent.mailbox")}</Link>
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onAgain}>
          {t("link.sent.again")}
        </Button>
      </div>
    </div>
  );
}
