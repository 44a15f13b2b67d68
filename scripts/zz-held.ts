import { modelFromSources } from "../server/src/models/model-from-sources";
const t = performance.now(); const { record } = modelFromSources(); console.log(Math.round(performance.now() - t));
console.log(JSON.stringify(record.heldOutStyles.engine), "\nALONE", JSON.stringify(record.heldOutStyles.rulesAlone), "\n", JSON.stringify(record.safetySet), JSON.stringify(record.heldOutStyles.byLanguage.map((x: any) => [x.language, x.engine.accuracy])));
