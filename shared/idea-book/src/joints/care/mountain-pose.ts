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
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 42, usual: 28 } },
  draw: (d, { look, params }) => {
    const body = d.polygon([[0, -260], [300, 340], [-300, 340]], 36);
    const knee = d.polygon([[300, 90], [520, 340], [60, 340]], 36);
    const knees = d.mirror(knee);
    const head = d.circle(0, -390, 112);
    if (look === 'print') {
      const ridge = d.mirror(d.polygon([[270, 0], [540, 340], [-40, 340]], 36));
      const sun = head.move(0, 28 - params['gap']!);
      return d.overprint([{ shape: body.union(sun), ink: 'main' }, { shape: ridge, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['body and head', 'knees', 'where they meet'][i]!, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    const torso = body.gapFrom(knees, params['gap']!);
    if (look === 'line') return [d.layer('body', torso.rim(44), 'main', { mono: 'ink' }), d.layer('knees', knees.rim(44), 'main', { mono: 'ink' }), d.layer('head', head, 'second', { mono: 'ink' })];
    return [d.layer('body', torso, 'main', { mono: 'ink' }), d.layer('knees', knees, 'main', { mono: 'ink' }), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
