const { AsyncLocalStorage } = require("node:async_hooks");
const { readFileSync } = require("node:fs");

/** Every file brings Jest's own storage, which would be carried along with each promise of all later files. */
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function noted(...args) {
  storages.add(this);
  return run.apply(this, args);
};
function disableStorages() {
  for (const storage of storages) storage.disable(); // one that is used again is enabled again
  storages.clear();
}

/** Files that replace modules load everything themselves. */
const isAlone = (testPath) =>
  /\bjest\.(mock|doMock|isolateModules|resetModules)\b/.test(readFileSync(testPath, "utf8"));

/**
 * One environment for all test files of a project in a worker, so that what they load can be kept (see runtime.cjs).
 * @param Environment the kind of environment.
 * @param tidy takes away what a file left in it.
 */
module.exports = function sharedEnvironment(Environment, tidy = () => undefined) {
  class SharedEnvironment extends Environment {
    isShared = true;
    ownSymbols = new Set(Object.getOwnPropertySymbols(this.global));

    /** What Jest itself leaves is taken away after each file. */
    async teardown() {
      this.fakeTimersModern.useRealTimers();
      disableStorages();
      for (const key of Object.getOwnPropertySymbols(this.global)) {
        if (!this.ownSymbols.has(key)) delete this.global[key];
      }
      tidy(this.global);
    }
  }
  /** By project: a worker runs files of all. */
  const shared = new Map();
  return function environmentOf(config, context) {
    if (isAlone(context.testPath)) return new Environment(config, context);
    const { id } = config.projectConfig;
    if (!shared.has(id)) shared.set(id, new SharedEnvironment(config, context));
    return shared.get(id);
  };
};
