import { holdsConsent } from "../people/accounts/consent.service";
import { consentChanged } from "../people/accounts/consent.topics";
import type { ConsentPurpose } from "../people/accounts/consent-texts.rules";
import type { RequestContext } from "../platform/context";
import { consentWithdrawn } from "../platform/problems";

/** What a stream of health data ends with. */
export const STREAM_WITHDRAWN =
  "You have told us not to use your health data. To see changes as they happen, allow it again in your account.";

/**
 * The results of a subscription for as long as its person agrees to the purpose. Taking the consent back ends it at once, with
 * CONSENT_WITHDRAWN, at every process; what was being read at that moment is not handed out. Whoever has not agreed gets nothing.
 */
export function whileConsented<T>(
  { db, hub, who }: Pick<RequestContext, "db" | "hub" | "who">,
  purpose: ConsentPurpose,
  results: AsyncIterable<T>,
): AsyncIterable<T> {
  const source = results[Symbol.asyncIterator]();
  const userId = who?.id ?? "";
  let failure: unknown;
  let refuse: (reason: unknown) => void = () => undefined;
  const end = (reason: unknown) => {
    failure ??= reason;
    stop();
    refuse(failure);
    void source.return?.();
  };
  const withdraw = () => end(consentWithdrawn(STREAM_WITHDRAWN));
  const check = async () => {
    const holds = await holdsConsent({ db: db.manager }, userId, purpose);
    if (!holds) withdraw();
  };
  // Listening begins before the first look, so that nothing falls between the two.
  const stop = hub.observe(consentChanged, userId, (delivery) => {
    if (delivery.kind === "current") void check().catch(end);
    else if (delivery.event.purpose === purpose && delivery.event.granted === "false") withdraw();
  });
  const checked = check().catch(end);
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        await checked;
        if (failure) throw failure;
        return new Promise((resolve, reject) => {
          refuse = reject;
          source.next().then(resolve, reject);
        });
      },
      return: async () => {
        stop();
        await source.return?.();
        return { done: true, value: undefined };
      },
    }),
  };
}
