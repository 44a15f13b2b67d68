// `npm run dev`: the server restarts and the page reloads when their sources change. Open http://localhost:5173.
import { spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const port = process.env.PORT ?? "4000";
const run = (args, env) =>
  spawn(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });

const children = [
  run(
    [
      "--watch",
      "--watch-path=server/src",
      "--watch-path=server/migrations",
      "-r",
      "./server/dev-register.cjs",
      "server/src/main.ts",
    ],
    {
      PORT: port,
      ALLOWED_ORIGINS: "http://localhost:5173",
    },
  ),
  run(["node_modules/vite/bin/vite.js", "client"], { API_ADDRESS: `http://localhost:${port}` }),
];
const stop = () => {
  for (const child of children) {
    child.kill("SIGINT");
  }
};
process.on("SIGINT", () => undefined); // Ctrl-C reaches the children by itself
process.on("SIGTERM", stop);
for (const child of children) {
  child.on("exit", stop);
}
