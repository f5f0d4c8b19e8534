import { idea } from '../../idea.ts';

/** A dog that brings the newspaper. */
export const newsHound = idea({
  id: 'news-hound',
  title: 'The news hound',
  says: 'The dog has found the news, and brings it to the door.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['newspaper'], trades: ['news'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.044 },
  },
  params: { paper: { label: 'Paper length', min: 460, max: 540, usual: 500 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [half, gap] = [params['paper']!, params['gap']!];
    const head = d.mirror(d.path('M0 -460C140 -460 250 -420 280 -300C310 -180 250 -60 230 20C214 80 200 150 190 220C176 330 110 400 0 400Z')).round(10, 0);
    const ear = d.path('M210 -420C330 -450 440 -360 440 -200C440 -90 400 0 340 0C290 0 290 -90 290 -180C290 -280 260 -350 210 -420Z').round(8, 0);
    const paper = d.rect(-half, 110, 2 * half, 170, 60);
    const roll = d.circle(half - 85, 195, 60).subtract(d.circle(half - 85, 195, 60 - gap)).union(d.circle(half - 85, 195, 14));
    const rows = d.union(d.rect(-half + 60, 156, half - 220, 26, 13), d.rect(-half + 60, 208, half - 280, 26, 13));
    const eyes = d.mirror(d.circle(124, -190, 40));
    const lip = d.rect(-14, -20, 28, 200);
    const nose = d.mirror(d.path('M0 -110C60 -110 100 -98 100 -66C100 -26 46 10 0 10Z')).round(10, 0);
    if (look === 'line') return [d.layer('dog', head.rim(44).subtract(paper.grow(20)).union(d.mirror(ear.gapFrom(head, 16).rim(40)), eyes, nose), 'main'), d.layer('paper', paper.rim(44).union(rows.move(30, 0)), 'second', { mono: 'ink' })];
    const dog = head.subtract(eyes, nose, lip).gapFrom(paper, gap).union(d.mirror(ear.gapFrom(head, gap)));
    const page = paper.subtract(roll, rows);
    return [d.layer('dog', dog, 'main'), d.layer('paper', page, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
