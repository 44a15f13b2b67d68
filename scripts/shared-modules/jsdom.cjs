const { TestEnvironment } = require("jest-environment-jsdom");
const sharedEnvironment = require("./environment.cjs");

/** An empty page at the start, as a new tab is. */
module.exports = sharedEnvironment(TestEnvironment, ({ document, history, localStorage, sessionStorage }) => {
  document.body.replaceChildren();
  document.title = "";
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
});
