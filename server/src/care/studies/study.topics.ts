import { defineTopic } from "../../platform/realtime/topics";

/** A study was added or changed, or many of them. Key: STUDIES_KEY. */
export const studiesChanged = defineTopic<{ studyId: string }>("clinical-studies-changed");

export const STUDIES_KEY = "all";
/** Stands for the id when a file brought many studies at once. */
export const MANY_STUDIES = "many";
