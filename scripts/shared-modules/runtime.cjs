const { default: Runtime } = require("jest-runtime");

/** Loads what the files of a project share in a worker, and stays until the worker ends. By environment. */
const homes = new Map();

/**
 * Jest loads every module again for every test file, which took two seconds of each file of the server: longer than most of the
 * tests. Here the files of a project in a worker share one global object (environment.cjs) and what they load, but for the modules whose path
 * matches the project's `loadedAnew`: tests, their parts, and what registers itself with the file that runs.
 */
class SharedRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const [config, environment] = options;
    if (environment.isShared) {
      if (!homes.has(environment)) homes.set(environment, new Runtime(...options));
      this.home = homes.get(environment);
      this.loadedAnew = new RegExp(config.testEnvironmentOptions.loadedAnew);
    }
  }

  requireModule(from, moduleName, options, isActual) {
    return this.isShared(from, moduleName, options)
      ? this.home.requireModule(from, moduleName, options, isActual)
      : super.requireModule(from, moduleName, options, isActual);
  }

  isShared(from, moduleName, options) {
    if (!this.loadedAnew || options?.isInternalModule || this._resolution.isCoreModule(moduleName ?? "")) return false;
    return !this.loadedAnew.test(moduleName === undefined ? from : this._resolution.resolveCjs(from, moduleName));
  }
}

module.exports = { __esModule: true, default: SharedRuntime };
