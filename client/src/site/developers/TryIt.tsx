import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { Skeleton } from "../../ui/States";
import { TextField } from "../../ui/TextField";
import styles from "./DevelopersPage.module.css";

/** The editor and what it knows of GraphQL are larger than the rest of the page, so they come when they are asked for. */
const Explorer = lazy(() => import("./explorer/Explorer").then((m) => ({ default: m.Explorer })));

/** An editor for operations that runs them with the session of the visitor, or with a key that stays in the memory of this page. */
export function TryIt() {
  const { t } = useTranslation("developers");
  const viewer = useViewer();
  const [key, setKey] = useState("");
  const [isOpen, setOpen] = useState(false);
  const who = viewer ? t("try.session", { name: viewer.name }) : t("try.visitor");
  return (
    <>
      <p>{t("try.intro")}</p>
      <div className={styles.who}>
        <TextField
          id="try-key"
          label={t("try.key")}
          hint={t("try.keyHint")}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
        <p role="status">{key.trim() === "" ? who : t("try.withKey")}</p>
      </div>
      {isOpen ? (
        <Suspense fallback={<Skeleton block={640} />}>
          <Explorer apiKey={key.trim()} />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{t("try.open")}</Button>
      )}
    </>
  );
}
