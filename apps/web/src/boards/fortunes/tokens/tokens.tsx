// The tokens of this game, as parts of a drawing (round the origin) and by themselves among words.
import { Icon } from '../../../parts/icon.tsx';
import { Disc, Glyph, Token } from '../../parts/token.tsx';
import type { CargoIcon, Good, ModificationId, Nation, Skill } from '../content.ts';
import { FlagShape } from '../ships/flag.tsx';
import { goodIcon, SECTION_ICON, SKILL_ICON, tokenIcon } from './icons.ts';
import './tokens.css';

/** What a port asks for: a gold-rimmed coin with the good on it. */
export const DemandToken = ({ good, lit }: { readonly good: Good; readonly lit: boolean }) => (
  <Token shape="coin" rimmed lit={lit} className={`fdm-good-${good}`}>
    <Glyph body={goodIcon(good)} size={18} />
  </Token>
);

/** A modification at a yard: a wooden tile, with its picture once it has been turned up. */
export const ModToken = ({ mod, lit }: { readonly mod: ModificationId | 'hidden'; readonly lit: boolean }) => (
  <Token shape="hex" r={15} hidden={mod === 'hidden'} lit={lit}>
    {mod !== 'hidden' && <Glyph body={tokenIcon(mod)} size={17} />}
  </Token>
);

/** A merchant, under the flag that one has made out. */
export const MerchantToken = ({ lit, flag }: { readonly lit: boolean; readonly flag: Nation | null }) => (
  <Token shape="coin" r={13} lit={lit} className="fdm-merchant">
    <path
      className="fdm-merchant-mark"
      d="M-9.5 4H9.5L6.5 8.8h-13zM-.7-11H.7V4H-.7zM-6.500-8.500Q0-6.800 6.500-8.500Q8.200-3 6.500 2.200Q0 .600-6.500 2.200Q-4.800-3-6.500-8.500z"
    />
    {flag !== null && (
      <g transform="translate(4 -22) scale(1.1)">
        <path className="fdm-spars" d="M0 12V-1" />
        <FlagShape of={flag} />
      </g>
    )}
  </Token>
);

export const GoodPicture = ({ good, size = 26 }: { readonly good: Good; readonly size?: number }) => (
  <Disc body={goodIcon(good)} size={size} className={`fdm-good-${good}`} />
);

export const SectionIcon = ({ section, size = 18 }: { readonly section: CargoIcon; readonly size?: number }) => (
  <Icon body={SECTION_ICON[section]} size={size} className="fdm-section-icon" />
);

export const SkillIcon = ({ skill, size = 18 }: { readonly skill: Skill; readonly size?: number }) => (
  <Icon body={SKILL_ICON[skill]} size={size} className="fdm-skill-icon" />
);
