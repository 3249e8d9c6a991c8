// What our own few pages of HTML share.
import type { FastifyRequest } from 'fastify';

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** What the browser says that its person reads. */
export const langOf = ({ headers }: FastifyRequest): 'en' | 'fr' =>
  /^\s*fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';

/** Paper, ink and a double line, as on the other pages; by night as the night watch has them. */
const STYLE = `:root{color-scheme:light dark;--paper:#f4ecd2;--ink:#2b1d0e;--soft:#5c4a33;--frame:#3d2b12;--sea:#8fb1b1;--link:#1f5a78}
@media(prefers-color-scheme:dark){:root{--paper:#1b2a30;--ink:#efe3c2;--soft:#cbbd97;--frame:#8a744a;--sea:#15282f;--link:#9cc9dd}}
*{box-sizing:border-box}body{margin:0;padding:clamp(12px,4vw,48px) 12px;background:var(--sea);color:var(--ink);font:1.05rem/1.55 "Source Sans 3",system-ui,sans-serif}
main{position:relative;max-width:42rem;margin:0 auto;padding:clamp(22px,5vw,44px);background:var(--paper);border:1px solid var(--frame);border-radius:6px;box-shadow:0 2px 10px rgb(20 12 4/.3)}
main::before{content:"";position:absolute;inset:5px;border:1px solid var(--frame);border-radius:3px;opacity:.35;pointer-events:none}
h1,h2{font-family:"IM Fell English","Iowan Old Style",Georgia,serif;font-weight:400;font-style:italic;line-height:1.15}h1{margin:0 0 .6em;font-size:2.1rem}
h2{margin:1.4em 0 .4em;padding-top:.8em;border-top:3px double var(--frame);font-size:1.45rem}p{margin:.5em 0}a{color:var(--link)}
a.way{display:inline-flex;align-items:center;min-height:44px}form{display:flex;flex-wrap:wrap;gap:8px 20px;margin-top:1.2em}
button{min-height:44px;padding:8px 18px;font:inherit;color:var(--paper);background:var(--ink);border:1px solid var(--frame);border-radius:6px;cursor:pointer}`;

/** A page of its own, which needs nothing of the client. `title` is text, `inside` is HTML. */
export const paper = (lang: string, title: string, inside: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)} · Boucan</title>
<link rel="icon" href="/icon.svg"><style>${STYLE}</style><main><h1>${escaped(title)}</h1>${inside}</main></html>`;
