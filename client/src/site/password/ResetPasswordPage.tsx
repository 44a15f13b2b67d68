import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type PasswordRule, passwordChecklist } from "../../core/passwordRules";
import { inputProblems, sentence, tooManyTries } from "../../core/problems";
import { graphql } from "../../gql";
import type { SignInPage } from "../../gql/graphql";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { PageTitle } from "../../ui/PageTitle";
import { PasswordField } from "../../ui/PasswordField";
import { FailedState, Skeleton } from "../../ui/States";
import { SubmitButton } from "../../ui/SubmitButton";
import { useAddressToken } from "../useAddressToken";
import styles from "./PasswordPages.module.css";
import { ResetDone } from "./ResetDone";

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

const ResetDocument = graphql(`
  mutation ResetForm_reset($token: String!, $newPassword: String!) {
    resetPassword(token: $token, newPassword: $newPassword) {
      signInPage
    }
  }
`);

interface ResetFormProps {
  token: string;
  passwordRules: readonly PasswordRule[];
  /** The link ran out, or was used elsewhere, while the form stood open. */
  onRefused: () => void;
  onDone: (signInPage: SignInPage) => void;
}

/** The new password, twice. All four rules are asked for here and by the server. */
function ResetForm({ token, passwordRules, onRefused, onDone }: ResetFormProps) {
  const { t } = useTranslation("site");
  const { t: common } = useTranslation();
  const [reset, { loading }] = useMutation(ResetDocument);
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const [shown, setShown] = useState(false);
  const [problems, setProblems] = useState<Problem[]>([]);
  const rules = passwordChecklist(common, passwordRules, password);
  const errorOn = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;

  const refuse = (error: unknown) => {
    const found = inputProblems(error);
    if (found.some(({ field }) => field === "token")) {
      onRefused();
    } else if (found.length > 0) {
      setProblems(found.map(({ message }) => ({ message: sentence(common, message), fieldId: "password" })));
    } else {
      setProblems([{ message: tooManyTries(common, error) ?? t("reset.failed") }]);
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Problem[] = [];
    if (!rules.every((rule) => rule.met)) found.push({ message: common("problem.passwordWeak"), fieldId: "password" });
    if (password !== confirm) found.push({ message: t("register.errors.mismatch"), fieldId: "confirm" });
    setProblems(found);
    if (found.length > 0) return;
    try {
      const { data } = await reset({ variables: { token, newPassword: password } });
      if (data) onDone(data.resetPassword.signInPage);
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <form className={styles.page} onSubmit={(event) => void submit(event)} noValidate>
      <PageTitle title={t("reset.title")} hasError={problems.length > 0} />
      <ErrorSummary problems={problems} />
      <PasswordField
        id="password"
        label={t("reset.password")}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={errorOn("password")}
        rules={rules}
        shown={shown}
        onShownChange={setShown}
      />
      <PasswordField
        id="confirm"
        label={t("reset.confirm")}
        autoComplete="new-password"
        value={confirm}
        onChange={setConfirm}
        error={errorOn("confirm")}
        withShow={false}
        shown={shown}
      />
      <div className={styles.actions}>
        <SubmitButton pending={loading} pendingLabel={t("reset.pending")}>
          {t("reset.submit")}
        </SubmitButton>
      </div>
    </form>
  );
}
