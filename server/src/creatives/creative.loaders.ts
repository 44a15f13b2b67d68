import { type DataSource, In } from "typeorm";
import { Creative } from "./creative.entity";
import { type CreativeStatus, imageUrlOf } from "./creative.rules";

export interface CreativeView {
  id: string;
  title: string;
  description: string;
  imageUrl: string;
  imageAlt: string;
  pricePence: number | null;
  targetUrl: string;
  disclaimer: string;
  status: CreativeStatus;
}

/** The creatives of many campaigns in one statement. */
export async function creativesById(db: DataSource, ids: readonly string[]): Promise<CreativeView[]> {
  const creatives = await db.getRepository(Creative).findBy({ id: In([...ids]) });
  const byId = new Map(
    creatives.map(({ imageKey, altText, ...creative }) => [
      creative.id,
      { ...creative, imageUrl: imageUrlOf(imageKey), imageAlt: altText },
    ]),
  );
  return ids.map((id) => byId.get(id) as CreativeView);
}
