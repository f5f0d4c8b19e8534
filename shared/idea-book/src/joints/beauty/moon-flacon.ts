import { idea } from '../../idea.ts';

/** A round bottle of perfume that holds the moon. */
export const moonFlacon = idea({
  id: 'moon-flacon',
  title: 'Moon in a bottle',
  says: 'The perfume in the round bottle is a crescent moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'night'] }, { things: ['perfume-bottle', 'bottle'], trades: ['perfumery', 'cosmetics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.05 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.03 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.05, traits: ['gradient'] },
  },
  params: { moon: { label: 'Size of the moon', min: 0.86, max: 1.03, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 32 : 52;
    const round = d.circle(0, 120, 380).intersect(d.rect(-500, -300, 1000, 770)).round(24, 0);
    const glass = round.rim(pen, 'round');
    const neck = d.rect(-76, -350, 152, 120).subtract(round.shrink(6));
    const collar = d.rect(-116, -400, 232, 60, 14);
    const stopper = d.circle(0, -496, 78);
    const moon = d.circle(0, 120, 274).subtract(d.circle(96, 40, 236)).scale(params['moon']!, params['moon']!, [0, 120]);
    const bottle = glass.union(neck, collar);
    return [d.layer('bottle', bottle, 'main'), d.layer('stopper', look === 'line' ? stopper.rim(pen, 'round') : stopper, 'second', { mono: 'ink' }), d.layer('moon', moon, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 400], to: [0, -160] } : 'second', { mono: 'ink' })];
  },
});
