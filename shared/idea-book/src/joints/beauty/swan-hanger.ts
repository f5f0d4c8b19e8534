import { idea } from '../../idea.ts';

/** A hanger whose hook is the neck of a swan. */
export const swanHanger = idea({
  id: 'swan-hanger',
  title: 'The swan on the rail',
  says: 'The hook of the hanger is the neck of a swan.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swan', 'goose', 'heron', 'water-bird', 'flamingo', 'bird'] }, { things: ['hanger'], trades: ['fashion', 'second-hand', 'retail', 'tailoring', 'laundry', 'kids-fashion'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded', 'elegant_serif'], colors: 2, stem: 0.05 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.08 },
    seal: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'modern_flat'], colors: 1, stem: 0.08 },
  },
  params: { weight: { label: 'Weight', min: 0.95, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const weight = params['weight']!;
    const pen = (look === 'line' ? 46 : 64) * weight;
    const neck = d.line('M0 60V10C0 -90 150 -130 150 -270A138 138 0 0 0 -126 -270').stroke(pen);
    const head = d.ellipse(-126, -262, pen * 0.9, pen * 1.1).rotate(18, [-126, -262]);
    const beak = d.polygon([[-180, -270], [-100, -214], [-216, -110]], 10).scale(weight, weight, [-130, -262]).gapFrom(head, 14);
    const bar = d.polygon([[0, 20], [500, 330], [500, 390], [-500, 390], [-500, 330]], 60);
    const body = look === 'line' ? bar.rim(pen, 'round') : bar.rim(80 * weight, 'round');
    if (look === 'seal') {
      const swan = neck.union(body, head).union(beak).subtract(d.circle(-138, -276, 18)).fit({ cx: 0, cy: 0, width: 740, height: 800 });
      return [d.layer('seal', d.circle(0, 0, 520).subtract(swan.move(0, -40)), 'main')];
    }
    const eye = d.circle(-138, -276, 15);
    return [d.layer('swan', neck.union(body, head).subtract(eye), 'main'), d.layer('beak', beak, 'second', { mono: 'ink' })];
  },
});
