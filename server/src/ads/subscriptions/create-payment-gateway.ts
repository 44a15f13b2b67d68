import type { DataSource } from "typeorm";
import type { Clock } from "../../platform/clock";
import type { Config } from "../../platform/config";
import type { Secrets } from "../../platform/secrets";
import type { PaymentGateway } from "./payment.gateway";
import { StripeGateway } from "./payment-stripe.gateway";
import { TestProviderGateway } from "./payment-test-provider.gateway";
import { AdvertiserSubscription } from "./subscription.entity";

interface Parts {
  config: Pick<Config, "billing" | "publicUrl">;
  db: DataSource;
  clock: Clock;
  secrets: Secrets;
}

/** Stripe where it is configured, else the built-in provider. */
export function createPaymentGateway({ config, db, clock, secrets }: Parts): PaymentGateway {
  const { stripe } = config.billing;
  if (!stripe) return new TestProviderGateway({ db, clock, secrets });
  return new StripeGateway({
    config: stripe,
    publicUrl: config.publicUrl,
    now: () => clock.now(),
    customerOf: async (advertiserId) => {
      const found = await db.getRepository(AdvertiserSubscription).findOneBy({ advertiserId, provider: "STRIPE" });
      return found?.cardRef?.split("/")[0] ?? null;
    },
  });
}
