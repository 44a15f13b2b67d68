import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useProductName } from "../lib/product";

export interface PageTitleProps {
  /** What the browser's tab says before the brand. */
  title: string;
  /** The visible heading when it says more than the tab; false when the page draws its own h1. */
  children?: ReactNode | false;
  /** After a failed submit the tab begins with "Error: ", which is what a screen reader reads first. */
  hasError?: boolean;
  className?: string;
}

/** "Login – AI Health Assistant", and the title alone where it has the brand in it. */
export function tabTitle(title: string, product: string): string {
  return title.includes(product) ? title : `${title} – ${product}`;
}

/** The page's h1, and the title of the tab. */
export function PageTitle({ title, children, hasError = false, className }: PageTitleProps) {
  const { t } = useTranslation();
  const product = useProductName();
  useEffect(() => {
    const name = tabTitle(title, product);
    document.title = hasError ? `${t("problem.prefix")}${name}` : name;
  }, [title, product, hasError, t]);
  return children === false ? null : <h1 className={className}>{children ?? title}</h1>;
}
