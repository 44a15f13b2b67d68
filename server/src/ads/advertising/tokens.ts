import { createHmac, timingSafeEqual } from "node:crypto";
import { PLACES as HOME_PLACES } from "../../people/accounts/city.rules";
import { CAMPAIGN_LANGUAGES } from "../campaigns/campaign.rules";
import { AD_PAGES, type AdPage, EVENT_KINDS, type EventKind } from "./ad-event.rules";
import { AGE_BANDS, type AgeBand, AUDIENCE_GENDERS, type AudienceGender } from "./audience.rules";

/** One advert handed out to one person: everything that counting needs, so that nothing is stored until it is seen. */
export interface Impression {
  /** A UUID, the same in the impression's three tokens: at most one event of each kind can come of it. */
  id: string;
  campaignId: string;
  creativeId: string;
  issuedAt: Date;
  /** 32 hex digits. */
  pseudonym: string;
  city: string | null;
  language: string;
  page: AdPage;
  /** The person agreed to personalised sponsorship. Only then is there an age band or a gender. */
  personalised: boolean;
  ageBand: AgeBand | null;
  gender: AudienceGender | null;
}

export interface AdToken extends Impression {
  kind: EventKind;
}

/** The tokens of one impression by the event that each reports. */
export type TokenSet = Record<EventKind, string>;

/** Codes are positions in these lists, so entries are only ever added at the end. */
const PLACES: readonly string[] = HOME_PLACES;
const LANGUAGES: readonly string[] = Object.keys(CAMPAIGN_LANGUAGES);

const VERSION = 1;
const BODY_BYTES = 76;
const TOKEN_BYTES = BODY_BYTES + 32;
/** 108 bytes are 144 characters without any bits to spare: one token has one spelling. */
const SPELLING = /^[\w-]{144}$/;

/**
 * Makes and reads the tokens with which a browser reports what became of an advert. A token is signed (HMAC-SHA256) and
 * carries its own content; that it is used once only is the event table's primary key.
 */
export class AdTokens {
  constructor(private readonly key: string) {}

  issue(impression: Impression): TokenSet {
    const [view, click, engagement] = EVENT_KINDS.map((kind) => this.sign(encode(impression, kind)));
    return { VIEW: view, CLICK: click, ENGAGEMENT: engagement } as TokenSet;
  }

  /** What the token says, or null when we did not write it. Its age is for the caller to judge. */
  read(text: string): AdToken | null {
    if (!SPELLING.test(text)) return null;
    const bytes = Buffer.from(text, "base64url");
    if (bytes.length !== TOKEN_BYTES) return null;
    const body = bytes.subarray(0, BODY_BYTES);
    return timingSafeEqual(this.signature(body), bytes.subarray(BODY_BYTES)) ? decode(body) : null;
  }

  private sign(body: Buffer): string {
    return Buffer.concat([body, this.signature(body)]).toString("base64url");
  }

  /** The prefix keeps these signatures apart from whatever else the key is used for. */
  private signature(body: Buffer): Buffer {
    return createHmac("sha256", this.key).update("advert token ").update(body).digest();
  }
}

function encode(impression: Impression, kind: EventKind): Buffer {
  const body = Buffer.alloc(BODY_BYTES);
  body[0] = VERSION;
  body[1] = EVENT_KINDS.indexOf(kind);
  writeId(body, impression.id, 2);
  writeId(body, impression.campaignId, 18);
  writeId(body, impression.creativeId, 34);
  body.writeUIntBE(impression.issuedAt.getTime(), 50, 6);
  body.write(impression.pseudonym, 56, "hex");
  body[72] = impression.city === null ? 0 : PLACES.indexOf(impression.city) + 1;
  body[73] = LANGUAGES.indexOf(impression.language);
  body[74] = AD_PAGES.indexOf(impression.page);
  body[75] = encodeShared(impression);
  return body;
}

function decode(body: Buffer): AdToken | null {
  const at = (index: number) => body[index] as number;
  const kind = EVENT_KINDS[at(1)];
  const language = LANGUAGES[at(73)];
  const page = AD_PAGES[at(74)];
  if (at(0) !== VERSION || !kind || !language || !page) {
    return null; // signed by a later version of the product
  }
  return {
    kind,
    id: readId(body, 2),
    campaignId: readId(body, 18),
    creativeId: readId(body, 34),
    issuedAt: new Date(body.readUIntBE(50, 6)),
    pseudonym: body.toString("hex", 56, 72),
    city: at(72) === 0 ? null : (PLACES[at(72) - 1] ?? null),
    language,
    page,
    ...decodeShared(at(75)),
  };
}

/** One byte: the consent in the lowest bit, three bits for the age band, two for the gender; 0 for what is not shared. */
function encodeShared({ personalised, ageBand, gender }: Impression): number {
  if (!personalised) return 0;
  const band = ageBand === null ? 0 : AGE_BANDS.indexOf(ageBand) + 1;
  const other = gender === null ? 0 : AUDIENCE_GENDERS.indexOf(gender) + 1;
  return 1 | (band << 1) | (other << 4);
}

function decodeShared(byte: number): Pick<Impression, "personalised" | "ageBand" | "gender"> {
  return {
    personalised: (byte & 1) === 1,
    ageBand: AGE_BANDS[((byte >> 1) & 7) - 1] ?? null,
    gender: AUDIENCE_GENDERS[((byte >> 4) & 3) - 1] ?? null,
  };
}

function writeId(body: Buffer, id: string, offset: number): void {
  body.write(id.replaceAll("-", ""), offset, "hex");
}

function readId(body: Buffer, offset: number): string {
  const hex = body.toString("hex", offset, offset + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
