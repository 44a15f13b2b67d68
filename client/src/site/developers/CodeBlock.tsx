import { Button, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import styles from "./CodeBlock.module.css";

export interface CodeBlockProps {
  /** What the code is. */
  label: string;
  code: string;
}

/** Lines of a program under their name, with a button that copies them. They scroll inside, so the page never does. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const { t } = useTranslation("developers");
  return (
    <figure className={styles.block}>
      <div className={styles.bar}>
        <figcaption>{label}</figcaption>
        <CopyButton value={code}>
          {({ copied, copy }) => {
            const Icon = copied ? IconCheck : IconCopy;
            return (
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<Icon size={16} stroke={1.9} aria-hidden />}
                onClick={copy}
              >
                {t(copied ? "copied" : "copy")}
                <span className="hidden-text">: {label}</span>
              </Button>
            );
          }}
        </CopyButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
