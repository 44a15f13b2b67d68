import "@mantine/core/styles/Tabs.layer.css";
import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Tabs } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { OpenedMail_MailFragment } from "../../gql/graphql";
import { FailedState, Skeleton } from "../../ui/States";
import { linksOf } from "./links";
import styles from "./OpenedMail.module.css";
import { useMailTime } from "./useMailTime";

const OpenedMailFragment = graphql(`
  fragment OpenedMail_mail on MailboxMail {
    id
    recipient
    subject
    createdAt
    text
    html
  }
`);

/** Nothing in a mail may run or reach this page; its links open a tab of their own. */
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

export interface OpenedMailProps {
  /** Another mail takes another part of the page (`key`). */
  mail?: FragmentType<OpenedMail_MailFragment>;
  failure?: "missing" | "failed";
  onRetry: () => void;
}

/** A mail as its reader sees it, as text, and its links as a plain list. */
export function OpenedMail({ mail, failure, onRetry }: OpenedMailProps) {
  const { t } = useTranslation("dev");
  return (
    <section aria-label={t("mailbox.mail")} className={styles.mail}>
      <Link to={{ search: "" }} className={styles.back}>
        <IconChevronLeft size={18} stroke={1.9} aria-hidden />
        {t("mailbox.back")}
      </Link>
      {mail && <Content mail={mail} />}
      {!mail && failure === "missing" && <p role="alert">{t("mailbox.mailMissing")}</p>}
      {!mail && failure === "failed" && <FailedState message={t("mailbox.mailFailed")} onRetry={onRetry} />}
      {!mail && !failure && <Skeleton lines={["60%", "40%", "0", "100%", "92%", "70%"]} />}
    </section>
  );
}

function Content({ mail }: { mail: FragmentType<OpenedMail_MailFragment> }) {
  const { t } = useTranslation("dev");
  const at = useMailTime();
  const { data, complete } = useFragment({ fragment: OpenedMailFragment, from: mail });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!complete) return null;
  const links = linksOf(data.html);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.subject}>
        {data.subject}
      </h2>
      <p className={styles.meta}>
        <span>{t("mailbox.to", { recipient: data.recipient })}</span>
        <time dateTime={data.createdAt}>{at(data.createdAt)}</time>
      </p>
      <Tabs defaultValue="page" classNames={{ tab: styles.tab, list: styles.tabs }}>
        <Tabs.List aria-label={t("mailbox.as")}>
          <Tabs.Tab value="page">{t("mailbox.page")}</Tabs.Tab>
          <Tabs.Tab value="text">{t("mailbox.text")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="page">
          <iframe
            title={t("mailbox.frame")}
            sandbox={SANDBOX}
            srcDoc={`<base target="_blank">${data.html}`}
            className={styles.frame}
          />
        </Tabs.Panel>
        <Tabs.Panel value="text">
          <pre className={styles.text}>{data.text}</pre>
        </Tabs.Panel>
      </Tabs>
      <h3 className={styles.linksTitle}>{t("mailbox.links")}</h3>
      {links.length === 0 ? (
        <p className="dim">{t("mailbox.noLinks")}</p>
      ) : (
        <ul className={styles.links}>
          {links.map(({ words, address }) => (
            <li key={address}>
              <a href={address}>{words || address}</a>
              {words && words !== address && <span>{address}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
