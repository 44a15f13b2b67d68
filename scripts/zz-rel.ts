import { clinicalBook } from "../server/src/clinical/book-file";
import { relevanceIn } from "../server/src/studies/relevance.rules";
const r = relevanceIn(clinicalBook());
for (const t of ["Triptans for acute migraine", "Treatment of migraine", "Honey for cough in children", "Exercise for low back pain", "Nasal sprays for hay fever", "Chest pain and time to treatment", "Digital therapy for insomnia", "Stock prices and interest rates", "Quantum error correction with surface codes"]) console.log(t, JSON.stringify(r({ title: t, tags: [], abstract: null })));
