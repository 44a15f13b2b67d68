import { EditorState, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "react";
import styles from "./Explorer.module.css";
import { runsWith } from "./editorParts";

export interface CodeEditorProps {
  /** The name that a screen reader says; the same for as long as the editor stands. */
  label: string;
  value: string;
  /** What the editor can do; the same for as long as it stands. */
  parts: Extension;
  onChange?: (value: string) => void;
  /** What Ctrl and Enter do. */
  onRun?: () => void;
}

/** CodeMirror as a field of React. A new `value` is put in its place as one step that can be undone. */
export function CodeEditor({ label, value, parts, onChange, onRun }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ value, onChange, onRun });
  latest.current = { value, onChange, onRun };

  useEffect(() => {
    const editor = new EditorView({
      parent: place.current ?? undefined,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          runsWith(() => latest.current.onRun?.()),
          parts,
          // What cannot be edited has to be reached with the keyboard all the same, since it scrolls.
          EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange?.(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [parts, label]);

  useEffect(() => {
    const { current } = view;
    if (current && current.state.doc.toString() !== value) {
      current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } });
    }
  }, [value]);

  return <div ref={place} className={styles.editor} />;
}
