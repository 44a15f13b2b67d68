import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../app/session";
import { Skeleton } from "../../ui/States";
import { TextField } from "../../ui/TextField";
import styles from "./DevelopersPage.module.css";

/** The editor is as large as the rest of the product, so it comes when it is asked for. */
const Explorer = lazy(() => import("./explorer/Explorer").then((m) => ({ default: m.Explorer })));

/** Two panes of code do not fit beside each other below this. */
const WIDE = "(min-width: 47.5em)";

/** GraphiQL with the session of the visitor, or with a key that stays in the memory of this page. */
export function TryIt() {
  const { t } = useTranslation("developers");
  const viewer = useViewer();
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
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
      {!isWide && <p className={styles.narrow}>{t("try.narrow")}</p>}
      {isWide && !isOpen && <Button onClick={() => setOpen(true)}>{t("try.open")}</Button>}
      {isWide && isOpen && (
        <Suspense fallback={<Skeleton block={640} />}>
          <Explorer apiKey={key.trim()} />
        </Suspense>
      )}
    </>
  );
}
