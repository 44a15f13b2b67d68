// `npm run fhir:sandbox`: the server with invented health records, alone, on the loopback. A port can be given after `--`.
import { NHS_EXAMPLES } from "../server/src/care/nhs/sandbox/examples.rules";
import { startFhirSandbox } from "../server/src/care/nhs/sandbox/sandbox-server";

const port = Number(process.argv[2] ?? 4010);

startFhirSandbox(port).then(
  ({ url, stop }) => {
    const people = NHS_EXAMPLES.map(({ number, dateOfBirth }) => `    ${number}   born ${dateOfBirth}`);
    process.stdout.write(
      `\n  Invented health records: ${url}/metadata\n\n${people.join("\n")}\n\n  Press Ctrl-C to stop.\n\n`,
    );
    process.once("SIGINT", () => void stop());
    process.once("SIGTERM", () => void stop());
  },
  (error: Error) => {
    process.stderr.write(`\nThe server could not start on port ${port}: ${error.message}\n\n`);
    process.exitCode = 1;
  },
);
