/** Where a version stands with compliance. Only approved ones are ever shown. */
export const CREATIVE_STATUSES = ["DRAFT", "PENDING", "APPROVED", "REJECTED", "NEEDS_REVISION", "SUPERSEDED"] as const;
export type CreativeStatus = (typeof CREATIVE_STATUSES)[number];

/** The picture of a version: sent by its advertiser, or one that comes with the product. */
export interface PictureSource {
  pictureId: string | null;
  imageKey: string | null;
}

/** Where a picture that was sent is, from the root of the site. */
export const pictureUrl = (pictureId: string): string => `/ads/pictures/${pictureId}`;

/** Where the picture of a version is, from the root of the site. */
export const imageUrlOf = ({ pictureId, imageKey }: PictureSource): string =>
  pictureId === null ? `/ads/${imageKey}.svg` : pictureUrl(pictureId);

/** Adverts of one advertiser, archived ones too. */
export const CREATIVES_MAX = 500;

export const CREATIVE_MESSAGES = {
  pictureMissing: "Please choose a picture.",
  pending: "This advert is awaiting review. Withdraw it first.",
  archived: "This advert is archived. Restore it first.",
  notArchived: "This advert is not archived.",
  nothingToSubmit: "There is no draft to submit. Change the advert first.",
  notPending: "This advert is not awaiting review.",
  inUse: "This advert is used by a campaign that has not ended.",
  tooMany: `You have reached the limit of ${CREATIVES_MAX} adverts.`,
  searchTooLong: "Please use at most 100 characters.",
} as const;
