import { Button } from "@mantine/core";
import { IconMessageCircle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { HealthCheckResult_ResultFragment } from "../../gql/graphql";
import styles from "./HealthCheckPopUp.module.css";

graphql(`
  fragment HealthCheckResult_result on HealthCheckResult {
    id
    slug
    title
    band
    headline
    text
    advice
    sourceTitle
    sourceUrl
    askText
    takenAt
  }
`);

/** What a Health Check says: a sentence, advice with its source, and the way to ask more. It takes the focus when it comes. */
export function HealthCheckResult({ result }: { result: HealthCheckResult_ResultFragment }) {
  const { t } = useTranslation("healthCheck");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.result} data-band={result.band}>
      <h3 ref={heading} tabIndex={-1}>
        {result.headline}
      </h3>
      <p>{result.text}</p>
      <ul>
        {result.advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="dim">
        <a href={result.sourceUrl} target="_blank" rel="noreferrer">
          {t("source", { title: result.sourceTitle })}
          <span className="hidden-text">{t("newTab")}</span>
        </a>
      </p>
      <Button
        component={Link}
        to="/consultation"
        state={{ question: result.askText }}
        leftSection={<IconMessageCircle size={20} stroke={1.75} aria-hidden />}
      >
        {t("ask")}
      </Button>
    </div>
  );
}
