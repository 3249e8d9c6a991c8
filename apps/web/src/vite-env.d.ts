/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
declare module 'icon:*' {
  const body: string;
  export default body;
}
declare module 'icons:used' {
  const used: { readonly [name: string]: string };
  export default used;
}
