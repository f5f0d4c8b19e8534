import { idea } from '../../idea.ts';

/** A crescent moon that is a person bending back. */
export const moonBow = idea({
  id: 'moon-bow',
  title: 'The moon bends back',
  says: 'The crescent moon is a body in the bow pose, and the star is the head.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'night'] }, { things: ['yoga-pose', 'meditation', 'dancer'], trades: ['yoga', 'dance', 'fitness', 'physiotherapy', 'meditation'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { head: { label: 'Size of the head', min: 90, max: 128, usual: 112 } },
  draw: (d, { look, params }) => {
    const moon = d.circle(0, 0, 420).subtract(d.circle(110, -150, 372));
    const head = d.circle(232, -196, params['head']!);
    if (look === 'line') return [d.layer('body', moon.round(10, 0).rim(38, 'round'), 'main'), d.layer('head', head.rim(38), 'second', { mono: 'ink' })];
    return [d.layer('body', moon.round(10, 0), look === 'gradient' ? { gradient: ['second', 'main'], from: [300, -200], to: [-260, 300] } : 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
