import { Button } from "@mantine/core";
import { IconMail, IconUserOff } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { firstSentence, inputProblems } from "../../core/problems";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { formatFullDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import listStyles from "../../ui/List.module.css";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { FailedState, Skeleton } from "../../ui/States";
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
  const { nodes: found, total, error, read, more } = useUserSearch(sought);
  const problem = inputProblems(error)[0]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim();
    if (next === sought && next !== "") void read();
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
        remarks={total !== undefined && <span role="status">{t("find.count", { count: total })}</span>}
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
        {found && found.length > 0 && (
          <DataTable
            className={styles.table}
            labelledBy="users-found"
            columns={[t("column.person"), t("column.role"), t("column.since"), t("column.status")]}
          >
            <tbody>
              {found.map((person) => (
                <FoundRow key={person.id} person={person} />
              ))}
            </tbody>
          </DataTable>
        )}
        {found?.length === 0 && <p className={listStyles.empty}>{t("find.nobody")}</p>}
        {sought === "" && <p className={listStyles.empty}>{t("find.before")}</p>}
        {sought !== "" && !found && !problem && (
          <div className={listStyles.pad}>
            {error ? (
              <FailedState message={firstSentence(common, error) ?? t("find.failed")} onRetry={() => void read()} />
            ) : (
              <Skeleton lines={["90%", "64%", "0", "96%", "58%"]} />
            )}
          </div>
        )}
        {more && (
          <div className={listStyles.more}>
            <LoadMore
              onMore={more}
              label={t("find.more")}
              pendingLabel={t("find.morePending")}
              failed={t("find.moreFailed")}
            />
          </div>
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
