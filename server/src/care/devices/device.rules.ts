export const DEVICE_TYPES = ["BLUETOOTH", "APPLE_HEALTH", "FIT", "CSV", "DEMONSTRATION"] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** What the invented device is called; the API and every screen also say that its figures are invented. */
export const DEMONSTRATION_NAME = "Demonstration watch";

export const NAME_MAX_LENGTH = 100;
/** Devices of one patient, at the most. */
export const MOST_DEVICES = 50;

export const MESSAGES = {
  name: `Please give the device a name of 1 to ${NAME_MAX_LENGTH} characters.`,
  type: "To add this kind of device, upload a file from it.",
  tooMany: `You can have up to ${MOST_DEVICES} devices. Please remove one first.`,
  realDevices: "You already have a device of your own. We never mix demonstration data with real readings.",
  notLive: "This device does not send a live heart rate.",
} as const;

/** The name of a device as it is kept; undefined when it cannot be taken. */
export function tidyName(text: string): string | undefined {
  const name = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return name.length >= 1 && name.length <= NAME_MAX_LENGTH ? name : undefined;
}
