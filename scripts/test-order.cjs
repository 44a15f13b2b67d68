const Sequencer = require("@jest/test-sequencer").default;

/**
 * Browser tests first: they are the longest and mostly wait, so that the short ones fill what is left of both cores and no
 * worker is alone with a long one in the end.
 */
module.exports = class BrowserTestsFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isBrowserTest = ({ context }) => context.config.displayName?.name === "e2e";
    return [...sorted.filter(isBrowserTest), ...sorted.filter((test) => !isBrowserTest(test))];
  }
};
