import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useSession } from "../../core/session";
import type { Viewer } from "../../core/session-store";
import { useAct } from "../../core/useAct";
import { graphql } from "../../gql";
import { PasswordField } from "../../ui/PasswordField";
import { ActForm } from "../ActForm";
import { Section } from "../Section";
import styles from "./erase.module.css";

const EraseDocument = graphql(`
  mutation EraseAccount_erase($password: String!) {
    eraseAccount(password: $password)
  }
`);

/**
 * Says what goes, what stays and why, and asks for the password. Afterwards every tab is signed out and at the start page.
 * An advertiser's account belongs to a company whose invoices have to be kept, so closing it begins with a message to us.
 */
export function EraseAccount({ role }: { role: Viewer["role"] }) {
  const { t } = useTranslation("account");
  const { leave } = useSession();
  const navigate = useNavigate();
  const [erase] = useMutation(EraseDocument);
  const [password, setPassword] = useState("");
  const act = useAct(t("action.failed"), () => "erasePassword");
  const goes = t(role === "CUSTOMER" ? "erase.goesPatient" : "erase.goesOthers", { returnObjects: true });

  const submit = async () => {
    if (password === "") {
      act.refuse([{ message: t("erase.passwordMissing"), fieldId: "erasePassword" }]);
      return;
    }
    const went = await act.run(async () => {
      await erase({ variables: { password } });
      return t("erase.done");
    });
    if (!went) return;
    await leave();
    await navigate("/", { replace: true, state: { notice: t("erase.done") } });
  };

  if (role === "ADVERTISER") {
    return (
      <Section id="erase" title={t("erase.title")} lead={t("erase.company")}>
        <Button component={Link} to="/contact" variant="default">
          {t("erase.contact")}
        </Button>
      </Section>
    );
  }
  return (
    <Section id="erase" title={t("erase.title")} lead={t("erase.forGood")}>
      <div className={styles.facts}>
        <div>
          <h3>{t("erase.goes")}</h3>
          <ul>
            {goes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t("erase.stays")}</h3>
          <p>{t("erase.staysText")}</p>
          {role === "ADMIN" && <p>{t("erase.staysStaff")}</p>}
        </div>
      </div>
      <ActForm
        act={act}
        name={t("erase.title")}
        onSubmit={() => void submit()}
        submit={t("erase.submit")}
        pendingLabel={t("erase.pending")}
        button={{ variant: "outline", color: "red" }}
      >
        <PasswordField
          id="erasePassword"
          label={t("erase.password")}
          hint={t("erase.passwordHint")}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={act.errorOn("erasePassword")}
        />
      </ActForm>
    </Section>
  );
}
