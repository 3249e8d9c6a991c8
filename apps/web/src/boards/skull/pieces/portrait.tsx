// A face, and everything one wants to know of somebody at a glance.
import type { ClassId } from '../content.ts';
import { FACES, type Face, type Hat } from './faces.ts';
import './portrait.css';

const HATS: Readonly<Record<Hat, readonly (readonly [d: string, part: 'cloth' | 'trim' | 'dark'])[]>> = {
  none: [],
  tricorne: [
    ['M8 24C12 9 24 9 32 9S52 9 56 24C46 15 40 19 32 19S18 15 8 24z', 'dark'],
    ['M8 24C18 15 24 19 32 19S46 15 56 24C48 18 40 22 32 22S16 18 8 24z', 'trim'],
  ],
  bandana: [
    ['M19 26C18 12 26 9 32 9S46 12 45 26C40 20 24 20 19 26z', 'cloth'],
    ['M45 24l10 4-4 3 4 6-11-7z', 'cloth'],
  ],
  hood: [['M32 6C16 6 12 26 14 46C18 42 19 38 19 30C19 20 25 16 32 16S45 20 45 30C45 38 46 42 50 46C52 26 48 6 32 6z', 'dark']],
  top: [
    ['M20 20L21 2H43L44 20z', 'dark'],
    ['M20.500 14H43.500V19H20.300z', 'cloth'],
    ['M12 20H52V24H12z', 'dark'],
  ],
  cap: [
    ['M18 24C17 12 25 9 32 9S47 12 46 24z', 'cloth'],
    ['M16 22H50V26H16z', 'trim'],
  ],
  toque: [
    ['M20 22C10 20 12 6 22 8C24 1 40 1 42 8C52 6 54 20 44 22z', 'trim'],
    ['M20 20H44V26H20z', 'trim'],
  ],
  scarf: [
    ['M17 28C15 10 25 8 32 8S49 10 47 28C42 18 22 18 17 28z', 'cloth'],
    ['M17 26C12 34 13 44 10 50L18 46C17 38 18 32 19 27z', 'cloth'],
  ],
  wide: [
    ['M20 21C20 8 26 7 32 7S44 8 44 21z', 'dark'],
    ['M4 23C16 18 48 18 60 23C48 27 16 27 4 23z', 'dark'],
    ['M20 17H44V21H20z', 'trim'],
  ],
};

const faceStyle = (face: Face) => ({
  '--skin': `var(--skin-${face.skin})`,
  '--hair': `var(--hair-${face.hair})`,
  '--cloth': `var(--tone-${face.coat})`,
});

/** The bust of somebody. The words beside it say who. */
export function Portrait({ who, size = 44 }: { readonly who: ClassId; readonly size?: number }) {
  const face = FACES[who];
  const r = face.young === true ? 11 : 12.5;
  return (
    <svg className="sku-portrait" viewBox="0 0 64 64" width={size} height={size} style={faceStyle(face)} aria-hidden="true">
      {face.long === true && <path className="sku-hair" d="M17 26C14 44 14 52 12 58H52C50 52 50 44 47 26z" />}
      <path className="sku-cloth" d="M6 64C6 51 18 46 32 46S58 51 58 64z" />
      <path className="sku-collar" d="M24 46L32 56L40 46L43 50L32 62L21 50z" />
      <path className="sku-skin" d="M27 38H37V48Q32 52 27 48z" />
      <ellipse className="sku-skin" cx="32" cy="29" rx={r} ry={r + 2.5} />
      {face.hat === 'none' && (
        <path className="sku-hair" d="M19 27C18 12 26 11 32 12S46 12 45 27C43 19 38 18 32 18S21 19 19 27z" />
      )}
      {face.young === true && <path className="sku-hair" d="M20 28C21 21 26 22 32 21S43 21 44 28L46 22H18z" />}
      {face.beard === 'full' && (
        <path className="sku-hair" d="M19.500 30C20 47 27 50 32 50S44 47 44.500 30C43 36 40 35 38 35H26C24 35 21 36 19.500 30z" />
      )}
      {face.beard === 'stubble' && (
        <path className="sku-hair sku-stubble" d="M20 32C21 42 27 44 32 44S43 42 44 32C42 37 38 36 32 36S22 37 20 32z" />
      )}
      {face.beard === 'moustache' && <path className="sku-hair" d="M23 37Q28 32 32 35Q36 32 41 37Q36 37 32 37T23 37z" />}
      {face.paint === true && (
        <path className="sku-paint" d="M25 26h5v5h-5zM34 26h5v5h-5zM27 37h2v5h-2zM31 37h2v5h-2zM35 37h2v5h-2z" />
      )}
      <circle className="sku-eye" cx="27.500" cy="28.500" r="1.900" />
      {face.patch === true ? (
        <path className="sku-eye" d="M33 25h9l-2 7h-5zM20 22L44 27V28L20 23z" />
      ) : (
        <circle className="sku-eye" cx="36.500" cy="28.500" r="1.900" />
      )}
      {face.beard !== 'moustache' && face.paint !== true && <path className="sku-mouth" d="M28 38Q32 40 36 38" />}
      {face.scar === true && <path className="sku-scar" d="M40 24L37 36" />}
      {HATS[face.hat].map(([d, part], i) => (
        <path key={i} className={`sku-hat-${part}`} d={d} />
      ))}
    </svg>
  );
}
