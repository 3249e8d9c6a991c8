// Where a browser lets nothing be remembered, as in a frame on another site, it is remembered until the page is left.
try {
  localStorage.getItem('');
} catch {
  const kept = new Map<string, string>();
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  Object.defineProperty(window, 'localStorage', { value });
}
