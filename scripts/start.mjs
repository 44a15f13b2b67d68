// `npm start`: builds what is out of date, then runs the server in this very process, so that signals reach it.
import { createRequire } from "node:module";
import { buildIfNeeded } from "./build.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const stopWhileBuilding = () => process.exit(130);
process.on("SIGINT", stopWhileBuilding);
console.log("Building what has changed …");
await buildIfNeeded();
process.removeListener("SIGINT", stopWhileBuilding);
process.setSourceMapsEnabled(true);
createRequire(import.meta.url)("../server/dist/src/main.js");
