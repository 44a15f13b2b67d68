// Class names answer with their own name, so that a test can tell one state from another.
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? false : String(name)) });
