import { useEffect } from "react";
import { loadCatalogue } from "../../core/i18n";
import { useDownload } from "../../lib/useDownload";
import { Skeleton } from "../../ui/States";
import type { AddFormProps } from "./AddForm";
import type { QuestionsProps } from "./Questions";
import { Understood } from "./Understood";
import type { UnderstoodChipsProps } from "./UnderstoodChips";

const withTexts = <Part,>(part: Promise<Part>) => Promise.all([part, loadCatalogue("questions")]).then(([it]) => it);
const downloadQuestions = () => withTexts(import("./Questions"));
const downloadChips = () => withTexts(import("./UnderstoodChips"));
const downloadAddForm = () => withTexts(import("./AddForm"));

/** What the assistant asks back, downloaded when something is. When it cannot be had, the advice stands there without it. */
export function QuestionsLater(props: QuestionsProps) {
  const { part, load, hasFailed } = useDownload(downloadQuestions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void load(), []);
  if (hasFailed) return null;
  return part ? <part.Questions {...props} /> : <Skeleton block={260} />;
}

/** What was understood, with the way to change it as soon as that is downloaded. */
export function UnderstoodLater(props: UnderstoodChipsProps) {
  const { part, load } = useDownload(downloadChips);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void load(), []);
  return part ? <part.UnderstoodChips {...props} /> : <Understood {...props} />;
}

/** The place to add something, downloaded with the answer that it stands under. */
export function AddFormLater(props: AddFormProps) {
  const { part, load } = useDownload(downloadAddForm);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void load(), []);
  return part ? <part.AddForm {...props} /> : null;
}
