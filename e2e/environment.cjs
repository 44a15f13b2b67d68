const { TestEnvironment } = require("jest-environment-node");
const sharedEnvironment = require("../scripts/shared-modules/environment.cjs");

/** Says what the open pages showed when a test failed: what a person would have looked at first. */
class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent({ name }) {
    if (name !== "test_fn_failure" && name !== "hook_failure") return;
    const texts = await this.global.textsOfPages?.();
    if (texts) process.stderr.write(`${texts}\n`);
  }
}

module.exports = sharedEnvironment(BrowserEnvironment);
