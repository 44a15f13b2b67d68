import { defineTopic } from "../../platform/realtime/topics";

/** An application of which its applicant sees more now. The key is the application's id. */
export const applicationChanged = defineTopic<{ applicationId: string }>("application-changed");

/** An application changed, or somebody began or ended to look at it. The key is the application's id. */
export const reviewChanged = defineTopic<{ applicationId: string }>("application-review-changed");

/** The list of applications changed. */
export const applicationsChanged = defineTopic<{ applicationId: string }>("applications-changed");
export const APPLICATIONS_KEY = "all";

/** An advertiser's company was changed. The key is the advertiser's id. */
export const companyChanged = defineTopic<{ advertiserId: string }>("company-changed");

/** An application was deleted: who watches it with its link has to leave. The key is the application's id. */
export const applicationEnded = defineTopic<{ applicationId: string }>("application-ended");
