import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";

export interface DownloadButtonProps {
  /** Answers with the file as an attachment. */
  href: string;
  /** What the file is called, where the answer does not say. */
  name?: string;
  children: ReactNode;
}

/** Saves a file that is ready. */
export function DownloadButton({ href, name, children }: DownloadButtonProps) {
  return (
    <Button
      component="a"
      href={href}
      download={name ?? true}
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.9} aria-hidden />}
    >
      {children}
    </Button>
  );
}
