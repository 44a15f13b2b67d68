import { IconInfoCircle } from "@tabler/icons-react";
import { Link } from "react-router";
import type { NhsObstacle } from "../../../gql/graphql";
import styles from "./nhs.module.css";
import { useNhsWords } from "./useNhsWords";

/** Where the obstacle can be taken away; nowhere when it is not the person's. */
const PLACES: Readonly<Record<NhsObstacle, string | null>> = {
  UNAVAILABLE: null,
  CONSENT_MISSING: "/account#agreements",
  EMAIL_UNCONFIRMED: "/account",
};

/** What has to be done before a number can be linked. */
export function Obstacle({ name }: { name: NhsObstacle }) {
  const { t } = useNhsWords();
  const place = PLACES[name];
  return (
    <div className={styles.obstacle}>
      <IconInfoCircle size={24} stroke={1.75} aria-hidden />
      <p>{t(`obstacle.${name}`)}</p>
      {place && name !== "UNAVAILABLE" && <Link to={place}>{t(`place.${name}`)}</Link>}
    </div>
  );
}
