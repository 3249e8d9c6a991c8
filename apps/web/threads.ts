import type { Plugin } from 'vite';

const QUERY = '?thread';
/** What Vite puts round an import: it fetches ahead what that will import in turn, and tells the window of a part that is gone. */
const HELPER = '\0vite/preload-helper.js';

/**
 * `import url from './worker.ts?thread'` gives the address of a module to start a worker with. It is built together with the page, so that both
 * use the same files: whatever the page has fetched, the worker finds in the browser's cache.
 */
export function threads(): Plugin {
  let isBuild = false;
  return {
    name: 'threads',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const found = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      return found === null ? null : `${found.id}${QUERY}`;
    },
    transform(code, id) {
      if (id !== HELPER) return null;
      // A thread has neither a document nor a window, and finds in the cache what its page has fetched ahead.
      const safe = code
        .replace(/if \((?=[^)]*deps\.length > 0)/u, 'if (typeof document !== "undefined" && ')
        .replaceAll('window.', 'globalThis.');
      if (!safe.includes('typeof document') || !safe.includes('globalThis.'))
        this.error('the preload helper of Vite has changed');
      return { code: safe, map: null };
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      if (!isBuild) return `export default new URL(${JSON.stringify(`/@fs${file}`)}, location.href).href;`;
      const name = file.replace(/^.*\/(?<name>[^/]+)\.ts$/u, '$<name>');
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file, name })};`;
    },
  };
}
