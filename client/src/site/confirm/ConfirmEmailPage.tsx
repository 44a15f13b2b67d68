import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { accountOf } from "../../core/homes";
import { inputProblems, tooManyTries } from "../../core/problems";
import { useSession } from "../../core/session";
import { graphql } from "../../gql";
import type { ConfirmEmailPage_ConfirmMutation } from "../../gql/graphql";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import styles from "../password/PasswordPages.module.css";
import { useAddressToken } from "../useAddressToken";

const ConfirmDocument = graphql(`
  mutation ConfirmEmailPage_confirm($token: String!) {
    confirmEmail(token: $token) {
      email
      changed
    }
  }
`);

type Outcome =
  | { kind: "asking" }
  | { kind: "done"; confirmation: ConfirmEmailPage_ConfirmMutation["confirmEmail"] }
  | { kind: "invalid" }
  | { kind: "failed"; message: string };

/** What the mailed link of a registration or of a new address leads to; the same signed in or not. */
export function ConfirmEmailPage() {
  const { t } = useTranslation("site");
  const { t: common } = useTranslation();
  const token = useAddressToken();
  const { refresh } = useSession();
  const [confirm] = useMutation(ConfirmDocument);
  const [outcome, setOutcome] = useState<Outcome>({ kind: "asking" });
  const asked = useRef("");

  const ask = async () => {
    setOutcome({ kind: "asking" });
    try {
      const { data } = await confirm({ variables: { token } });
      if (data) setOutcome({ kind: "done", confirmation: data.confirmEmail });
      void refresh();
    } catch (error) {
      const isBad = inputProblems(error).length > 0;
      setOutcome(
        isBad ? { kind: "invalid" } : { kind: "failed", message: tooManyTries(common, error) ?? t("confirm.failed") },
      );
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link works once, so it is sent once.
  useEffect(() => {
    if (token === "" || asked.current === token) return;
    asked.current = token;
    void ask();
  }, [token]);

  if (token === "") return <Said title={t("confirm.title")} text={t("confirm.missing")} hasError />;
  if (outcome.kind === "invalid") {
    return <Said title={t("confirm.title")} text={`${t("confirm.invalid")} ${t("confirm.invalidHint")}`} hasError />;
  }
  if (outcome.kind === "done") {
    const { email, changed } = outcome.confirmation;
    return (
      <Said
        title={t("confirm.done.title")}
        text={t(changed ? "confirm.done.changed" : "confirm.done.text", { email })}
      />
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle title={t("confirm.title")} hasError={outcome.kind === "failed"} />
      {outcome.kind === "failed" ? (
        <FailedState message={outcome.message} onRetry={() => void ask()} />
      ) : (
        <>
          <p className={styles.lead} role="status">
            {t("confirm.checking")}
          </p>
          <Skeleton lines={["80%", "40%"]} />
        </>
      )}
    </div>
  );
}

/** How it ended, and the way on: to the account for somebody who is signed in, else to Login. */
function Said({ title, text, hasError = false }: { title: string; text: string; hasError?: boolean }) {
  const { t } = useTranslation("site");
  const { viewer } = useSession();
  return (
    <div className={styles.page} role={hasError ? "alert" : "status"}>
      <PageTitle title={title} hasError={hasError} />
      <p className={styles.lead}>{text}</p>
      <div className={styles.actions}>
        <Button component={Link} to={viewer ? accountOf(viewer) : "/login?next=/account"}>
          {t(viewer ? "confirm.account" : "confirm.login")}
        </Button>
      </div>
    </div>
  );
}
