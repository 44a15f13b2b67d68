import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import type { Scopes_ScopeFragment } from "../../../gql/graphql";
import { EmptyState } from "../../../ui/States";
import { TextField } from "../../../ui/TextField";
import { apiSchema } from "./apiSchema";
import { EntryDetail } from "./EntryDetail";
import { type Entry, entriesOf, GROUPS, type Group, searchEntries } from "./entries";
import styles from "./Reference.module.css";

/** What is shown before anybody has chosen. */
const FIRST = "Query.campaigns";
/** Longer lists of what was found are cut: another letter is faster than reading on. */
const MOST_FOUND = 40;

function EntryLinks({ entries, chosen }: { entries: readonly Entry[]; chosen: string | undefined }) {
  return (
    <ul className={styles.links}>
      {entries.map(({ hash, name, deprecated }) => (
        <li key={hash}>
          <Link to={`#${hash}`} aria-current={hash === chosen ? "true" : undefined}>
            {deprecated === null ? name : <s>{name}</s>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export interface ReferenceProps {
  /** Undefined while they are not known. */
  scopes: readonly Scopes_ScopeFragment[] | undefined;
}

/** Every query, mutation, subscription and type, as the schema describes them. The address names what is read. */
export function Reference({ scopes }: ReferenceProps) {
  const { t } = useTranslation("developers");
  const { hash } = useLocation();
  const entries = useMemo(() => entriesOf(apiSchema()), []);
  const byHash = useMemo(() => new Map(entries.map((entry) => [entry.hash, entry])), [entries]);
  const asked = byHash.get(hash.slice(1));
  const entry = asked ?? byHash.get(FIRST);
  const [text, setText] = useState("");
  // The part of the list that the reader opened, until they follow a link to another part.
  const [opened, setOpened] = useState<{ group: Group; at: string | undefined }>();
  const group = opened && opened.at === entry?.hash ? opened.group : (entry?.group ?? "Query");
  const found = useMemo(() => searchEntries(entries, text), [entries, text]);
  const isSearching = text.trim() !== "";
  const list = useRef<HTMLDivElement>(null);
  // What is read can stand far down in its list; only the list moves, not the page.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    const box = link?.closest<HTMLElement>("[data-scrolls]");
    if (link && box && group) box.scrollTop = link.offsetTop - box.offsetTop - box.clientHeight / 3;
  }, [group]);
  return (
    <div className={styles.reference}>
      <div ref={list} className={styles.list}>
        <TextField
          id="reference-search"
          label={t("reference.search")}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p role="status" className={styles.count}>
          {isSearching ? t("reference.found", { count: found.length }) : t("reference.all", { count: entries.length })}
        </p>
        {isSearching && found.length === 0 && <EmptyState>{t("reference.none")}</EmptyState>}
        {isSearching && <EntryLinks entries={found.slice(0, MOST_FOUND)} chosen={entry?.hash} />}
        {isSearching && found.length > MOST_FOUND && <p>{t("reference.more", { count: MOST_FOUND })}</p>}
        {!isSearching && (
          <Tabs
            value={group}
            keepMounted={false}
            classNames={{ tab: styles.tab }}
            onChange={(value) => setOpened({ group: GROUPS.find((one) => one === value) ?? "Query", at: entry?.hash })}
          >
            <Tabs.List aria-label={t("reference.groups")}>
              {GROUPS.map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {t(`reference.group.${name}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {GROUPS.map((name) => (
              <Tabs.Panel key={name} value={name} className={styles.scroll} data-scrolls>
                <EntryLinks entries={entries.filter((one) => one.group === name)} chosen={entry?.hash} />
              </Tabs.Panel>
            ))}
          </Tabs>
        )}
      </div>
      {entry && <EntryDetail key={entry.hash} entry={entry} scopes={scopes} isAsked={asked !== undefined} />}
    </div>
  );
}
