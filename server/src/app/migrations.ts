import { Foundation1763700000000 } from "../../migrations/1763700000000-foundation";
import { Consultations1763700000001 } from "../../migrations/1763700000001-consultations";

/** Every migration, the oldest first. */
export const MIGRATIONS = [Foundation1763700000000, Consultations1763700000001];
