import { Button } from "@mantine/core";
import { IconMail, IconUserOff } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { firstSentence, inputProblems } from "../../core/problems";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { formatFullDay } from "../../lib/time";
import listStyles from "../../ui/List.module.css";
import { PagedTable } from "../../ui/PagedTable";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { StatusChip } from "../../ui/StatusChip";
import { TextField } from "../../ui/TextField";
import styles from "./Users.module.css";
import { type Found, pageOf } from "./users";

/** What was searched for last, beside the address of the page and not in it. */
const soughtIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "sought" in state && typeof state.sought === "string"
    ? state.sought
    : "";

/** Finds a patient or an advertiser by their e-mail address. */
export function UsersPage() {
  const { t } = useTranslation("users");
  const { t: common } = useTranslation("common");
  const navigate = useNavigate();
  const sought = soughtIn(useLocation().state);
  const [typed, setTyped] = useState(sought);
  const list = useUserSearch(sought);
  const problem = inputProblems(list.error)[0]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    if (next === sought && next !== "") void list.read();
    else navigate(".", { replace: true, state: { sought: next } });
  };
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("title")} />
        <p className="dim">{t("lead")}</p>
      </div>
      <Panel
        id="users-found"
        title={t("find.found")}
        remarks={list.total !== undefined && <span role="status">{t("find.count", { count: list.total })}</span>}
      >
        <form className={styles.search} onSubmit={submit} noValidate>
          <TextField
            id="users-email"
            type="search"
            label={t("find.label")}
            hint={t("find.hint")}
            error={problem}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {/* The next search need not wait for the one before. */}
          <Button type="submit">{t("find.do")}</Button>
        </form>
        {sought === "" ? (
          <p className={listStyles.empty}>{t("find.before")}</p>
        ) : (
          !problem && (
            <PagedTable
              list={list}
              className={styles.table}
              labelledBy="users-found"
              columns={[t("column.person"), t("column.role"), t("column.since"), t("column.status")]}
              row={(person) => <FoundRow key={person.id} person={person} />}
              empty={t("find.nobody")}
              words={{
                failed: firstSentence(common, list.error) ?? t("find.failed"),
                more: t("find.more"),
                morePending: t("find.morePending"),
                moreFailed: t("find.moreFailed"),
              }}
            />
          )
        )}
      </Panel>
    </>
  );
}

/** A person who was found, with the way to their page, which takes along what was searched for. */
function FoundRow({ person }: { person: Found }) {
  const { t } = useTranslation("users");
  const { state } = useLocation();
  const { id, name, email, role, createdAt, emailVerifiedAt, suspendedAt, companyName } = person;
  return (
    <tr>
      <th scope="row" className={styles.broken}>
        <Link to={pageOf(id)} state={state}>
          {name}
        </Link>
        <span className={styles.facts}>{email}</span>
      </th>
      <td data-label={t("column.role")}>
        {t(`role.${role}`)}
        {companyName && <span className={styles.facts}>{companyName}</span>}
      </td>
      <td data-label={t("column.since")}>{formatFullDay(createdAt)}</td>
      <td data-label={t("column.status")}>
        {suspendedAt ? (
          <StatusChip level="critical" icon={IconUserOff}>
            {t("state.suspended")}
          </StatusChip>
        ) : emailVerifiedAt ? (
          <StatusChip level="normal">{t("state.active")}</StatusChip>
        ) : (
          <StatusChip level="warning" icon={IconMail}>
            {t("state.unconfirmed")}
          </StatusChip>
        )}
      </td>
    </tr>
  );
}

const SearchDocument = graphql(`
  query UsersPage($email: String!, $after: String) {
    userSearch(email: $email, first: 20, after: $after) {
      nodes {
        ...Users_found @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

/** Who has an address that is this one, or begins like it; nobody is looked for while it is empty. */
function useUserSearch(email: string) {
  const list = usePages(SearchDocument, (data) => data.userSearch, {
    variables: { email },
    skip: email === "",
    // A search is about who is there now.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  return list.isCurrent ? list : { ...list, nodes: undefined, total: undefined, more: undefined };
}
