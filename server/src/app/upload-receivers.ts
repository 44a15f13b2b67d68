import type { UploadReceivers } from "./upload-routes";

/** The purposes for which files can be sent, and who receives them. */
export const UPLOAD_RECEIVERS: UploadReceivers = {};
