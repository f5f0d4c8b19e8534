import { idea } from '../../idea.ts';

/** Two crescent moons that are parentheses around a spark. */
export const moonParens = idea({
  id: 'moon-parens',
  title: 'Moons in code',
  says: 'Two crescent moons are the parentheses, with a spark between them.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'star', 'spark', 'night', 'magic', 'eclipse', 'dream'] }, { things: ['bracket', 'code'], trades: ['software', 'artificial-intelligence', 'data', 'cloud-services', 'tutoring', 'translation'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  params: { distance: { label: 'Distance of the moons', min: 90, max: 190, usual: 130 }, spark: { label: 'Spark size', min: 0.7, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const crescent = d.circle(0, 0, 390).subtract(d.circle(226, 0, 430)).round(5, 0).move(-params['distance']!, 0);
    const spark = d.path('M0 -190C14 -60 60 -14 190 0C60 14 14 60 0 190C-14 60 -60 14 -190 0C-60 -14 -14 -60 0 -190Z').round(7, 0).scale(params['spark']!, params['spark']!, [0, 0]);
    const pair = d.mirror(crescent);
    if (look === 'line') return [d.layer('moons', pair.rim(30, 'round'), 'main'), d.layer('spark', spark, 'second')];
    return [d.layer('moons', pair, look === 'gradient' ? { gradient: ['second', 'main'], from: [-400, -400], to: [400, 400] } : 'main'), d.layer('spark', spark, 'second')];
  },
});
