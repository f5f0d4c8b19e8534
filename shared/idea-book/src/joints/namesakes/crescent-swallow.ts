import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A swallow whose wings are a crescent moon. */
export const crescentSwallow = idea({
  id: 'crescent-swallow',
  title: 'Wings like a new moon',
  says: 'The long wings of the bird are the crescent of a new moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swallow', 'swift', 'tern'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { lean: { label: 'Climb', min: 20, max: 52, usual: 38 }, fork: { label: 'Tail fork', min: 150, max: 220, usual: 186 } },
  draw: (d, { look, params }) => {
    const [lean, fork, gap, pen] = [params['lean']!, params['fork']!, 26, 40];
    const moon = d.circle(0, 0, 500).subtract(d.circle(0, 164, 470)).intersect(d.rect(-600, -600, 1200, 760)).round(5, 0);
    const body = d.mirror(d.path(`M0 -690L30 -626C84 -600 110 -530 110 -450C104 -300 96 -150 70 0C80 160 ${fork * 0.7} 300 ${fork} 470C100 400 30 310 0 210Z`)).round(3, 10);
    const turn = (shape: typeof body) => shape.rotate(lean);
    if (look === 'line') return [d.layer('wings', turn(contour(moon.gapFrom(body, 22), pen)), 'second'), d.layer('body', turn(contour(body, pen)), 'main')];
    if (look === 'cut') return [d.layer('swallow', turn(moon.union(body).round(0, 24)), 'main')];
    return [d.layer('wings', turn(moon.gapFrom(body, gap)), 'second'), d.layer('body', turn(body), 'main')];
  },
});
