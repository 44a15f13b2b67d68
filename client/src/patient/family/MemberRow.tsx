import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconMessageCircle, IconPencil, IconPill, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { problemCode } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import type { MemberRow_MemberFragment } from "../../gql/graphql";
import { useKept } from "../../lib/drafts";
import { useLanguage } from "../../lib/language";
import { focusPage } from "../../lib/pageBelow";
import { isoDay } from "../../lib/time";
import { ItemText } from "../../ui/ItemText";
import { LaterDialog } from "../../ui/LaterDialog";
import { SubmitButton } from "../../ui/SubmitButton";
import { keptBy } from "../profile/profileForm";
import styles from "./Family.module.css";
import { MemberForm } from "./MemberForm";
import { ageText, draftOf, LISTS, type MemberDraft } from "./memberForm";

const MemberRowFragment = graphql(`
  fragment MemberRow_member on FamilyMember {
    id
    version
    name
    health {
      dateOfBirth
      gender
      conditions
      medicines
      allergies
    }
  }
`);

export interface MemberRowProps {
  member: FragmentType<MemberRow_MemberFragment> & { id: string };
  onSaved: (name: string) => void;
  onRemoved: (name: string) => void;
}

/** One person between hairlines, with what was told and what can be done. */
export function MemberRow({ member, onSaved, onRemoved }: MemberRowProps) {
  const { t } = useTranslation(["family", "profile"]);
  const viewer = useViewer();
  const navigate = useNavigate();
  const language = useLanguage();
  const { data, complete } = useFragment({ fragment: MemberRowFragment, from: member });
  const [draft, keep] = useKept<MemberDraft>(`${keptBy(viewer)}family-${member.id}`);
  const [isRemoving, setRemoving] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(draft !== null);
  useEffect(() => {
    if (wasOpen.current && !draft) row.current?.querySelector<HTMLElement>("button")?.focus();
    wasOpen.current = draft !== null;
  }, [draft]);
  if (!complete) return null;

  const { id, name, health } = data;
  const about = <span className="hidden-text">: {name}</span>;
  if (draft) {
    return (
      <li ref={row}>
        <MemberForm
          title={t("family:editTitle", { name })}
          draft={draft}
          onChange={keep}
          onSaved={(saved) => {
            keep(null);
            onSaved(saved);
          }}
          onCancel={() => keep(null)}
        />
      </li>
    );
  }
  return (
    <li ref={row} className={styles.member}>
      <ItemText>
        <b>{name}</b>
        {!health && <span>{t("family:hidden")}</span>}
        {health && (
          <span>
            {[
              ageText(health.dateOfBirth, isoDay(new Date()), language),
              health.gender && t(`profile:gender.${health.gender}`),
            ]
              .filter(Boolean)
              .join(", ")}
          </span>
        )}
        {health &&
          LISTS.filter((list) => health[list].length > 0).map((list) => (
            <span key={list}>
              {t("family:told", { what: t(`family:field.${list}`), list: health[list].join(", ") })}
            </span>
          ))}
      </ItemText>
      <div className={styles.acts}>
        {health && (
          <Button
            variant="subtle"
            leftSection={<IconMessageCircle size={19} stroke={1.75} aria-hidden />}
            onClick={() => void navigate("/consultation", { state: { forWhom: id } })}
          >
            {t("family:ask")}
            {about}
          </Button>
        )}
        {health && (
          <Button
            variant="subtle"
            leftSection={<IconPill size={19} stroke={1.75} aria-hidden />}
            onClick={() => void navigate(`/family/${id}/medicines`)}
          >
            {t("family:medicines.open")}
            {about}
          </Button>
        )}
        {health && (
          <Button
            variant="subtle"
            leftSection={<IconPencil size={19} stroke={1.75} aria-hidden />}
            onClick={() => keep(draftOf(data))}
          >
            {t("family:edit")}
            {about}
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<IconTrash size={19} stroke={1.75} aria-hidden />}
          onClick={() => setRemoving(true)}
        >
          {t("family:remove.open")}
          {about}
        </Button>
      </div>
      {isRemoving && (
        <RemoveMember
          member={data}
          onClose={() => {
            setRemoving(false);
            focusPage(() => row.current?.querySelector<HTMLElement>("button:last-of-type") ?? null);
          }}
          onRemoved={() => {
            setRemoving(false);
            onRemoved(name);
          }}
        />
      )}
    </li>
  );
}

const RemoveDocument = graphql(`
  mutation RemoveMember_remove($id: ID!) {
    deleteFamilyMember(id: $id)
  }
`);

interface RemoveMemberProps {
  member: { id: string; name: string };
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks once, with the consequence: what was told is deleted, what was asked stays in the history. */
function RemoveMember({ member: { id, name }, onClose, onRemoved }: RemoveMemberProps) {
  const { t } = useTranslation(["family", "profile"]);
  const [remove, { loading }] = useMutation(RemoveDocument);
  const [hasFailed, setFailed] = useState(false);
  const run = async () => {
    if (loading) return;
    setFailed(false);
    try {
      await remove({ variables: { id } });
    } catch (error) {
      if (problemCode(error) !== "NOT_FOUND") return setFailed(true); // removed in another window is removed
    }
    onRemoved();
  };
  return (
    <LaterDialog isOpen onClose={onClose} title={t("family:remove.title", { name })}>
      <p>{t("family:remove.text", { name })}</p>
      {hasFailed && <p role="alert">{t("family:remove.failed")}</p>}
      <div className={styles.actions}>
        <SubmitButton
          type="button"
          pending={loading}
          pendingLabel={t("family:remove.pending")}
          onClick={() => void run()}
        >
          {t("family:remove.confirm", { name })}
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          {t("family:remove.keep")}
        </Button>
      </div>
    </LaterDialog>
  );
}
