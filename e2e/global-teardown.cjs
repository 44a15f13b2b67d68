module.exports = () => globalThis.stopBrowserTests?.();
