import { type EntityManager, In } from "typeorm";
import { Application } from "../../ads/applications/application.entity";
import { makeApplication } from "../../ads/applications/application.factory";
import { REQUIRED_DOCUMENTS } from "../../ads/applications/application.rules";
import { User } from "../../people/accounts/user.entity";
import type { FileStorage } from "../../platform/storage.gateway";
import { DEMO_APPLICANTS } from "./demo-applicants.rules";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Said on every paper of the demonstration. */
const INVENTED = "Demonstration document: the company, the numbers and the dates are invented.";

/**
 * Makes the demonstration's applications: they wait for a review in different states. Does nothing when there are some for these
 * addresses, or the reviewer is gone.
 */
export async function seedApplications(tx: EntityManager, storage: FileStorage, now: Date): Promise<void> {
  const addresses = DEMO_APPLICANTS.map(({ company }) => company.email);
  const found = await tx.getRepository(Application).existsBy({ email: In(addresses) });
  const reviewer = await tx.getRepository(User).findOneBy({ email: "reviewer@demo.test", demonstration: true });
  if (found || !reviewer) {
    return;
  }
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const { company, waitingHours, validDocuments, expiredDays, requested } of DEMO_APPLICANTS) {
    const expired = ago(expiredDays * DAY)
      .toISOString()
      .slice(0, 10);
    const documents = REQUIRED_DOCUMENTS.map(({ key }) => [
      key,
      {
        validBy: validDocuments.includes(key) ? reviewer.id : undefined,
        date: key === "tax_compliance" && expiredDays > 0 ? expired : undefined,
      },
    ]);
    const sentAt = ago(waitingHours * HOUR);
    await makeApplication(tx, storage, {
      company,
      submittedAt: sentAt,
      documents: Object.fromEntries(documents),
      note: INVENTED,
      resubmitted: requested && {
        requestedBy: reviewer.id,
        requestedAt: ago(waitingHours * HOUR + DAY),
        firstSubmittedAt: ago(waitingHours * HOUR + 2 * DAY),
        names: requested,
      },
    });
  }
}
