import { decodeHeartRate } from "./heartRate";

const decode = (hex: string) => decodeHeartRate(new DataView(Uint8Array.from(Buffer.from(hex, "hex")).buffer));

it.each([
  ["0048", { bpm: 72, contact: null, energy: null, intervals: [] }],
  ["012c01", { bpm: 300, contact: null, energy: null, intervals: [] }],
  ["16500004", { bpm: 80, contact: true, energy: null, intervals: [1] }],
  ["183c100000040002", { bpm: 60, contact: null, energy: 16, intervals: [1, 0.5] }],
  ["0450", { bpm: 80, contact: false, energy: null, intervals: [] }],
  ["19500010000004", { bpm: 80, contact: null, energy: 16, intervals: [1] }],
  ["165000", { bpm: 80, contact: true, energy: null, intervals: [] }],
])("reads the measurement %s", (hex, beat) => {
  expect(decode(hex)).toEqual(beat);
});

it.each(["", "00", "01", "012c", "1850", "185010"])("does not read %j, of which bytes are missing", (hex) => {
  expect(decode(hex)).toBeNull();
});
