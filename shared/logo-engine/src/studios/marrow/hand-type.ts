import type { FontStyle } from '../../type/font-style.ts';
import type { LetteringWish } from '../lettering.ts';
import type { Desk } from '../desk.ts';

const WRITTEN = new Set<FontStyle['class']>(['hand', 'script']);
const WARM = new Set<FontStyle['class']>(['softserif', 'slab', 'fatface', 'retro', 'old', 'fat', 'flare', 'hand', 'script', 'roman', 'deco', 'roundbold']);

/** Faces with a hand in them: soft, flared, slabbed, written. */
export const isWarm = (style: FontStyle): boolean => WARM.has(style.class);

/** Faces with enough wood in them to be cut. */
export const isWoodType = (style: FontStyle): boolean => isWarm(style) && !WRITTEN.has(style.class) && style.stem > 0.11 && style.stem < 0.32;

/** Words that are all lettering: set by hand where the customer stands a lean, else cut. */
export const handSet = (style: FontStyle, desk: Desk): LetteringWish =>
  desk.bans('bentType') || desk.bans('lopsided') ? handMade(style, desk) : { treatment: { kind: 'handset' }, tracking: LOOSE };

/** Room for letters that spread or lean, in ems. */
const LOOSE = 0.03;

/** How a hand leaves letters (ink would fill the counters of scripts that are dense): cut, spread by the ink, set a little out of line; written ones are left alone. */
export function handMade(style: FontStyle, desk: Desk): LetteringWish {
  if (WRITTEN.has(style.class)) return {};
  if (!desk.name.script.hasCase || style.stem < 0.1 || style.stem > 0.2) return { treatment: { kind: 'knife' } };
  const kinds = desk.bans('bentType') || desk.bans('lopsided') ? (['knife', 'inked'] as const) : (['knife', 'inked', 'handset'] as const);
  const kind = desk.pick('byHand', kinds);
  return { treatment: { kind }, ...(kind !== 'knife' && { tracking: LOOSE }) };
}
