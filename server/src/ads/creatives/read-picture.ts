import sharp, { type Sharp } from "sharp";
import { invalid } from "../../platform/problems";
import { FLASHES_MAX, flashesInSecond, luminanceOf } from "./flash.rules";
import {
  ANIMATION_MAX_FRAMES,
  ANIMATION_MAX_MS,
  formatOf,
  frameTimes,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
  PICTURE_MESSAGES,
  PICTURE_TYPES,
  type PictureFormat,
  type PictureType,
} from "./picture.rules";

sharp.cache(false);
sharp.concurrency(1);
// The library can read much more than what is taken here; nothing else is ever given a try.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadNsgifBuffer"],
});

/** A picture as it is kept. */
export interface WrittenPicture {
  bytes: Buffer;
  mediaType: PictureType;
  /** Pixels. */
  width: number;
  height: number;
  isAnimated: boolean;
}

/** Pictures that one process reads at the same time. */
const AT_ONCE = 2;
const TIME_SECONDS = 10;
/** Flashes are looked for in a grid of this many cells each way. */
const GRID = 16;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a picture and writes it anew, off the event loop: turned upright, at most 1200 pixels each way, without anything else that
 * the file held. What moves does so once.
 * @throws BAD_USER_INPUT on `file`, for what is no PNG, JPEG or GIF, is damaged, too large, or moves too much.
 */
export async function readPicture(bytes: Buffer): Promise<WrittenPicture> {
  const format = formatOf(bytes);
  if (!format) throw invalid("file", PICTURE_MESSAGES.type);
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await write(bytes, format);
  } finally {
    const next = waiting.shift(); // takes over the place of this one
    if (next) next();
    else running -= 1;
  }
}

/** Opens the bytes for one way through. */
const open = (bytes: Buffer, animated = false): Sharp =>
  sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: "warning", animated }).timeout({
    seconds: TIME_SECONDS,
  });

async function write(bytes: Buffer, format: PictureFormat): Promise<WrittenPicture> {
  // Reads the header alone: nothing is unpacked yet.
  const { format: found, width, height, pages = 1, delay = [] } = await understood(open(bytes).metadata());
  if (found !== format) throw invalid("file", PICTURE_MESSAGES.type);
  if (width * height * pages > PICTURE_MAX_PIXELS) throw invalid("file", PICTURE_MESSAGES.pixels);
  if (format === "gif" && pages > 1) return writeAnimation(bytes, pages, delay);
  const upright = open(bytes)
    .autoOrient()
    .resize({ width: PICTURE_MAX_SIDE, height: PICTURE_MAX_SIDE, fit: "inside", withoutEnlargement: true });
  const still = format === "jpeg" ? upright.jpeg({ quality: 85 }) : upright.png();
  const { data, info } = await understood(still.toBuffer({ resolveWithObject: true }));
  const mediaType = format === "jpeg" ? PICTURE_TYPES.jpeg : PICTURE_TYPES.png;
  return { bytes: data, mediaType, width: info.width, height: info.height, isAnimated: false };
}

async function writeAnimation(bytes: Buffer, pages: number, delays: readonly number[]): Promise<WrittenPicture> {
  if (pages > ANIMATION_MAX_FRAMES) throw invalid("file", PICTURE_MESSAGES.frames);
  const delay = frameTimes(delays);
  if (delay.reduce((sum, ms) => sum + ms, 0) > ANIMATION_MAX_MS) throw invalid("file", PICTURE_MESSAGES.tooLong);
  const grids = await gridsOf(bytes, pages);
  const frames = grids.map((cells, at) => ({ cells, ms: delay[at] ?? 0 }));
  if (flashesInSecond(frames) > FLASHES_MAX) throw invalid("file", PICTURE_MESSAGES.flashes);
  const { data, info } = await understood(
    open(bytes, true)
      .resize({ width: PICTURE_MAX_SIDE, height: PICTURE_MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .gif({ loop: 1, delay })
      .toBuffer({ resolveWithObject: true }),
  );
  const height = info.pageHeight ?? info.height;
  return { bytes: data, mediaType: PICTURE_TYPES.gif, width: info.width, height, isAnimated: true };
}

/** The luminance of the cells of each frame, as it stands on white. */
async function gridsOf(bytes: Buffer, pages: number): Promise<number[][]> {
  const { data, info } = await understood(
    open(bytes, true)
      .resize(GRID, GRID, { fit: "fill" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const cells = GRID * GRID;
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: cells }, (__, cell) => {
      const at = (page * cells + cell) * info.channels;
      return luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }),
  );
}

/** What the library says about a picture would tell of its inside: people are told one sentence. */
async function understood<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw invalid("file", isTooLarge ? PICTURE_MESSAGES.pixels : PICTURE_MESSAGES.unreadable);
  });
}
