import { createContext, useContext } from "react";

/** The brand, shown until the API's public configuration has answered. */
export const PRODUCT_NAME = "AI Health Assistant";

/** Carries the name that the API gives; the session provides it. */
export const ProductNameContext = createContext(PRODUCT_NAME);

/** The brand as the page must write it. */
export function useProductName(): string {
  return useContext(ProductNameContext);
}
