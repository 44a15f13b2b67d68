import type { ApiKeyNews } from "./api-key-news";

/** What a server process has for API keys. */
export interface ApiKeysPlatform {
  keyNews: ApiKeyNews;
}
