import type { TimedReader } from "../../platform/context";
import { oneValue } from "../../platform/database";

/** For this long after such an answer no advert stands beside it. */
const QUIET_HOURS = 24;

/**
 * True while a patient's screen may show an answer that no advert may stand beside: an emergency, a crisis or an urgent one of
 * the last 24 hours or an emergency that is not over, also about what was written under an answer, or a question that waits for a pharmacist or for the patient's
 * reply to one, however long.
 */
export const hasSeriousAnswer = ({ db, clock }: TimedReader, patientId: string): Promise<boolean> =>
  oneValue(
    db,
    `select exists (select 1 from consultations where patient_id = $1 and created_at > $2
                       and level in ('EMERGENCY', 'CRISIS', 'URGENT'))
         or exists (select 1 from consultations where patient_id = $1 and over_at is null
                       and (level in ('EMERGENCY', 'CRISIS') or raised_level in ('EMERGENCY', 'CRISIS')))
         or exists (select 1 from consultations where patient_id = $1 and raised_at > $2)
         or exists (select 1 from consultations c join escalations e on e.consultation_id = c.id
                     where c.patient_id = $1 and e.kind = 'QUESTION' and e.status not in ('ANSWERED', 'CLOSED'))`,
    [patientId, new Date(clock.now().getTime() - QUIET_HOURS * 3_600_000)],
  );
