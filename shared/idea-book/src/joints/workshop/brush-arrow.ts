import { idea } from '../../idea.ts';

/** A sign writer's brush whose bristles are the head of an arrow. */
export const brushArrow = idea({
  id: 'brush-arrow',
  title: 'Painted to point the way',
  says: 'The sign writer’s brush is an arrow, and its bristles are the head.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['sign-making'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { head: { label: 'Head', min: 260, max: 330, usual: 300 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [wide, gap] = [params['head']!, params['gap']!];
    const cut = look === 'cut';
    const lean = (-180 * Math.atan2(wide, 540)) / Math.PI;
    const head = d.polygon([[40, -110], [-20, -wide], [520, 0], [-20, wide], [40, 110]]).round(cut ? 0 : 14, 0);
    const slits = d.union(...[[-188, -116, 110], [-60, -34, 250], [60, 34, 250], [188, 116, 110]].map(([y, tip, x]) => d.polyline([[-80, y!], [x!, tip!]]).stroke(gap * 0.85, { cap: 'round' })));
    const ferrule = d.rect(-100, -110, 140 - gap, 220, cut ? 0 : 10);
    const handle = d.path(`M${-100 - gap} -92C-260 -86 -300 -44 -400 -44C-470 -44 -560 -62 -560 0C-560 62 -470 44 -400 44C-300 44 -260 86 ${-100 - gap} 92Z`).round(8, 0).subtract(d.circle(-500, 0, 22));
    if (look === 'line') return [d.layer('brush', d.union(handle.filled().rim(40), ferrule.rim(40)).rotate(lean), 'main'), d.layer('bristles', head.rim(44).rotate(lean), 'second', { mono: 'ink' })];
    const brush = d.union(handle, ferrule);
    return [d.layer('brush', brush.rotate(lean), 'main'), d.layer('bristles', head.subtract(slits).rotate(lean), cut ? 'main' : 'second', { mono: 'ink' })];
  },
});
