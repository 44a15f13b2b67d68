import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconCircleCheck, IconFlask, IconInfoCircle } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { graphql } from "../../../gql";
import type { NhsCard_AccountFragment, NhsObstacle } from "../../../gql/graphql";
import { Skeleton } from "../../../ui/States";
import { LinkForm } from "./LinkForm";
import styles from "./nhs.module.css";
import { useNhsWords } from "./useNhsWords";

/** For those who have linked their record. */
const LinkedRecord = lazy(() => import("./LinkedRecord").then((module) => ({ default: module.LinkedRecord })));

const NhsCardFragment = graphql(`
  fragment NhsCard_account on NhsAccount {
    id
    isLinked
    isDemonstration
    obstacles
    ...LinkForm_account
    ...LinkedRecord_account
  }
`);

export interface NhsCardProps {
  account: FragmentType<NhsCard_AccountFragment> & { id: string };
  /** Reads the page again: the profile changes with what is linked. */
  onChanged: () => Promise<unknown>;
}

/** The NHS account: what stands in its way, the form that links it, or what came with it. */
export function NhsCard({ account, onChanged }: NhsCardProps) {
  const { t } = useNhsWords();
  const { data, complete } = useFragment({ fragment: NhsCardFragment, fragmentName: "NhsCard_account", from: account });
  const [said, setSaid] = useState<"linked" | "unlinked" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!complete) return null;

  const { isLinked, isDemonstration, obstacles } = data;
  const [obstacle] = obstacles;
  /** Form and record take each other's place, so the focus goes to what was said about it. */
  const say = async (next: "linked" | "unlinked") => {
    setSaid(next);
    heading.current?.focus({ preventScroll: true });
    await onChanged().catch(() => undefined);
  };
  return (
    <section aria-labelledby="nhs" className={styles.card}>
      <h2 id="nhs" ref={heading} tabIndex={-1}>
        {t("title")}
      </h2>
      <p role="status" className={styles.said}>
        {said && (
          <>
            <IconCircleCheck size={22} stroke={2} aria-hidden />
            {t(said)}
          </>
        )}
      </p>
      {!isLinked && <p className={styles.lead}>{t("lead")}</p>}
      {isDemonstration && (
        <p className={styles.demonstration}>
          <IconFlask size={22} stroke={1.75} aria-hidden />
          {t(isLinked ? "demonstrationLinked" : "demonstration")}
        </p>
      )}
      {isLinked && (
        <Suspense fallback={<Skeleton lines={["100%", "60%"]} />}>
          <LinkedRecord account={data} onChanged={onChanged} onUnlinked={() => say("unlinked")} />
        </Suspense>
      )}
      {!isLinked && obstacle && <Obstacle name={obstacle} />}
      {!isLinked && !obstacle && <LinkForm account={data} onLinked={() => say("linked")} onRefused={onChanged} />}
    </section>
  );
}

/** Where the obstacle can be taken away; nowhere when it is not the person's. */
const PLACES: Readonly<Record<NhsObstacle, string | null>> = {
  UNAVAILABLE: null,
  CONSENT_MISSING: "/account#agreements",
  EMAIL_UNCONFIRMED: "/account",
};

/** What has to be done before a number can be linked. */
function Obstacle({ name }: { name: NhsObstacle }) {
  const { t } = useNhsWords();
  const place = PLACES[name];
  return (
    <div className={styles.obstacle}>
      <IconInfoCircle size={24} stroke={1.75} aria-hidden />
      <p>{t(`obstacle.${name}`)}</p>
      {place && name !== "UNAVAILABLE" && <Link to={place}>{t(`place.${name}`)}</Link>}
    </div>
  );
}
