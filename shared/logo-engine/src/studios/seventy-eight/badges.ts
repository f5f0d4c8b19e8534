import type { Manner } from '../trade-manners.ts';
import type { BadgeForm } from '../../genome.ts';
import type { Desk } from '../desk.ts';
import { standsInCapitals } from '../lettering.ts';
import type { Recipe } from '../recipe.ts';

/** Names longer than this are tiny on a circle; in straight lines they are read. */
const LONG_NAME = 22;

/** Emblems with the name in straight lines: every script stands on them, and long names too. */
export const BADGES: readonly Recipe[] = [
  {
    id: 'emblem',
    family: 'badge',
    weight: ({ bans, axes, name }) => (bans('badge') ? 0 : 0.9 + (name.script.isJoined || name.full.length > LONG_NAME ? 0.5 : 0) - Math.max(0, axes.minimal) * 0.4),
    draft: (desk) => {
      const motif = desk.bans('plainMotif') ? null : desk.motif(({ weight }) => weight !== 'line');
      const figure = motif ? null : desk.figure(['sunburst', 'risingSun', 'settingSun', 'petals', 'seedRays', 'nestedArches', 'poleStar']);
      const mark = motif ? { kind: 'motif' as const, generator: motif.id } : figure ? { kind: 'abstract' as const, generator: figure } : null;
      const font = desk.font((style) => style.stem > 0.1);
      const hasLines = desk.name.pieces.units.length > 1 && [...desk.name.full].length > 9;
      return mark
        ? {
            layout: 'badge',
            mark,
            type: desk.lettering(font, { mode: hasLines ? 'stack' : 'single', leading: 0.3, ...(standsInCapitals(font) && { case: 'upper' as const }) }),
            badge: { solid: true, form: desk.pick('form', formsFor(desk)) },
            color: { background: desk.ground({ paper: 2, soft: 1, accent: 0.7, white: 0.7 }), a: desk.pick('a', ['primary', 'ink']), b: 'accent', c: 'soft', text: 'text', boxed: true },
          }
        : null;
    },
  },
];

/** Trades that a shield suits: elsewhere it is an insurance. */
const SHIELDED: ReadonlySet<Manner | null> = new Set<Manner | null>(['solemn', 'sturdy', 'hearty', 'technical', 'loud', null]);

/** A shield, an oval and a ticket for short names; a ribbon holds any. */
function formsFor({ name, axes, manner }: Desk): readonly BadgeForm[] {
  if (name.full.length > LONG_NAME) return ['banner'];
  const isArmed = SHIELDED.has(manner) && axes.playful <= 0 && axes.hand <= 0;
  return isArmed ? ['shield', 'oval', 'banner', 'ticket'] : ['oval', 'banner', 'ticket', 'oval'];
}
