import { defineTopic } from "../../platform/realtime/topics";

/** An advertiser's subscription changed. Key: the advertiser's id. */
export const subscriptionMoved = defineTopic<{ advertiserId: string }>("subscription-moved");

/** When an advertiser's adverts may run has changed: what is paid for, or a suspension. Key: the advertiser's id. */
export const paidTimeChanged = defineTopic<{ advertiserId: string }>("paid-time-changed");

/** A payment was made or came to its end. Key: the payment's id. */
export const paymentMoved = defineTopic<{ paymentId: string }>("payment-moved");

/** An advertiser's invoices, or what becomes of their money, changed. Key: the advertiser's id. */
export const invoicesMoved = defineTopic<{ advertiserId: string }>("invoices-moved");
