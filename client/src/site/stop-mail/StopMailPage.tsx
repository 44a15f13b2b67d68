import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState } from "../../ui/States";
import styles from "../password/PasswordPages.module.css";
import { useAddressToken } from "../useAddressToken";

const StopDocument = graphql(`
  mutation StopMailPage_stop($token: String!) {
    stopInsightViewMail(token: $token)
  }
`);

/** What the link leads to that stops a mail: it stops it at once, signed in or not. */
export function StopMailPage() {
  const { t } = useTranslation("site");
  const token = useAddressToken();
  const [stop] = useMutation(StopDocument);
  const [outcome, setOutcome] = useState<"stopping" | "done" | "invalid" | "failed">(token ? "stopping" : "invalid");
  const asked = useRef("");
  const ask = async () => {
    setOutcome("stopping");
    try {
      await stop({ variables: { token } });
      setOutcome("done");
    } catch (error) {
      setOutcome(inputProblems(error).length > 0 ? "invalid" : "failed");
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link.
  useEffect(() => {
    if (token === "" || asked.current === token) return;
    asked.current = token;
    void ask();
  }, [token]);
  return (
    <div className={styles.page}>
      <PageTitle title={t("stopMail.title")} hasError={outcome === "invalid" || outcome === "failed"} />
      {outcome === "failed" ? (
        <FailedState message={t("stopMail.failed")} onRetry={() => void ask()} />
      ) : (
        <p className={styles.lead} role={outcome === "invalid" ? "alert" : "status"}>
          {t(`stopMail.${outcome}`)}
        </p>
      )}
    </div>
  );
}
