import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json, jsonParseLinter } from "@codemirror/lang-json";
import { bracketMatching, foldKeymap, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { linter, lintKeymap } from "@codemirror/lint";
import { EditorState, type Extension, Prec } from "@codemirror/state";
import { drawSelection, EditorView, hoverTooltip, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { graphql, offsetToPos } from "cm6-graphql";
import type { GraphQLSchema } from "graphql";
import { getHoverInformation } from "graphql-language-service";

const MARKED = { background: "var(--tint-2)", color: "var(--ink)" };

/** Everything that CodeMirror paints by itself, in the colours of the product, which know the light and the dark. */
const appearance = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", background: "var(--surface)", fontSize: "var(--code-size)" },
  "&.cm-focused": { outline: "3px solid var(--ink)", outlineOffset: "-3px" },
  ".cm-scroller": { fontFamily: "var(--mantine-font-family-monospace)", lineHeight: "1.55" },
  ".cm-content": { padding: "10px 0", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0 16px" },
  ".cm-cursor, .cm-dropCursor": { borderLeft: "2px solid var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": MARKED,
  "&.cm-focused .cm-matchingBracket, &.cm-focused .cm-nonmatchingBracket": MARKED,
  ".cm-tooltip, .cm-panels": {
    color: "var(--ink)",
    background: "var(--surface)",
    border: "1px solid var(--line-2)",
    fontSize: "var(--small)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    minWidth: "min(250px, 80vw)",
    fontFamily: "var(--mantine-font-family-monospace)",
    "& > li": { padding: "4px 8px", "&[aria-selected]": MARKED },
  },
  ".cm-tooltip.cm-completionInfo": { padding: "6px 10px" },
  ".cm-completionIcon": { display: "none" },
  ".cm-completionDetail": { color: "var(--ink-2)" },
  ".cm-docs": { maxWidth: "min(440px, 85vw)", padding: "6px 10px", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--crit-mark)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warn-mark)" },
  ".cm-lintRange-error": { background: "none", textDecoration: "underline wavy var(--crit-mark)" },
  ".cm-lintRange-warning": { background: "none", textDecoration: "underline wavy var(--warn-mark)" },
  ".cm-lintRange-active": { background: "var(--tint)" },
  ".cm-panel.cm-panel-lint ul [aria-selected], .cm-panel.cm-panel-lint ul:focus [aria-selected]": MARKED,
});

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--ink-2)" },
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: "var(--crit-ink)" },
  { tag: tags.propertyName, color: "var(--primary)" },
  { tag: [tags.string, tags.bool, tags.null, tags.number], color: "var(--info-ink)" },
  { tag: [tags.variableName, tags.attributeName, tags.special(tags.name)], color: "var(--warn-ink)" },
]);

const base: Extension = [appearance, syntaxHighlighting(colours), drawSelection(), EditorView.lineWrapping];

/** What both editors can do. Tab is not among it, so the keyboard always finds its way out. */
const editing: Extension = [
  base,
  history(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...foldKeymap,
    ...historyKeymap,
    ...defaultKeymap,
  ]),
];

/** Says what the schema says about the word under the pointer. */
const docsOnHover = (schema: GraphQLSchema): Extension =>
  hoverTooltip(({ state: { doc } }, offset) => {
    const contents = getHoverInformation(schema, doc.toString(), offsetToPos(doc, offset));
    if (typeof contents !== "string" || contents === "") return null;
    const dom = Object.assign(document.createElement("div"), { className: "cm-docs", textContent: contents.trim() });
    return { pos: offset, create: () => ({ dom }) };
  });

/** An editor for operations, which completes and checks them by the schema. */
export const operationEditor = (schema: GraphQLSchema): Extension => [editing, graphql(schema), docsOnHover(schema)];

const parseJson = jsonParseLinter();

/** An editor for variables in JSON; nothing at all is fine too. */
export const variablesEditor: Extension = [
  editing,
  json(),
  linter((view) => (view.state.doc.toString().trim() === "" ? [] : parseJson(view))),
];

/** Shows JSON, which can be selected and copied and not be changed. */
export const answerViewer: Extension = [
  base,
  json(),
  keymap.of(defaultKeymap),
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
];

/** Runs what is written, by Ctrl and Enter or by Cmd and Enter, before any other meaning of these keys. */
export const runsWith = (run: () => void): Extension => {
  const runNow = () => {
    run();
    return true;
  };
  return Prec.highest(
    keymap.of([
      { key: "Mod-Enter", run: runNow },
      { key: "Ctrl-Enter", run: runNow },
    ]),
  );
};
