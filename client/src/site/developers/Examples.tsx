import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CodeBlock } from "./CodeBlock";
import styles from "./DevelopersPage.module.css";
import { type Addresses, codegenOf, type ExampleLanguage, exampleOf, LANGUAGES, type OperationKind } from "./examples";

const KINDS: readonly OperationKind[] = ["query", "mutation", "subscription"];
const NAMES: Readonly<Record<ExampleLanguage, string>> = { curl: "curl", javascript: "JavaScript", python: "Python" };

/** A query, a mutation and a subscription, each for a shell, for JavaScript and for Python. */
export function Examples({ addresses }: { addresses: Addresses }) {
  const { t } = useTranslation("developers");
  return (
    <>
      <p>{t("examples.intro")}</p>
      {KINDS.map((kind) => (
        <div key={kind} className={styles.example}>
          <h3 id={`example-${kind}`}>{t(`examples.${kind}.title`)}</h3>
          <p>{t(`examples.${kind}.text`)}</p>
          <Tabs defaultValue="curl" keepMounted={false}>
            <Tabs.List aria-labelledby={`example-${kind}`}>
              {LANGUAGES.map((language) => (
                <Tabs.Tab key={language} value={language}>
                  {NAMES[language]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {LANGUAGES.map((language) => (
              <Tabs.Panel key={language} value={language}>
                <CodeBlock
                  label={t("examples.label", { what: t(`examples.${kind}.title`), language: NAMES[language] })}
                  code={exampleOf(kind, language, addresses)}
                />
              </Tabs.Panel>
            ))}
          </Tabs>
        </div>
      ))}
      <h3>{t("examples.codegen.title")}</h3>
      <p>{t("examples.codegen.text", { address: addresses.schema })}</p>
      <CodeBlock label={t("examples.codegen.title")} code={codegenOf(addresses)} />
      <p>{t("examples.node")}</p>
    </>
  );
}
