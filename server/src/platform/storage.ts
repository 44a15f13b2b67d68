import path from "node:path";
import type { Config } from "./config";
import { createFolderStorage, type FileStorage } from "./storage.gateway";

/** The storage of the configuration: a bucket of S3 when there is one, else the folder `files` of the data directory. */
export function createStorage({ dataDirectory, s3 }: Pick<Config, "dataDirectory" | "s3">): FileStorage {
  const folder = path.join(dataDirectory, "files");
  if (!s3) {
    return createFolderStorage(folder);
  }
  // Its library is large, and needed by few.
  const { createS3Storage }: typeof import("./storage-s3.gateway") = require("./storage-s3.gateway");
  return createS3Storage(s3, folder);
}
