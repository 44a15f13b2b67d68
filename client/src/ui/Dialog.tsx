import { Modal } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageBelow } from "../lib/pageBelow";
import styles from "./Dialog.module.css";
import { Kbd } from "./Kbd";

export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, by the button at the top and by a press beside the dialog. */
  onClose: () => void;
  title: string;
  /** What stands above the title, such as a state and its time. */
  meta?: ReactNode;
  /** True for what has to be seen as large as it can be, such as a page of a document. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A dialog over the page; on a phone a sheet that comes from below. It takes the focus on its title, so that it is read from
 * the start and single keys work. The page below is out of reach meanwhile; whoever opens it gives the focus back (`focusPage`).
 */
export function Dialog({ isOpen, onClose, title, meta, isWide, children }: DialogProps) {
  const { t } = useTranslation();
  usePageBelow(isOpen);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      size={isWide ? 860 : 600}
      // The kit draws a <header>, which would be a second banner of the page.
      attributes={{ header: { role: "presentation" } }}
      title={
        <span data-autofocus tabIndex={-1} className={styles.heading}>
          {meta && <span className={styles.meta}>{meta}</span>}
          {title}
        </span>
      }
      closeButtonProps={{
        "aria-label": t("action.close"),
        icon: (
          <>
            <IconX size={17} stroke={1.9} aria-hidden />
            <Kbd>Esc</Kbd>
          </>
        ),
      }}
      classNames={{
        inner: styles.inner,
        content: styles.content,
        header: styles.header,
        title: styles.title,
        close: styles.close,
        body: styles.body,
      }}
    >
      {children}
    </Modal>
  );
}
