import "@testing-library/jest-dom";
import { type AreaName, loadCatalogue, startTranslations } from "../src/app/i18n";

const areas: AreaName[] = ["site", "patient", "advertiser", "admin"];

startTranslations();
beforeAll(() => Promise.all(areas.map(loadCatalogue)));
