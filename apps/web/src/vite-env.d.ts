/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
declare module '*?thread' {
  const url: string;
  export default url;
}
declare module 'icon:*' {
  const body: string;
  export default body;
}
declare module 'words:all' {
  type Book = () => Promise<{ readonly default: { readonly [chapter: string]: object | string } }>;
  type Rules = () => Promise<{ readonly default: import('./words/of-games.ts').Rules }>;
  type Books = { readonly game?: Book; readonly packs?: Book; readonly rules: Rules };
  const shelf: { readonly [game: string]: { readonly en: Books; readonly fr: Books } };
  export default shelf;
}
declare module 'icons:used' {
  const used: { readonly [name: string]: string };
  export default used;
}
