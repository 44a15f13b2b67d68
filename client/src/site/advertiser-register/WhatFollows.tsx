import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import styles from "./AdvertiserRegisterPage.module.css";

const WhatFollowsDocument = graphql(`
  query WhatFollows {
    applicationRules {
      documents {
        key
        name
      }
      reviewTime
    }
  }
`);

/** What a company needs for its application, and what happens with it. Without an answer of the server the form stands alone. */
export function WhatFollows() {
  const { t } = useTranslation("application");
  const { data } = useQuery(WhatFollowsDocument);
  if (!data) return null;
  const { documents, reviewTime } = data.applicationRules;
  return (
    <aside className={styles.follows}>
      <h2>{t("follows.title")}</h2>
      <p className={styles.quiet}>{t("follows.documents", { count: documents.length })}</p>
      <ul>
        {documents.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ul>
      <p className={styles.quiet}>{t("follows.review", { reviewTime })}</p>
    </aside>
  );
}
