/** A storage that ends with the page: what somebody tries can hold an answer about their health. */
export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
    get length() {
      return items.size;
    },
  };
}
