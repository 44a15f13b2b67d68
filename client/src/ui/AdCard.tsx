import type { ReactNode, Ref } from "react";
import styles from "./AdCard.module.css";

export interface AdCardProps {
  ref?: Ref<HTMLElement>;
  /** What a screen reader hears when it comes to it; it has to say that this is an advert. */
  name: string;
  /** The visible label: "Sponsored". */
  label: string;
  /** At the right of the label. */
  action?: ReactNode;
  /** Between the label and the picture. */
  opened?: ReactNode;
  /** Null while there is none yet: an empty place of the same size. */
  image: { url: string; alt: string } | null;
  title: ReactNode;
  description: ReactNode;
  /** What it costs and where. */
  price?: ReactNode;
  /** What is typed at the advertiser's, as a sentence. */
  code?: string;
  /** Below the price: where it leads. */
  children?: ReactNode;
  /** The small print. */
  note: ReactNode;
}

/** An advert. It looks like a guest: its own corner, a full border, no teal ground and no spoken corner. */
export function AdCard({
  ref,
  name,
  label,
  action,
  opened,
  image,
  title,
  description,
  price,
  code,
  children,
  note,
}: AdCardProps) {
  return (
    <section ref={ref} className={styles.card} aria-label={name}>
      <div className={styles.label}>
        <b>{label}</b>
        {action}
      </div>
      {opened}
      {image ? (
        <img className={styles.picture} src={image.url} alt={image.alt} width={340} height={170} />
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{description}</p>
        {price && <p className={styles.price}>{price}</p>}
        {code && <p className={styles.price}>{code}</p>}
        {children && <div className={styles.actions}>{children}</div>}
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  );
}
