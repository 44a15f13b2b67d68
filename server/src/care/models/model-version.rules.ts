/** A version of three numbers, as texts have them: "2.10.0". Anything else counts as 0. */
function numbersOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

/** Below 0 when `a` is older than `b`, above 0 when it is newer. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

const newestOf = (versions: readonly string[]): string =>
  versions.reduce((newest, version) => (compareVersions(version, newest) > 0 ? version : newest), "0.0.0");

/** Whether none of these is as new. */
export const isNewerThanAll = (version: string, versions: readonly string[]): boolean =>
  versions.every((other) => compareVersions(version, other) > 0);

/** The next minor version after all of these: "2.3.0" after "2.2.0" and "2.1.4". */
export function nextVersion(versions: readonly string[]): string {
  const [major, minor] = numbersOf(newestOf(versions));
  return `${major}.${minor + 1}.0`;
}
