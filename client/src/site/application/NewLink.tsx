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
  const [request, { loading }] = useMutation(RequestLinkDocument);
  const [email, setEmail] = useState("");
  const [problems, setProblems] = useState<Problem[]>([]);
  const [sentTo, setSentTo] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const odd = { message: common("problem.emailInvalid"), fieldId: "email" };
    if (!looksLikeEmail(address)) {
      setProblems([odd]);
      return;
    }
    try {
      await request({ variables: { email: address } });
      setProblems([]);
      setSentTo(address);
    } catch (error) {
      const failed = { message: tooManyTries(common, error) ?? t("link.failed") };
      setProblems([inputProblems(error).length > 0 ? odd : failed]);
    }
  };

  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <form
      className={`${styles.page} ${styles.narrow}`}
      data-voice="advertiser"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <PageTitle title={t(isMissing ? "link.missingTitle" : "link.title")} hasError={problems.length > 0} />
      <p>{t(isMissing ? "link.missing" : "link.text")}</p>
      <ErrorSummary problems={problems} />
      <TextField
        id="email"
        label={t("company.field.email")}
        hint={t("link.hint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        error={problems.find(({ fieldId }) => fieldId)?.message}
      />
      <div className={styles.actions}>
        <SubmitButton pending={loading} pendingLabel={t("link.pending")}>
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
