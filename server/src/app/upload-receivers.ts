import { DOCUMENT_PURPOSE, documentReceiver } from "../ads/applications/application-documents.service";
import { inspectPdf } from "../ads/applications/pdf/inspect-pdf";
import { PICTURE_PURPOSE, receivePicture } from "../ads/creatives/picture.service";
import { receiveStudies, STUDIES_PURPOSE } from "../care/studies/study-import.service";
import type { UploadReceivers } from "./upload-routes";

/** The purposes for which files can be sent, and who receives them. */
export const UPLOAD_RECEIVERS: UploadReceivers = {
  [DOCUMENT_PURPOSE]: documentReceiver(inspectPdf),
  [PICTURE_PURPOSE]: receivePicture,
  [STUDIES_PURPOSE]: receiveStudies,
};
