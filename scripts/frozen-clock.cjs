// Preloaded into the server (`node --require`) while the album is made: for JavaScript it is always FROZEN_AT. Timers, the
// database's own now() and `performance.now()` go on, so nothing that waits waits forever.
const at = Date.parse(process.env.FROZEN_AT ?? "");
if (Number.isNaN(at)) throw new Error("FROZEN_AT is not a time.");

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [at], newTarget),
  apply: (target) => new target(at).toString(),
  get: (target, key) => (key === "now" ? () => at : Reflect.get(target, key)),
});
