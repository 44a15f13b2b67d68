/** Where whoever leaves lands: what somebody looks at every day. GOV.UK leads to the same page. */
export const NEUTRAL_PAGE = "https://www.bbc.co.uk/weather";

/**
 * Empties the page at once and puts a neutral one in its place, also in the history of the tab. What is left until that one has
 * come is a blank page with a neutral title.
 */
export function leaveQuickly({ title, words }: { title: string; words: string }): void {
  const waiting = document.createElement("p");
  waiting.role = "alert";
  waiting.className = "hidden-text";
  waiting.textContent = words;
  document.title = title;
  document.body.replaceChildren(waiting);
  window.location.replace(NEUTRAL_PAGE);
}
