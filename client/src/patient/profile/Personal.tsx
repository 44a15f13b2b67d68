import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { Personal_ViewerFragment } from "../../gql/graphql";
import styles from "./ProfilePage.module.css";

const PersonalFragment = graphql(`
  fragment Personal_viewer on Viewer {
    id
    name
    email
    language
  }
`);

/** Who this is, to be read here and changed in the account. */
export function Personal({ viewer }: { viewer: FragmentType<Personal_ViewerFragment> & { id: string } }) {
  const { t } = useTranslation(["profile", "common"]);
  const { data, complete } = useFragment({ fragment: PersonalFragment, from: viewer });
  if (!complete) return null;
  const facts = [
    [t("personal.name"), data.name],
    [t("personal.email"), data.email],
    [t("personal.language"), t(`common:language.names.${data.language}`)],
  ] as const;
  return (
    <section aria-labelledby="personal">
      <h2 id="personal">{t("personal.title")}</h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.after}>
        <Link to="/account">{t("personal.change")}</Link>
      </p>
    </section>
  );
}
