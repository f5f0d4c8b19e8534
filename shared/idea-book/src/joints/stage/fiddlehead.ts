import { idea } from '../../idea.ts';

/** A young fern that is the scroll of a violin. */
export const fiddlehead = idea({
  id: 'fiddlehead',
  title: 'The fiddlehead',
  says: 'The curl of a young fern is the scroll of a violin, and its leaves are the pegs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fern', 'violin', 'cello', 'spiral'], trades: ['instrument-making', 'music-school'] }],
  looks: {
    brush: { manner: 'brush', vibes: ['organic_flowing', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.05 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'organic_flowing'], colors: 1, stem: 0.12 },
  },
  params: { weight: { label: 'Weight', min: 0.85, max: 1.15, usual: 1 }, leaves: { label: 'Leaf width', min: 0.15, max: 0.27, usual: 0.2 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const heavy = params['weight']!;
    const curl = d.spiral({ cx: 60, cy: -250, from: 56, to: 250, turns: -1.75, start: 90 });
    const stem = d.line('M-190 -250C-190 -60 -20 60 -20 520');
    const way = curl.then(stem);
    const scroll = line ? way.stroke(56 * heavy, { cap: 'round', join: 'round' }) : way.brush((t) => (52 + 66 * t) * heavy, { ends: 'cut', samples: 90 }).union(d.circle(...curl.start, 70));
    const peg = (y: number, side: number) => d.leaf([-60 + side * 40, y], [-60 + side * 300, y - 120], params['leaves']!);
    const pegs = d.union(peg(160, 1), peg(330, 1), peg(230, -1), peg(400, -1));
    if (look === 'bold') {
      const neck = d.spiral({ cx: 60, cy: -250, from: 60, to: 250, turns: -1.3, start: -72 }).then(stem).brush((t) => (74 + 96 * t * t) * heavy, { ends: 'cut', samples: 90 });
      const knob = neck.union(d.circle(...d.spiral({ cx: 60, cy: -250, from: 60, to: 250, turns: -1.3, start: -72 }).start, 74));
      const fronds = d.union(...[200, 370].map((y) => d.leaf([-20, y + 40], [330, y - 90], params['leaves']! + 0.04)), ...[270, 440].map((y) => d.leaf([-20, y + 30], [-390, y - 100], params['leaves']! + 0.04)));
      return [d.layer('fern', knob.union(fronds.gapFrom(knob, 22).withoutSlivers(900)), 'main')];
    }
    return [d.layer('scroll', scroll, 'main'), d.layer('leaves', pegs.gapFrom(scroll, 16).withoutSlivers(400), 'second')];
  },
});
