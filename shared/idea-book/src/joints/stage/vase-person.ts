import { idea } from '../../idea.ts';

/** A vase with two handles; a ball above its rim makes it a person with hands on hips. */
export const vasePerson = idea({
  id: 'vase-person',
  title: 'The potter is a pot',
  says: 'The vase is a person: the handles are arms with the hands on the hips.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['amphora', 'clay'], trades: ['pottery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.12 },
    glaze: { manner: 'print', vibes: ['illustrative', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.044 },
  },
  params: { head: { label: 'Head', min: 84, max: 120, usual: 104 } },
  draw: (d, { look, params }) => {
    const r = params['head']!;
    const line = look === 'line';
    const pen = line ? 44 : 68;
    const vase = d.mirror(d.path('M0 -240H150C130 -170 120 -150 140 -90C180 -10 290 60 290 190C290 320 200 400 160 500H0Z')).round(12, 0);
    const arm = d.line('M120 -196H250C370 -196 420 -120 400 -40C384 30 320 60 262 90').stroke(pen, { cap: 'round' });
    const arms = d.mirror(arm);
    const head = d.circle(0, -240 - 24 - r, r);
    if (line) return [d.layer('vase', vase.rim(pen, 'round').union(arms.subtract(vase)), 'main', { mono: 'ink' }), d.layer('head', head.rim(pen, 'round'), 'second', { mono: 'ink' })];
    const body = vase.union(arms).round(0, 10);
    if (look === 'glaze') {
      const dip = d.path('M-600 -700H600V160C560 250 470 250 430 160C400 90 330 90 300 160C240 290 150 290 110 190C80 110 20 110 -10 190C-50 310 -140 330 -190 220C-220 150 -290 150 -320 200C-360 270 -560 250 -600 160Z');
      return [d.layer('clay', body.subtract(dip.grow(20)), 'second', { mono: 'ink' }), d.layer('glaze', body.intersect(dip), 'main', { mono: 'ink' }), d.layer('head', head, 'second', { mono: 'ink' })];
    }
    return [d.layer('vase', body, 'main', { mono: 'ink' }), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
