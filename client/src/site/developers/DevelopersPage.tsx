import { useQuery } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Voice } from "../../core/Voice";
import { graphql } from "../../gql";
import { PageTitle } from "../../ui/PageTitle";
import { Awaited, Skeleton } from "../../ui/States";
import { inline } from "../pages/inline";
import { CodeBlock } from "./CodeBlock";
import styles from "./DevelopersPage.module.css";
import { Errors } from "./Errors";
import {
  type Addresses,
  addressesOf,
  codegenOf,
  type ExampleLanguage,
  exampleOf,
  LANGUAGES,
  type OperationKind,
} from "./examples";
import "@mantine/core/styles/Tabs.layer.css";
import { Button, Tabs } from "@mantine/core";
import { useViewer } from "../../core/session";
import type { Scopes_ScopeFragment } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { TextField } from "../../ui/TextField";

const DevelopersPageDocument = graphql(`
  query DevelopersPage {
    publicConfiguration {
      demoApiKey
    }
    apiScopes {
      ...Scopes_scope @unmask
    }
  }
`);

/** The schema with its reader is far larger than the rest of the page. */
const Reference = lazy(() => import("./reference/Reference").then((m) => ({ default: m.Reference })));

const PARTS = ["start", "keys", "limits", "errors", "examples", "try", "reference"] as const;
type Part = (typeof PARTS)[number];

const HEADERS = `RateLimit-Policy: "api-key";q=30000;w=60
RateLimit: "api-key";r=29939;t=60`;
const COST = `"extensions": {
  "cost": { "requested": 61, "limit": 30000, "remaining": 29939, "resetSeconds": 60 }
}`;

function Section({ part, children }: { part: Part; children: ReactNode }) {
  const { t } = useTranslation("developers");
  return (
    <section id={part} className={styles.section} aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`}>{t(`${part}.title`)}</h2>
      {children}
    </section>
  );
}

/** How programs use the API: keys, limits, errors, examples, everything that the schema says of itself, and a place to try it. */
export function DevelopersPage() {
  const { t } = useTranslation("developers");
  const { data, error, refetch } = useQuery(DevelopersPageDocument);
  const addresses = addressesOf(window.location.origin);
  const demoKey = data?.publicConfiguration.demoApiKey;
  return (
    <Voice name="advertiser">
      <div className={styles.page}>
        <header className={styles.head}>
          <PageTitle title={t("title")} />
          <p>{t("lead")}</p>
        </header>
        <nav className={styles.contents} aria-label={t("contents")}>
          <ul>
            {PARTS.map((part) => (
              <li key={part}>
                <Link to={`#${part}`}>{t(`${part}.title`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.body}>
          <Section part="start">
            <ol className={styles.steps}>
              <li>
                <h3>{t("start.key.title")}</h3>
                <p>{inline(t("start.key.text"))}</p>
                {demoKey && (
                  <>
                    <p>{t("start.key.demo")}</p>
                    <CodeBlock label={t("start.key.title")} code={`export HEALTH_API_KEY=${demoKey}`} />
                  </>
                )}
              </li>
              <li>
                <h3>{t("start.query.title")}</h3>
                <p>{t("start.query.text", { address: addresses.http })}</p>
                <CodeBlock label={t("start.query.title")} code={exampleOf("query", "curl", addresses)} />
              </li>
              <li>
                <h3>{t("start.subscription.title")}</h3>
                <p>{t("start.subscription.text", { address: addresses.socket })}</p>
                <CodeBlock
                  label={t("start.subscription.title")}
                  code={exampleOf("subscription", "javascript", addresses)}
                />
              </li>
            </ol>
          </Section>
          <Section part="keys">
            <p>{t("keys.header")}</p>
            <p>{t("keys.secret")}</p>
            <p>{t("keys.rotation")}</p>
            <h3 id="scopes">{t("keys.scopes")}</h3>
            <p>{t("keys.closed")}</p>
            {!data && <Awaited failed={error && t("keys.failed")} onRetry={refetch} block={320} />}
            {data && <Scopes scopes={data.apiScopes} />}
          </Section>
          <Section part="limits">
            <ul className={styles.points}>
              {t("limits.points", { returnObjects: true }).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <CodeBlock label={t("limits.headers")} code={HEADERS} />
            <CodeBlock label={t("limits.cost")} code={COST} />
            <p>{t("limits.wait")}</p>
          </Section>
          <Section part="errors">
            <Errors />
          </Section>
          <Section part="examples">
            <Examples addresses={addresses} />
          </Section>
          <Section part="try">
            <TryIt />
          </Section>
          <Section part="reference">
            <p>{t("reference.intro")}</p>
            <Suspense fallback={<Skeleton block={480} />}>
              <Reference scopes={data?.apiScopes} />
            </Suspense>
          </Section>
        </div>
      </div>
    </Voice>
  );
}

const KINDS: readonly OperationKind[] = ["query", "mutation", "subscription"];
const NAMES: Readonly<Record<ExampleLanguage, string>> = { curl: "curl", javascript: "JavaScript", python: "Python" };

/** A query, a mutation and a subscription, each for a shell, for JavaScript and for Python. */
function Examples({ addresses }: { addresses: Addresses }) {
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

graphql(`
  fragment Scopes_scope on ApiScope {
    name
    description
    owner
    isWriting
    fields
  }
`);

/** What a key can be allowed, by whose key it is. */
function Scopes({ scopes }: { scopes: readonly Scopes_ScopeFragment[] }) {
  const { t } = useTranslation("developers");
  return (
    <DataTable labelledBy="scopes" columns={[t("keys.scope"), t("keys.allows"), t("keys.for")]}>
      <tbody>
        {scopes.map(({ name, description, owner }) => (
          <tr key={name}>
            <th scope="row" data-wide>
              <code className={styles.code}>{name}</code>
            </th>
            <td data-label={t("keys.allows")} data-wide>
              {description}
            </td>
            <td data-label={t("keys.for")} data-wide>
              {t(`keys.owner.${owner}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** The editor and what it knows of GraphQL are larger than the rest of the page, so they come when they are asked for. */
const Explorer = lazy(() => import("./explorer/Explorer").then((m) => ({ default: m.Explorer })));

/** An editor for operations that runs them with the session of the visitor, or with a key that stays in the memory of this page. */
function TryIt() {
  const { t } = useTranslation("developers");
  const viewer = useViewer();
  const [key, setKey] = useState("");
  const [isOpen, setOpen] = useState(false);
  const who = viewer ? t("try.session", { name: viewer.name }) : t("try.visitor");
  return (
    <>
      <p>{t("try.intro")}</p>
      <div className={styles.who}>
        <TextField
          id="try-key"
          label={t("try.key")}
          hint={t("try.keyHint")}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
        <p role="status">{key.trim() === "" ? who : t("try.withKey")}</p>
      </div>
      {isOpen ? (
        <Suspense fallback={<Skeleton block={640} />}>
          <Explorer apiKey={key.trim()} />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{t("try.open")}</Button>
      )}
    </>
  );
}
