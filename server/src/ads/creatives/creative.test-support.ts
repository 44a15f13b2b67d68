import sharp from "sharp";
import type { ApiError, Caller, TestServer } from "../../../test/harness";
import type { User } from "../../people/accounts/user.entity";
import { makeCompany } from "../applications/company.factory";

/** An advertiser with a company. */
export async function advertiser(server: TestServer): Promise<Caller & { user: User }> {
  const caller = await server.patient({ role: "ADVERTISER" });
  await makeCompany(server.db.manager, { advertiserId: caller.user.id });
  return caller;
}

/** A small picture of one colour. */
export const png = (width = 300, height = 250): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#335577" } })
    .png()
    .toBuffer();

/** An animation of frames of one grey each, shown for so many ms each. */
export function gif(greys: readonly number[], ms: number, loop = 0): Promise<Buffer> {
  const [width, height] = [40, 30];
  const pixels = Buffer.alloc(width * height * greys.length * 3);
  for (const [at, grey] of greys.entries()) {
    pixels.fill(grey, at * width * height * 3, (at + 1) * width * height * 3);
  }
  return sharp(pixels, { raw: { width, height: height * greys.length, channels: 3, pageHeight: height } })
    .gif({ loop, delay: greys.map(() => ms) })
    .toBuffer();
}

export interface SentPicture {
  status: number;
  pictureId: string;
  url: string;
  width: number;
  height: number;
  isAnimated: boolean;
  error?: ApiError;
}

/** Sends a picture as a browser does. */
export async function sendPicture(
  server: TestServer,
  who: Caller,
  bytes: Buffer,
  fileName = "a.png",
): Promise<SentPicture> {
  const ask =
    "mutation A($fileName: String!, $bytes: Int!) { askPictureUpload(fileName: $fileName, bytes: $bytes) { url } }";
  const { data, errors } = await who.run<{ askPictureUpload: { url: string } }>(ask, { fileName, bytes: bytes.length });
  if (errors?.[0]) return { status: 400, error: errors[0] } as SentPicture;
  const answer = await fetch(server.url + data.askPictureUpload.url, { method: "PUT", body: new Uint8Array(bytes) });
  const { errors: refused, ...picture } = (await answer.json()) as SentPicture & { errors?: ApiError[] };
  return { ...picture, status: answer.status, error: refused?.[0] };
}

export const WORDS = {
  title: "A nasal spray",
  description: "May help to relieve a runny nose.",
  pricePence: 499,
  targetUrl: "https://remedies.example/spray",
  altText: "A bottle with a nozzle",
  disclaimer: "Always read the label.",
};

const VERSION = `id number title description pricePence targetUrl imageUrl imageWidth imageHeight isAnimated imageAlt disclaimer
  status createdAt submittedAt reviewedAt reviewer reason violations { ruleId ruleName severity matches { field start end found } missing }`;
export const CREATIVE = `id title description imageUrl imageAlt pricePence targetUrl disclaimer status isArchived campaignCount
  newest { ${VERSION} } serving { id number title status }`;

export interface Version {
  id: string;
  number: number;
  title: string;
  status: string;
  imageUrl: string;
  submittedAt: string | null;
  reviewedAt: string | null;
  reviewer: string | null;
  reason: string | null;
  violations: { ruleId: string; ruleName: string; severity: string; matches: { field: string; found: string }[] }[];
}
export interface OwnCreative {
  id: string;
  title: string;
  status: string;
  imageUrl: string;
  isArchived: boolean;
  campaignCount: number;
  newest: Version;
  serving: Pick<Version, "id" | "number" | "title" | "status"> | null;
}

/** Saves an advert, a new one unless told which. */
export async function save(
  who: Caller,
  input: Partial<typeof WORDS> & { pictureId?: string | null } = {},
  id: string | null = null,
): Promise<{ creative: OwnCreative; errors?: ApiError[] }> {
  const { data, errors } = await who.run<{ saveCreative: OwnCreative }>(
    `mutation S($id: ID, $input: CreativeInput!) { saveCreative(id: $id, input: $input) { ${CREATIVE} } }`,
    { id, input: { ...WORDS, ...input } },
  );
  return { creative: data?.saveCreative, errors };
}

/** What an act on one advert makes of it. */
export async function act(
  who: Caller,
  name: "submitCreative" | "withdrawCreative" | "archiveCreative" | "restoreCreative",
  id: string,
): Promise<{ creative: OwnCreative; error?: ApiError }> {
  const { data, errors } = await who.run<Record<string, OwnCreative>>(
    `mutation M($id: ID!) { ${name}(id: $id) { ${CREATIVE} } }`,
    { id },
  );
  return { creative: data?.[name] as OwnCreative, error: errors?.[0] };
}

/** A new advert with a picture, as a draft. */
export async function draft(server: TestServer, who: Caller, words: Partial<typeof WORDS> = {}): Promise<OwnCreative> {
  const { pictureId } = await sendPicture(server, who, await png());
  const { creative, errors } = await save(who, { ...words, pictureId });
  if (errors?.[0]) throw new Error(errors[0].message);
  return creative;
}

/** A new advert that waits for a review. */
export async function submitted(
  server: TestServer,
  who: Caller,
  words: Partial<typeof WORDS> = {},
): Promise<OwnCreative> {
  const { id } = await draft(server, who, words);
  const { creative, error } = await act(who, "submitCreative", id);
  if (error) throw new Error(error.message);
  return creative;
}
