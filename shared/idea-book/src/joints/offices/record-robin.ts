import { idea } from '../../idea.ts';

/** A record that is a robin. */
export const recordRobin = idea({
  id: 'record-robin',
  title: 'The robin that plays',
  says: 'The round robin is a record, and its breast is the label.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['record-label', 'music'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    grooves: { manner: 'module', vibes: ['illustrative', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
  },
  params: { label: { label: 'Size of the label', min: 140, max: 180, usual: 160 }, gap: { label: 'Groove', min: 18, max: 28, usual: 22 } },
  draw: (d, { look, params }) => {
    const [label, gap] = [params['label']!, params['gap']!];
    const disc = d.circle(0, 60, 380);
    const head = d.circle(210, -260, 180);
    const beak = d.polygon([[370, -320], [370, -210], [500, -250]], 12);
    const tail = d.polygon([[-300, 160], [-210, 330], [-500, 470], [-560, 360]], 16);
    const legs = d.union(d.rect(-80, 400, 44, 170, [0, 0, 22, 22]), d.rect(70, 400, 44, 170, [0, 0, 22, 22]));
    const eye = d.circle(250, -290, 34);
    const groove = (r: number) => d.union(d.arc(0, 60, r, -160, -70).stroke(gap, { cap: 'round' }), d.arc(0, 60, r, 20, 110).stroke(gap, { cap: 'round' }));
    const grooves = look === 'grooves' ? d.union(...[label + 50, label + 105, label + 160].map(groove)) : d.union(...[label + 80, label + 145].map(groove));
    const breast = d.ring(0, 60, label, 34);
    const body = d.union(disc, head, tail, legs).round(0, 20).subtract(eye, grooves);
    if (look === 'cut') return [d.layer('robin', d.union(body.subtract(d.ring(0, 60, label, label - gap), d.circle(0, 60, 34)), beak.gapFrom(head, gap)), 'main', { mono: 'ink' })];
    return [d.layer('robin', body.subtract(d.circle(0, 60, label + gap)), 'main', { mono: 'ink' }), d.layer('label and beak', breast.union(beak.gapFrom(head, gap)), 'second', { mono: 'ink' })];
  },
});
