import { defineTopic } from "../../platform/realtime/topics";

/** An advert was decided about, or stopped by a rule. Key: the advertiser's id. */
export const advertReviewed = defineTopic<{ creativeId: string }>("advert-reviewed");

/** A review was begun, changed, decided or taken back. */
export const reviewsChanged = defineTopic<{ reviewId: string }>("ad-reviews-changed");
export const REVIEWS_KEY = "all";

/** A report of a month moved on. Key: the report's id. */
export const complianceReportMoved = defineTopic<{ reportId: string }>("compliance-report-moved");
