import { idea } from '../../idea.ts';

/** Three peaks and the sun are a person who sits and breathes. */
export const mountainPose = idea({
  id: 'mountain-pose',
  title: 'Sit like a mountain',
  says: 'Three peaks are a person sitting cross-legged, and the sun is the head.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'peak', 'sun', 'valley'] }, { things: ['meditation', 'yoga-pose'], trades: ['yoga'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look }) => {
    const body = d.polygon([[0, -260], [300, 340], [-300, 340]], 36);
    const knee = d.polygon([[300, 90], [520, 340], [60, 340]], 36);
    const knees = d.mirror(knee);
    const head = d.circle(0, -390, 112);
    const torso = body.gapFrom(knees, 28);
    if (look === 'line') return [d.layer('body', torso.rim(44), 'main', { mono: 'ink' }), d.layer('knees', knees.rim(44), 'main', { mono: 'ink' }), d.layer('head', head, 'second', { mono: 'ink' })];
    return [d.layer('body', torso, 'main', { mono: 'ink' }), d.layer('knees', knees, 'main', { mono: 'ink' }), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
