import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { inputProblems, tooManyTries } from "../../app/problems";
import { useSession } from "../../app/session";
import { graphql } from "../../gql";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { PageTitle } from "../../ui/PageTitle";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextField } from "../../ui/TextField";
import { looksLikeEmail } from "../email";
import styles from "./PasswordPages.module.css";

const RequestDocument = graphql(`
  mutation ForgotPasswordPage_request($email: String!) {
    requestPasswordReset(email: $email)
  }
`);

/** Asks for a link by mail. Whether there is such an account stays the server's secret: it always ends at 'Check your email'. */
export function ForgotPasswordPage() {
  const { t } = useTranslation("site");
  const { t: common } = useTranslation();
  const [request, { loading }] = useMutation(RequestDocument);
  const [email, setEmail] = useState("");
  const [problems, setProblems] = useState<Problem[]>([]);
  const [sentTo, setSentTo] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const odd = { message: t("forgot.emailHint"), fieldId: "email" };
    if (!looksLikeEmail(address)) {
      setProblems([odd]);
      return;
    }
    try {
      await request({ variables: { email: address } });
      setProblems([]);
      setSentTo(address);
    } catch (error) {
      const failed = { message: tooManyTries(common, error) ?? t("forgot.failed") };
      setProblems([inputProblems(error).length > 0 ? odd : failed]);
    }
  };

  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <form className={styles.page} onSubmit={(event) => void submit(event)} noValidate>
      <PageTitle title={t("forgot.title")} hasError={problems.length > 0} />
      <p className={styles.lead}>{t("forgot.lead")}</p>
      <ErrorSummary problems={problems} />
      <TextField
        id="email"
        label={t("forgot.email")}
        hint={t("forgot.emailHint")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={problems.find(({ fieldId }) => fieldId)?.message}
      />
      <div className={styles.actions}>
        <SubmitButton pending={loading} pendingLabel={t("forgot.pending")}>
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
