import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { Scopes_ScopeFragment } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import styles from "./DevelopersPage.module.css";

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
export function Scopes({ scopes }: { scopes: readonly Scopes_ScopeFragment[] }) {
  const { t } = useTranslation("developers");
  return (
    <DataTable labelledBy="scopes">
      <thead>
        <tr>
          <th scope="col">{t("keys.scope")}</th>
          <th scope="col">{t("keys.allows")}</th>
          <th scope="col">{t("keys.for")}</th>
        </tr>
      </thead>
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
