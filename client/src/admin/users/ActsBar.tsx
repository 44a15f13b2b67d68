import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { AskDialog } from "./AskDialog";
import { ReasonDialog } from "./ReasonDialog";
import styles from "./Users.module.css";
import { type Account, isUnconfirmed } from "./users";

type Asked = "restore" | "unlock" | "confirm" | "password" | "signOut";
type Act = "suspend" | Asked;

export interface ActsBarProps {
  account: Account;
  isBlocked: boolean;
  /** False for who only reads. */
  mayManage: boolean;
  /** With what was done. */
  onDone: (sentence: string) => void;
  /** Something else begins. */
  onAsk: () => void;
}

/** What can be done as the account stands now. */
function actsFor(account: Account, isBlocked: boolean): Act[] {
  const acts: Act[] = isBlocked ? ["unlock"] : [];
  if (account.devices.length > 0) acts.push("signOut");
  if (account.suspendedAt) return [...acts, "restore"];
  if (isUnconfirmed(account)) acts.push("confirm");
  return [...acts, "password", "suspend"];
}

/** The buttons of what support does for a person, each with a question before it. */
export function ActsBar({ account, isBlocked, mayManage, onDone, onAsk }: ActsBarProps) {
  const { t } = useTranslation("users");
  const [asked, setAsked] = useState<Act | null>(null);
  const acts = useUserActs(account.id);
  if (!mayManage) return <p className={styles.readOnly}>{t("act.readOnly")}</p>;
  const close = (isDone: boolean) => {
    if (isDone && asked) onDone(t(`done.${asked}`));
    setAsked(null);
    // A button that is no longer there cannot have the focus back.
    focusPage(() => document.getElementById(`act-${asked}`) ?? document.getElementById("acts"));
  };
  const { name, email, pendingEmail } = account;
  const texts: Record<Asked, string> = {
    restore: t("ask.restore", { name }),
    unlock: t("ask.unlock", { name }),
    confirm: t("ask.confirm", { email: pendingEmail ?? email }),
    password: t("ask.password", { email }),
    signOut: t("ask.signOut", { name }),
  };
  return (
    <fieldset id="acts" tabIndex={-1} className={styles.acts}>
      <legend className="hidden-text">{t("act.legend")}</legend>
      {actsFor(account, isBlocked).map((act) => (
        <Button
          key={act}
          id={`act-${act}`}
          variant={act === "suspend" ? "outline" : "default"}
          color={act === "suspend" ? "red" : undefined}
          onClick={() => {
            onAsk();
            setAsked(act);
          }}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {asked === "suspend" && (
        <ReasonDialog
          title={t("act.suspend")}
          meta={email}
          name="suspend"
          about={account.id}
          hint={t("suspend.hint")}
          act={acts.suspend}
          onClose={close}
        >
          <p>{t("suspend.text", { name })}</p>
          {account.role === "ADVERTISER" && <p>{t("suspend.adverts")}</p>}
        </ReasonDialog>
      )}
      {asked && asked !== "suspend" && (
        <AskDialog title={t(`act.${asked}`)} meta={name} text={texts[asked]} act={acts[asked]} onClose={close} />
      )}
    </fieldset>
  );
}

const SuspendDocument = graphql(`
  mutation Users_suspend($id: ID!, $reason: String!) {
    suspendUser(id: $id, reason: $reason) {
      ...Users_account @unmask
    }
  }
`);

const RestoreDocument = graphql(`
  mutation Users_restore($id: ID!) {
    restoreUser(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const UnlockDocument = graphql(`
  mutation Users_unlock($id: ID!) {
    unlockUser(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const ConfirmDocument = graphql(`
  mutation Users_confirm($id: ID!) {
    resendUserConfirmation(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const PasswordDocument = graphql(`
  mutation Users_password($id: ID!) {
    sendUserPasswordLink(id: $id) {
      ...Users_account @unmask
    }
  }
`);

const SignOutDocument = graphql(`
  mutation Users_signOut($id: ID!) {
    signUserOut(id: $id) {
      ...Users_account @unmask
    }
  }
`);

/** What support does for one person; each rejects with what the server says, and the page shows what came of it. */
function useUserActs(id: string) {
  const [suspend] = useMutation(SuspendDocument);
  const [restore] = useMutation(RestoreDocument);
  const [unlock] = useMutation(UnlockDocument);
  const [confirm] = useMutation(ConfirmDocument);
  const [password] = useMutation(PasswordDocument);
  const [signOut] = useMutation(SignOutDocument);
  const variables = { id };
  return {
    suspend: (reason: string) => suspend({ variables: { id, reason } }),
    restore: () => restore({ variables }),
    unlock: () => unlock({ variables }),
    confirm: () => confirm({ variables }),
    password: () => password({ variables }),
    signOut: () => signOut({ variables }),
  };
}
