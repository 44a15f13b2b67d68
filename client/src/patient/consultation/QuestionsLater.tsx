import { useEffect } from "react";
import { loadCatalogue } from "../../app/i18n";
import { useDownload } from "../../lib/useDownload";
import { Skeleton } from "../../ui/States";
import type { QuestionsProps } from "./Questions";

const download = () => Promise.all([import("./Questions"), loadCatalogue("questions")]).then(([part]) => part);

/** What the assistant asks back, downloaded when something is. When it cannot be had, the advice stands there without it. */
export function QuestionsLater(props: QuestionsProps) {
  const { part, load, hasFailed } = useDownload(download);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void load(), []);
  if (hasFailed) return null;
  return part ? <part.Questions {...props} /> : <Skeleton block={260} />;
}
