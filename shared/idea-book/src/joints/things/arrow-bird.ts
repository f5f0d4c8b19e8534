import { idea } from '../../idea.ts';

/** An arrow that is a bird. */
export const arrowBird = idea({
  id: 'arrow-bird',
  title: 'The arrow flies',
  says: 'The arrow is a bird: its head is the beak, and its feathers are the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['arrow', 'bow-and-arrow', 'up', 'speed', 'freedom'], trades: ['archery', 'delivery', 'logistics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { wing: { label: 'Wing height', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = line ? 50 : 70;
    const shaft = d.rect(-440, -pen / 2, 700, pen);
    const head = d.polygon([[190, -150], [500, 0], [190, 150]], 8).subtract(d.circle(262, -36, 24));
    const tail = [-470, -370, -270].map((x) => d.polyline([[x - 70, -120], [x, 0], [x - 70, 120]]).stroke(pen, { join: 'miter' }));
    const wing = d.path('M120 -70C60 -250 -100 -400 -330 -440C-330 -260 -280 -130 -170 -70Z').round(10, 0).scale(1, params['wing']!, [0, -70]);
    const bird = d.union(shaft, ...tail).gapFrom(head, 0);
    if (look === 'cut') {
      const bold = 96;
      const point = d.polygon([[170, -190], [540, 0], [170, 190]], 10);
      const flight = [-480, -330].map((x) => d.polygon([[x - 90, -150], [x + 30, -150], [x + 120, 0], [x + 30, 150], [x - 90, 150], [x, 0]]));
      const sail = d.path('M150 -78A420 420 0 0 0 -270 -478V-210A132 132 0 0 0 -138 -78Z').round(10, 0).scale(1, params['wing']!, [0, -78]);
      const body = d.union(d.rect(-420, -bold / 2, 640, bold), point).subtract(d.circle(250, -40, 28));
      return [d.layer('arrow', d.union(body, ...flight).rotate(-24), 'main'), d.layer('wing', sail.rotate(-24), 'main')];
    }
    return [d.layer('arrow', d.union(bird, head.union(d.rect(180, -pen / 2, 40, pen))).rotate(-24), 'main'), d.layer('wing', (line ? wing.rim(44, 'round') : wing).rotate(-24), 'second')];
  },
});
