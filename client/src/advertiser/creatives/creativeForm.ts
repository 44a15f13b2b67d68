import type { CreativeInput } from "../../gql/graphql";
import { penceOf, typedPrice, type Version } from "./creatives";

/** A picture that has arrived, or the one of the version that the form began with: that one has no id. */
export interface Picture {
  id: string | null;
  url: string;
  isAnimated: boolean;
}

/** What stands in the form. */
export interface CreativeValues {
  title: string;
  description: string;
  price: string;
  targetUrl: string;
  altText: string;
  disclaimer: string;
  picture: Picture | null;
}

export const EMPTY: CreativeValues = {
  title: "",
  description: "",
  price: "",
  targetUrl: "",
  altText: "",
  disclaimer: "",
  picture: null,
};

/** A new version begins with what the last one says. */
export function valuesOf(version: Version): CreativeValues {
  const { title, description, pricePence, targetUrl, imageAlt, disclaimer, imageUrl, isAnimated } = version;
  return {
    title,
    description,
    price: typedPrice(pricePence),
    targetUrl,
    altText: imageAlt,
    disclaimer,
    picture: { id: null, url: imageUrl, isAnimated },
  };
}

/** The control of each field of the API, for the links of the error summary. */
export const CONTROLS: Readonly<Record<keyof CreativeInput, string>> = {
  title: "creative-title",
  description: "creative-description",
  pricePence: "creative-price",
  targetUrl: "creative-targetUrl",
  altText: "creative-altText",
  disclaimer: "creative-disclaimer",
  pictureId: "creative-picture",
};

/** The control that a problem of the API belongs to. */
export function controlOf(field: string | undefined): string | undefined {
  const name = field?.split(".").at(-1);
  return Object.entries(CONTROLS).find(([known]) => known === name)?.[1];
}

/** What is sent; null when the price is none. */
export function inputOf({ price, picture, ...texts }: CreativeValues): CreativeInput | null {
  const pricePence = penceOf(price);
  if (pricePence === undefined) return null;
  return { ...texts, pricePence, pictureId: picture?.id ?? null };
}
