import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import type { SignInPage } from "../../gql/graphql";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { useAddressToken } from "../useAddressToken";
import styles from "./PasswordPages.module.css";
import { ResetDone } from "./ResetDone";
import { ResetForm } from "./ResetForm";

const ResetPasswordPageDocument = graphql(`
  query ResetPasswordPage($token: String!) {
    passwordResetTokenIsValid(token: $token)
    publicConfiguration {
      passwordRules {
        id
        label
        pattern
      }
    }
  }
`);

/** From a mailed link to a new password: the link is checked, then the form, then Login. */
export function ResetPasswordPage() {
  const { t } = useTranslation("site");
  const { t: common } = useTranslation();
  const token = useAddressToken();
  const { data, error, refetch } = useQuery(ResetPasswordPageDocument, {
    variables: { token },
    skip: token === "",
    // A link works once: what was true a minute ago says nothing.
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const [refused, setRefused] = useState(false);
  const [signInPage, setSignInPage] = useState<SignInPage>();

  if (signInPage) return <ResetDone signInPage={signInPage} />;
  if (token === "") return <BadLink message={t("reset.missing")} />;
  if (refused || data?.passwordResetTokenIsValid === false) return <BadLink message={t("reset.invalid")} />;
  if (data) {
    return (
      <ResetForm
        token={token}
        passwordRules={data.publicConfiguration.passwordRules}
        onRefused={() => setRefused(true)}
        onDone={setSignInPage}
      />
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle title={t("reset.title")} hasError={error !== undefined} />
      {error ? (
        <FailedState message={tooManyTries(common, error) ?? t("reset.checkFailed")} onRetry={refetch} />
      ) : (
        <>
          <p className={styles.lead} role="status">
            {t("reset.checking")}
          </p>
          <Skeleton lines={["34%", "100%", "48%", "100%"]} />
        </>
      )}
    </div>
  );
}

/** The link is not there, not known, used or too old: only a new one helps. */
function BadLink({ message }: { message: string }) {
  const { t } = useTranslation("site");
  return (
    <div className={styles.page} role="alert">
      <PageTitle title={t("reset.title")} hasError />
      <p className={styles.lead}>{message}</p>
      <div className={styles.actions}>
        <Button component={Link} to="/forgot-password">
          {t("reset.newLink")}
        </Button>
      </div>
    </div>
  );
}
