import type { shareOf } from "./assistant-version.rules";

type Share = ReturnType<typeof shareOf>;

/** What is shown of a version beside later ones. */
export interface VersionFigures {
  version: string;
  /** When it began to answer, or its data was made. */
  since: Date;
  emergencyRecall: Share;
  accuracy: Share;
  /** Routine questions called an emergency. */
  routineAsEmergency: Share;
  /** Emergencies of the safety set that it missed. */
  safetyMissed: number;
}

/** Versions that came with earlier releases of the product, as their records said (docs/clinical-safety/measurements.md). */
export const RELEASED: readonly VersionFigures[] = [
  {
    version: "2.4.0",
    since: new Date("2026-11-23T01:40:00Z"),
    emergencyRecall: { value: 124 / 129, from: 0.9124721793592447, to: 0.9833324968045654, n: 129 },
    accuracy: { value: 298 / 378, from: 0.7443860294312457, to: 0.8265315463429683, n: 378 },
    routineAsEmergency: { value: 13 / 155, from: 0.04966832871983558, to: 0.138201129557932, n: 155 },
    safetyMissed: 0,
  },
  {
    version: "2.3.0",
    since: new Date("2026-11-22T21:00:00Z"),
    emergencyRecall: { value: 124 / 129, from: 0.9124721788450647, to: 0.9833324969100818, n: 129 },
    accuracy: { value: 286 / 378, from: 0.7109128549898032, to: 0.7971514096093673, n: 378 },
    routineAsEmergency: { value: 11 / 155, from: 0.04008636460666195, to: 0.12260075161157682, n: 155 },
    safetyMissed: 0,
  },
];
