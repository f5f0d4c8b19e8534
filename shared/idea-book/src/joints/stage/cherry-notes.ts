import { idea } from '../../idea.ts';

/** A pair of cherries that are music notes. */
export const cherryNotes = idea({
  id: 'cherry-notes',
  title: 'Cherry music',
  says: 'Two cherries on their stalks are a pair of notes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cherry', 'cherry-tree', 'cherry-blossom', 'plum', 'fruit', 'orchard'] }, { things: ['musical-note', 'sound'], trades: ['music', 'music-school', 'record-label', 'radio', 'nightclub', 'instrument-making'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
    leaf: { manner: 'solid', vibes: ['organic_flowing', 'illustrative', 'elegant_serif'], colors: 2, stem: 0.07 },
  },
  params: { cherries: { label: 'Cherry size', min: 148, max: 188, usual: 170 }, weight: { label: 'Stalk weight', min: 0.8, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const size = params['cherries']!;
    const pen = (line ? 46 : 56) * params['weight']!;
    const [a, b] = [d.circle(-260, 330, size), d.circle(240, 230, size)];
    const stalks = d.line('M-118 300V-330M382 200V-430').stroke(pen);
    const beam = d.path('M-146 -330C40 -470 240 -430 410 -470V-330C240 -290 40 -310 -146 -170Z').round(8, 0);
    const cherries = a.union(b);
    const shine = d.arc(-260, 330, size - 64, 190, 260).stroke(32, { cap: 'round' }).union(d.arc(240, 230, size - 64, 190, 260).stroke(32, { cap: 'round' }));
    if (look === 'leaf') {
      const blade = d.leaf([-190, -210], [470, -520], 0.24, 0.12);
      const posts = d.union(d.rect(-118 - pen / 2, -210, pen, 510), d.rect(382 - pen / 2, -440, pen, 640));
      return [d.layer('stalks', posts.union(blade), 'main'), d.layer('cherries', cherries.subtract(shine), 'second', { mono: 'join' })];
    }
    if (line) return [d.layer('cherries', a.rim(46).union(b.rim(46)), 'second'), d.layer('stalks', stalks.gapFrom(cherries, 0).union(beam), 'main')];
    return [d.layer('stalks', stalks.gapFrom(cherries, 0).union(beam), 'main'), d.layer('cherries', cherries.subtract(shine), 'second', { mono: 'join' })];
  },
});
