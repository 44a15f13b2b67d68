import { astFromValue, type GraphQLArgument, print } from "graphql";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Scopes_ScopeFragment } from "../../../gql/graphql";
import { Words } from "../Words";
import { type Entry, kindOf, type Member, membersOf } from "./entries";
import styles from "./Reference.module.css";

/** Open to every key, whatever its scopes. */
const OPEN = new Set(["Query.publicConfiguration", "Query.plans", "Query.apiScopes", "Query.currentApiKey"]);

/** The value that an argument has when it is left out, as the schema writes it; null when there is none. */
function defaultOf({ defaultValue, type }: GraphQLArgument): string | null {
  const node = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return node ? print(node) : null;
}

function Arguments({ args }: { args: readonly GraphQLArgument[] }) {
  const { t } = useTranslation("developers");
  return (
    <dl className={styles.members}>
      {args.map((arg) => {
        const usual = defaultOf(arg);
        return (
          <div key={arg.name}>
            <dt>
              <code>{arg.name}</code> <TypeRef type={String(arg.type)} />
              {usual !== null && (
                <span>
                  {t("reference.default")} <code>{usual}</code>
                </span>
              )}
            </dt>
            <dd>
              <Words text={arg.description ?? ""} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Deprecated({ reason }: { reason: string | null }) {
  const { t } = useTranslation("developers");
  return reason === null ? null : <p className={styles.deprecated}>{t("reference.deprecated", { reason })}</p>;
}

function Members({ members }: { members: readonly Member[] }) {
  return (
    <dl className={styles.members}>
      {members.map(({ name, type, description, deprecated, args }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {type !== "" && <TypeRef type={type} />}
          </dt>
          <dd>
            <Words text={description} />
            <Deprecated reason={deprecated} />
            {args.length > 0 && <Arguments args={args} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Access({ field, scopes }: { field: string; scopes: readonly Scopes_ScopeFragment[] }) {
  const { t } = useTranslation("developers");
  const opening = scopes.filter(({ fields }) => fields.includes(field));
  if (OPEN.has(field)) return <p className={styles.access}>{t("reference.everyKey")}</p>;
  if (opening.length === 0) return <p className={styles.access}>{t("reference.peopleOnly")}</p>;
  return (
    <p className={styles.access}>
      {t("reference.scope")}{" "}
      {opening.map(({ name }) => (
        <code key={name}>{name}</code>
      ))}
    </p>
  );
}

export interface EntryDetailProps {
  entry: Entry;
  scopes: readonly Scopes_ScopeFragment[] | undefined;
  /** True when the address names it: then it is what the page was opened for. */
  isAsked: boolean;
}

/** All that the schema says of one query, mutation, subscription or type. */
export function EntryDetail({ entry, scopes, isAsked }: EntryDetailProps) {
  const { t } = useTranslation("developers");
  const article = useRef<HTMLElement>(null);
  // It may come after the page: then nothing has scrolled to it yet.
  useEffect(() => {
    if (isAsked) article.current?.scrollIntoView({ block: "start" });
  }, [isAsked]);
  const { of, group, name, hash } = entry;
  return (
    <article ref={article} id={hash} className={styles.detail} aria-labelledby="reference-entry">
      <p className={styles.kind}>
        {"field" in of ? t(`reference.one.${group}`) : t(`reference.kind.${kindOf(of.type)}`)}
      </p>
      <h3 id="reference-entry">
        <code>{name}</code>
      </h3>
      <Deprecated reason={entry.deprecated} />
      <p>
        <Words text={entry.description} />
      </p>
      {"field" in of && (
        <>
          {scopes && <Access field={hash} scopes={scopes} />}
          <h4>{t("reference.returns")}</h4>
          <p>
            <TypeRef type={String(of.field.type)} />
          </p>
          {of.field.args.length > 0 && <h4>{t("reference.arguments")}</h4>}
          {of.field.args.length > 0 && <Arguments args={of.field.args} />}
        </>
      )}
      {"type" in of && <Members members={membersOf(of.type)} />}
    </article>
  );
}

/** A type as the schema writes it, with the name leading to its description. */
function TypeRef({ type }: { type: string }) {
  const [, before = "", name = "", after = ""] = /^(\[*)(\w+)(.*)$/.exec(type) ?? [];
  return (
    <code className={styles.type}>
      {before}
      <Link to={`#${name}`}>{name}</Link>
      {after}
    </code>
  );
}
