import { idea } from '../../idea.ts';

/** The bird and the machine that share a name. */
export const craneHook = idea({
  id: 'crane-hook',
  title: 'Crane and crane',
  says: 'The bird is the building crane: its legs are the tower, and its beak carries the hook.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['crane', 'heron', 'stork', 'ibis', 'wading-bird'] }, { things: ['hook', 'beam', 'scaffold', 'truss', 'skyscraper', 'container', 'chain'], trades: ['construction', 'engineering', 'logistics', 'shipping', 'moving', 'manufacturing', 'architecture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.038 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.07 },
  },
  params: { cable: { label: 'Cable', min: 180, max: 400, usual: 230 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = line ? 38 : 44;
    const drop = params['cable']! - 380;
    const body = d.path('M-500 130C-400 0 -250 -90 -80 -70C-70 60 -140 170 -280 190C-360 200 -440 170 -500 130Z').round(8, 0);
    const neck = d.line('M-120 0C-60 -60 -60 -130 -60 -190V-330').brush([120, 80, 60, 56, 56], { samples: 40 });
    const head = d.circle(-60, -380, 86);
    const beak = d.polygon([[-60, -430], [500, -400], [500, -356], [-60, -330]], 10);
    const eye = d.circle(-70, -392, 20);
    const [left, right, top, foot] = [-290, -150, 150, 470];
    const step = (foot - top) / 3;
    const legs = d.union(...[left, right].map((x) => d.rect(x - pen / 2, top - 60, pen, foot - top + 60)), d.polyline([[right, top], [left, top + step], [right, top + 2 * step], [left, foot]]).stroke(pen * 0.8));
    const tower = legs.intersect(d.rect(-600, -600, 1200, 600 + foot)).union(d.rect(-380, foot - 10, 320, pen, pen / 2));
    const hook = d.line(`M430 -380V${drop}M430 ${drop - 6}A70 70 0 1 1 360 ${drop + 64}`).stroke(pen, { cap: 'round' });
    if (look === 'cut') {
      const weight = 58;
      const right = weight - 70;
      const jib = d.polygon([[-70, -444], [500, -404], [500, -346], [-70, -346]], 10);
      const cord = d.line(`M440 -372V${drop}A70 70 0 1 1 370 ${drop + 70}`).stroke(weight, { cap: 'round' });
      const wing = d.sector(right, 170, 400, 180, 270);
      const posts = d.union(d.rect(right - weight, 100, weight, 380), d.rect(right - 220, 100, weight, 380));
      const braces = d.polyline([[right - 191, 140], [right - 29, 250], [right - 191, 360], [right - 29, 470]]).stroke(46, { join: 'miter' });
      const mast = posts.union(braces.intersect(d.rect(right - 200, 0, 180, 480)), d.rect(right - 280, 450, 340, weight, 29));
      return [d.layer('crane', d.union(d.rect(-70, -400, weight, 420), d.circle(-70, -372, 92), jib, cord, wing).round(0, 24).union(mast).subtract(d.circle(-80, -380, 26)), 'main')];
    }
    const bird = body.union(neck, head).round(0, 30);
    if (line) return [d.layer('bird', bird.union(beak).rim(pen, 'round').union(tower.subtract(bird.shrink(pen / 2))), 'main'), d.layer('hook', hook.gapFrom(beak, 16), 'second', { mono: 'join' })];
    return [d.layer('bird', bird.union(tower).subtract(eye), 'main'), d.layer('beak', beak.gapFrom(bird, 14).union(hook), 'second')];
  },
});
