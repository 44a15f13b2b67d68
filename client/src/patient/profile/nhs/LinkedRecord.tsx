import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconUnlink } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { graphql } from "../../../gql";
import type { LinkedRecord_AccountFragment } from "../../../gql/graphql";
import { focusPage } from "../../../lib/pageBelow";
import { LaterDialog } from "../../../ui/LaterDialog";
import { SubmitButton } from "../../../ui/SubmitButton";
import { TextField } from "../../../ui/TextField";
import styles from "./nhs.module.css";
import { Review } from "./Review";
import { useNhsWords } from "./useNhsWords";

const LinkedRecordFragment = graphql(`
  fragment LinkedRecord_account on NhsAccount {
    id
    numberEnd
    importedAt
    recordCount
    notShared
    hasNoKnownAllergies
    ...Review_account
  }
`);

const UnlinkDocument = graphql(`
  mutation LinkedRecord_unlink {
    unlinkNhsAccount {
      id
      ...NhsCard_account
    }
  }
`);

export interface LinkedRecordProps {
  account: FragmentType<LinkedRecord_AccountFragment> & { id: string };
  onChanged: () => Promise<unknown>;
  onUnlinked: () => Promise<unknown>;
}

/** A linked number, what its record says and leaves open, and the way to undo it. */
export function LinkedRecord({ account, onChanged, onUnlinked }: LinkedRecordProps) {
  const { t, day } = useNhsWords();
  const { data, complete } = useFragment({
    fragment: LinkedRecordFragment,
    fragmentName: "LinkedRecord_account",
    from: account,
  });
  if (!complete) return null;
  const { numberEnd, importedAt, recordCount, notShared, hasNoKnownAllergies } = data;
  return (
    <>
      <div className={styles.number}>
        <TextField
          id="nhsNumber"
          label={t("field.number")}
          hint={importedAt ? t("linkedOn", { day: day(importedAt) }) : undefined}
          className="num"
          value={t("masked", { end: numberEnd ?? "••••" })}
          error={numberEnd === null ? t("unreadable") : undefined}
          disabled
          readOnly
        />
      </div>
      {recordCount > 0 && (
        <p className={styles.note}>
          {t("records", { count: recordCount })} <Link to="/history">{t("toHistory")}</Link>
        </p>
      )}
      {notShared.length > 0 && (
        <div className={styles.missing}>
          <IconAlertTriangle size={24} stroke={1.9} aria-hidden />
          <div>
            <p>{t("notShared.title")}</p>
            <ul>
              {notShared.map((part) => (
                <li key={part}>{t(`notShared.${part}`)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {hasNoKnownAllergies && (
        <p className={styles.fact}>
          <IconCircleCheck size={22} stroke={1.75} aria-hidden />
          {t("noKnownAllergies")}
        </p>
      )}
      <Review account={data} onChanged={onChanged} />
      <Unlink count={recordCount} onUnlinked={onUnlinked} />
    </>
  );
}

/** Asks once, with what it takes away. */
function Unlink({ count, onUnlinked }: { count: number; onUnlinked: () => Promise<unknown> }) {
  const { t } = useNhsWords();
  const [isAsking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [unlink] = useMutation(UnlinkDocument);
  const close = () => {
    setAsking(false);
    setFailed(false);
    focusPage(() => button.current);
  };
  const confirm = async () => {
    setPending(true);
    setFailed(false);
    try {
      await unlink();
      await onUnlinked();
    } catch {
      setFailed(true);
      setPending(false);
    }
  };
  return (
    <div>
      <Button
        ref={button}
        variant="subtle"
        className={styles.quiet}
        leftSection={<IconUnlink size={20} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t("unlink.open")}
      </Button>
      {isAsking && (
        <LaterDialog isOpen onClose={close} title={t("unlink.title")}>
          <p>{t("unlink.text", { count })}</p>
          {hasFailed && (
            <p role="alert" className={styles.failed}>
              {t("unlink.failed")}
            </p>
          )}
          <div className={styles.foot}>
            <SubmitButton
              type="button"
              pending={pending}
              pendingLabel={t("unlink.pending")}
              onClick={() => void confirm()}
            >
              {t("unlink.confirm")}
            </SubmitButton>
            <Button variant="default" onClick={close}>
              {t("unlink.keep")}
            </Button>
          </div>
        </LaterDialog>
      )}
    </div>
  );
}
