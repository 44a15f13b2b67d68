const { rmSync } = require("node:fs");

module.exports = function teardown() {
  rmSync(process.env.E2E_FIRST_START, { recursive: true, force: true });
};
