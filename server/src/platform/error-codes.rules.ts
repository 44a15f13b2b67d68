/** What `extensions.code` of an error can be; docs/api.md tells more of each. */
export const ERROR_CODES = {
  UNAUTHENTICATED: "Nobody is signed in, or the sign-in failed.",
  FORBIDDEN: "Signed in, but not for this.",
  NOT_FOUND: "There is none, or it is somebody else's; the two look the same.",
  BAD_USER_INPUT: "An argument or a variable is wrong, or the operation is over a limit.",
  CONFLICT: "The thing is not in the state that this needs.",
  CONSENT_WITHDRAWN: "A subscription of health data needs a consent that was taken back: it has ended.",
  RATE_LIMITED: "Too many attempts or points: `retryAfterSeconds` says when the next one is heard.",
  SERVICE_UNAVAILABLE: "The database is away for the moment.",
  INTERNAL_SERVER_ERROR: "An error of ours; `requestId` is to be quoted to us.",
  RESYNC_REQUIRED: "A subscription was read too slowly and has ended: open it again.",
  UNTRUSTED_DOCUMENT: "Only operations of the product's own pages are answered without a key.",
  GRAPHQL_PARSE_FAILED: "The document is not GraphQL.",
  GRAPHQL_VALIDATION_FAILED: "The document does not fit the schema.",
  OPERATION_RESOLUTION_FAILURE: "The document has no such operation.",
  BAD_REQUEST: "The request itself is wrong.",
} as const;

/** What an error of the API is called. */
export type ErrorCode = keyof typeof ERROR_CODES;
