const Sequencer = require("@jest/test-sequencer").default;

/** What begins first. Tests of memory collect garbage again and again, which takes long in a worker that has run others. */
const isMemoryTest = ({ path }) => path.endsWith("-memory.slow.test.ts");
const isBrowserTest = ({ context }) => context.config.displayName?.name === "e2e";
const isSlow = ({ path }) => path.endsWith(".slow.test.ts");
const rankOf = (test) => (isMemoryTest(test) ? 0 : isBrowserTest(test) ? 1 : isSlow(test) ? 2 : 3);

/**
 * Browser tests before the others, and slow ones before the quick: the first are the longest and mostly wait, so that the short ones
 * fill what is left of both cores and no worker is alone with a long one in the end. How long each takes is not known in a fresh clone.
 */
module.exports = class BrowserTestsFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
};
