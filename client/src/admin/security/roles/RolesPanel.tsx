import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../../core/session";
import { useAddress } from "../../../core/useAddress";
import { focusPage } from "../../../lib/pageBelow";
import { useSearchWords } from "../../../lib/useSearchWords";
import { Dialog } from "../../../ui/Dialog";
import formStyles from "../../../ui/DialogForm.module.css";
import { DoneBanner } from "../../../ui/DoneBanner";
import { ErrorSummary } from "../../../ui/ErrorSummary";
import { FieldAlert } from "../../../ui/FieldError";
import { Panel } from "../../../ui/Panel";
import { Awaited } from "../../../ui/States";
import { SubmitButton } from "../../../ui/SubmitButton";
import { InviteDialog } from "./InviteDialog";
import type { MemberAct } from "./MemberRow";
import { OwnLoss } from "./OwnLoss";
import { PeopleList } from "./PeopleList";
import { RightsDialog } from "./RightsDialog";
import { RoleDialog } from "./RoleDialog";
import { RoleMatrix } from "./RoleMatrix";
import styles from "./Roles.module.css";
import { RolesOfDialog } from "./RolesOfDialog";
import { type Member, type Role, statusOf } from "./staff";
import { useRoles } from "./useRoles";
import { useRefusal, useSaving } from "./useSaving";
import { useStaffActs } from "./useStaffActs";

type Opened =
  | { kind: "add" | "invite" }
  | { kind: "edit" | "delete"; role: Role }
  | { kind: Exclude<MemberAct, "resend">; member: Member };

