/** What is kept of a picture that was sent. */
export const PICTURE_TYPES = { png: "image/png", jpeg: "image/jpeg", gif: "image/gif" } as const;
export type PictureFormat = keyof typeof PICTURE_TYPES;
export type PictureType = (typeof PICTURE_TYPES)[PictureFormat];

/** The largest file that is taken, in bytes (specification: PNG, JPG or GIF up to 10 MB). */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** The most pixels that are unpacked, all frames of an animation together. */
export const PICTURE_MAX_PIXELS = 25_000_000;
/** A picture is kept no wider and no higher than this, in pixels. */
export const PICTURE_MAX_SIDE = 1_200;
export const ANIMATION_MAX_FRAMES = 60;
/** What moves for longer needs a switch (WCAG 2.2, 2.2.2), in ms. */
export const ANIMATION_MAX_MS = 5_000;

/** Browsers show frames of less than 20 ms for this long, in ms. */
const HURRIED_FRAME_MS = 100;
const SHORTEST_FRAME_MS = 20;

export const PICTURE_MESSAGES = {
  type: "Please choose a PNG, JPG or GIF picture.",
  tooLarge: "Please choose a file of at most 10 MB.",
  empty: "This file is empty.",
  pixels: "This picture has too many pixels. Please make it smaller: 5,000 by 5,000 is enough.",
  unreadable: "This picture is damaged or incomplete. Please save it again and choose the new file.",
  frames: `This animation has too many frames. Please use at most ${ANIMATION_MAX_FRAMES}.`,
  tooLong: "This animation runs for longer than 5 seconds. Please shorten it.",
  flashes: "This animation flashes more than three times in a second, which can cause seizures. Please slow it down.",
  gone: "This picture is no longer available. Please choose it again.",
} as const;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** What a file is by its first bytes, whatever it is called; null for everything but PNG, JPEG and GIF. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  const begins = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(PNG)) return "png";
  if (begins(JPEG)) return "jpeg";
  return /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6))) ? "gif" : null;
}

/** How long each frame is shown, in ms, as browsers do it. */
export const frameTimes = (delays: readonly number[]): number[] =>
  delays.map((delay) => (delay < SHORTEST_FRAME_MS ? HURRIED_FRAME_MS : delay));
