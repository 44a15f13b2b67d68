import { useTranslation } from "react-i18next";
import type { RegisterPageQuery } from "../../gql/graphql";
import { ConsentBox } from "../../ui/ConsentBox";
import { Awaited } from "../../ui/States";
import styles from "./RegisterPage.module.css";

export type ConsentTexts = RegisterPageQuery["publicConfiguration"]["consentTexts"];

/** The two agreements that an account needs: the box, the purpose in the ledger, and where to read more. */
const boxes = [
  { field: "consentsToDataUse", purpose: "DATA_USE", to: "/privacy", link: "register.readPrivacy" },
  { field: "consentsToNhsIntegration", purpose: "NHS_INTEGRATION", to: "/terms", link: "register.readTerms" },
] as const;

type Field = (typeof boxes)[number]["field"];

export interface AgreementProps {
  /** The words of the server, which are the words that it stores; undefined while they are on their way. */
  texts: ConsentTexts | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  values: Readonly<Record<Field, boolean>>;
  onChange: (field: Field, checked: boolean) => void;
  errorOn: (field: Field) => string | undefined;
}

/** What the person agrees to. The links open beside this page, so that nothing typed is lost. */
export function Agreement({ texts, hasFailed, onRetry, values, onChange, errorOn }: AgreementProps) {
  const { t } = useTranslation(["site", "common"]);
  return (
    <fieldset className={styles.agreement}>
      <legend>{t("register.agreement")}</legend>
      {!texts && <Awaited failed={hasFailed && t("register.agreementFailed")} onRetry={onRetry} block={272} />}
      {boxes.map(({ field, purpose, to, link }) => {
        const words = texts?.find((text) => text.purpose === purpose);
        return (
          words && (
            <ConsentBox
              key={field}
              id={field}
              title={words.title}
              description={words.text}
              checked={values[field]}
              onChange={(checked) => onChange(field, checked)}
              error={errorOn(field)}
              more={
                <a href={to} target="_blank" rel="noopener">
                  {t(link)} <span className="hidden-text">{t("common:field.newTab")}</span>
                </a>
              }
            />
          )
        );
      })}
      <p className={styles.note}>{t("register.sponsorship")}</p>
    </fieldset>
  );
}
