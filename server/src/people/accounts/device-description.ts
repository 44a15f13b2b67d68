import Bowser from "bowser";

const UNKNOWN = "Unknown browser";

/** What a browser calls itself, in words such as "Firefox on Windows". Whatever it is given, it never throws. */
export function describeDevice(userAgent: string): string {
  try {
    const { browser, os } = Bowser.parse(userAgent);
    if (!browser.name) {
      return UNKNOWN;
    }
    return os.name ? `${browser.name} on ${os.name}` : browser.name;
  } catch {
    return UNKNOWN;
  }
}