/** Roles as a table of what each may do, and the people who have them. */
export function RolesPanel() {
  const { t } = useTranslation("staff");
  const viewer = useViewer();
  const mayManage = viewer?.permissions.includes("roles.manage") ?? false;
  const [params, put] = useAddress();
  const roleId = params.get("role");
  const status = statusOf(params.get("status"));
  const { typed, setTyped, search } = useSearchWords();
  const found = useRoles({ roleId, status, search: search || null });
  const { roles, permissions } = found;
  const acts = useStaffActs();
  const refusal = useRefusal();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");

  const say = (sentence: string) => {
    setSaid(sentence);
    setProblem("");
  };
  const focusOn = (one: Opened) => {
    const id = "member" in one ? `member-${one.member.id}` : "role" in one ? `role-${one.role.id}` : HEADS[one.kind];
    focusPage(() => document.getElementById(id) ?? document.getElementById("people-search"));
  };
  const close = (sentence?: string) => {
    if (opened) focusOn(opened);
    setOpened(null);
    if (sentence) say(sentence);
  };
  const act = async (kind: MemberAct, member: Member) => {
    if (kind !== "resend") return setOpened({ kind, member });
    try {
      await acts.resend(member.id);
      say(t("done.resend", { email: member.email }));
    } catch (error) {
      setSaid("");
      setProblem(`${member.name}: ${refusal(error)}`);
    }
  };
  return (
    <>
      <DoneBanner dismissLabel={t("dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      <FieldAlert message={problem} />
      <div className={styles.stack}>
        <Panel
          id="roles"
          className={styles.roles}
          title={t("title")}
          remarks={
            <>
              {roles && <span>{t("roles", { count: roles.length })}</span>}
              {!mayManage && <span>{t("readOnly")}</span>}
              {mayManage && (
                <Button
                  id="roles-add"
                  size="xs"
                  variant="default"
                  leftSection={<IconPlus size={16} stroke={1.9} aria-hidden />}
                  onClick={() => setOpened({ kind: "add" })}
                >
                  {t("role.add")}
                </Button>
              )}
            </>
          }
        >
          {roles ? (
            <RoleMatrix
              roles={roles}
              permissions={permissions}
              mayManage={mayManage}
              picked={picked}
              onPick={setPicked}
              onEdit={(role) => setOpened({ kind: "edit", role })}
              onDelete={(role) => setOpened({ kind: "delete", role })}
              onSaid={say}
            />
          ) : (
            <div className={styles.pad}>
              <Awaited
                failed={found.rolesError && t("rolesFailed")}
                onRetry={found.read}
                lines={["100%", "96%", "100%", "92%", "100%", "96%"]}
              />
            </div>
          )}
        </Panel>
        <PeopleList
          found={found}
          roles={roles ?? []}
          mayManage={mayManage}
          roleId={roleId}
          status={status}
          typed={typed}
          isFiltered={roleId !== null || status !== null || search !== ""}
          onRole={(role) => put({ role })}
          onStatus={(value) => put({ status: value?.toLowerCase() ?? null })}
          onType={setTyped}
          onClear={() => {
            setTyped("");
            put({ role: null, status: null });
          }}
          onInvite={() => setOpened({ kind: "invite" })}
          onAct={(kind, member) => void act(kind, member)}
        />
      </div>
      {(opened?.kind === "add" || opened?.kind === "edit") && (
        <RoleDialog
          key={opened.kind === "edit" ? `${opened.role.id} ${opened.role.version}` : "new"}
          role={opened.kind === "edit" ? opened.role : null}
          newest={opened.kind === "edit" ? roles?.find(({ id }) => id === opened.role.id) : undefined}
          permissions={permissions}
          onTakeNewest={() => {
            const newest = opened.kind === "edit" && roles?.find(({ id }) => id === opened.role.id);
            if (newest) setOpened({ kind: "edit", role: newest });
          }}
          onClose={close}
          onSaved={(newId) => {
            if (newId) {
              setPicked(newId);
              focusPage(() => document.getElementById(`role-${newId}`));
            }
            found.read();
          }}
        />
      )}
      {opened?.kind === "delete" && (
        <AskDialog
          title={t("deleting.title")}
          meta={opened.role.name}
          text={
            opened.role.memberCount > 0
              ? t("deleting.inUse", { count: opened.role.memberCount })
              : t("deleting.text", { name: opened.role.name })
          }
          label={opened.role.memberCount > 0 ? undefined : t("deleting.do")}
          act={() => acts.deleteRole(opened.role.id)}
          onClose={(isDone) => {
            if (isDone) found.read();
            close(isDone ? t("done.delete", { name: opened.role.name }) : undefined);
          }}
        />
      )}
      {opened?.kind === "invite" && (
        <InviteDialog roles={roles ?? []} permissions={permissions} onClose={close} onSaved={found.read} />
      )}
      {opened?.kind === "roles" && (
        <RolesOfDialog member={opened.member} roles={roles ?? []} permissions={permissions} onClose={close} />
      )}
      {opened?.kind === "rights" && <RightsDialog member={opened.member} onClose={() => close()} />}
      {opened?.kind === "remove" && (
        <AskDialog
          title={t("removing.title")}
          meta={opened.member.name}
          text={opened.member.isLastOwner ? t("lastOwner") : t("removing.text", { name: opened.member.name })}
          label={opened.member.isLastOwner ? undefined : t("removing.do")}
          act={(accepts) => acts.removePerson(opened.member.id, accepts)}
          onClose={(isDone) => close(isDone ? t("done.remove", { name: opened.member.name }) : undefined)}
        />
      )}
    </>
  );
}

/** The buttons that opened what is about nobody yet. */
const HEADS = { add: "roles-add", invite: "people-invite" } as const;

interface AskDialogProps {
  title: string;
  /** What it is about. */
  meta: string;
  /** What follows from it, or why it cannot be done. */
  text: string;
  /** What the button says; without it nothing can be done. */
  label?: string;
  act?: (acceptsOwnLoss: boolean) => Promise<unknown>;
  /** True when it was done. */
  onClose: (isDone: boolean) => void;
}

/** Asks once, with the consequence, before something that is not taken back by a click. */
function AskDialog({ title, meta, text, label, act, onClose }: AskDialogProps) {
  const { t } = useTranslation("staff");
  const { save, pending, problems, ownLoss } = useSaving("ask");
  return (
    <Dialog isOpen onClose={() => onClose(false)} title={title} meta={meta}>
      <div className={formStyles.form}>
        <ErrorSummary problems={problems} />
        <p>{text}</p>
        <OwnLoss sentence={ownLoss} />
        <div className={formStyles.foot}>
          {label && act && (
            <SubmitButton
              type="button"
              color="red"
              pending={pending}
              pendingLabel={t("saving")}
              onClick={() => void save(act, () => onClose(true))}
            >
              {ownLoss ? t("doAllTheSame") : label}
            </SubmitButton>
          )}
          <Button variant="default" onClick={() => onClose(false)}>
            {t(label ? "cancel" : "close")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
