const { default: Runtime } = require("jest-runtime");

/** Loads what the files of a project share in a worker, and stays until the worker ends. By environment. */
const homes = new Map();

/** What each file loads anew, Jest's own parts above all, is compiled once for an environment; the tests themselves come once anyway. */
function compileOnce(executor, compiled) {
  const compile = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    if (/\.test\.tsx?$/.test(filename)) return compile(source, filename);
    if (compiled.get(filename)?.source !== source) compiled.set(filename, { source, run: compile(source, filename) });
    return compiled.get(filename).run;
  };
}

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
      if (!homes.has(environment)) {
        const home = new Runtime(...options);
        // Fastify looks through all modules for the name of a plugin, and each look asks Jest.
        home.registries.getRequireCacheProxy = () => undefined;
        homes.set(environment, { home, compiled: new Map() });
      }
      const { home, compiled } = homes.get(environment);
      this.home = home;
      compileOnce(this.executor, compiled);
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
