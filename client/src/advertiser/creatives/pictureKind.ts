/** The first bytes of the kinds of pictures that are taken (PNG third edition 5.2; JPEG, ISO/IEC 10918-1 B.1.1.3; GIF89a, 17). */
const MARKS: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];

/** Whether a file begins like a PNG, JPG or GIF. What it really is the server finds out. */
export async function looksLikePicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return MARKS.some((mark) => mark.every((byte, at) => bytes[at] === byte));
}
