/** Where a DOI leads. */
export const doiUrl = (doi: string): string => `https://doi.org/${encodeURIComponent(doi).replaceAll("%2F", "/")}`;
