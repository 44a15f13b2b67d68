/** The moment at which every picture is taken whose figures are not measured while it is taken: a Wednesday, 10:30 in London. */
export const ALBUM_MOMENT = "2026-11-18T10:30:00.000Z";
