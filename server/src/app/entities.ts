import { ConsentEntry } from "../accounts/consent.entity";
import { Session } from "../accounts/session.entity";
import { User } from "../accounts/user.entity";
import { Consultation } from "../consultations/consultation.entity";
import { Escalation } from "../consultations/escalation.entity";
import { Anomaly } from "../system-health/anomaly.entity";

/** Every entity that the app role reads and writes. */
export const ENTITIES = [User, Session, ConsentEntry, Consultation, Escalation, Anomaly];
