import { idea } from '../../idea.ts';

/** A snake that is a winding road. */
export const snakeRoad = idea({
  id: 'snake-road',
  title: 'The winding road',
  says: 'A road with a dashed center line winds on as a snake.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['snake'] }, { things: ['road', 'path', 'journey', 'car', 'motorbike', 'bicycle', 'truck', 'bus', 'map', 'signpost'], trades: ['travel', 'car-repair', 'motorcycles', 'cycling', 'running', 'delivery', 'car-dealer', 'logistics', 'bike-shop', 'moving'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    sign: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.12 },
  },
  params: { road: { label: 'Road width', min: 128, max: 176, usual: 150 } },
  draw: (d, { look, params }) => {
    const wide = params['road']!;
    const way = d.line('M-340 410H170A150 150 0 0 0 170 110H-170A150 150 0 0 1 -170 -190H250');
    const tail = d.polygon([[-330, 410 - wide / 2], [-330, 410 + wide / 2], [-520, 410 + wide / 2]], 6);
    const head = d.path('M200 -190m0 -75C280 -290 420 -270 440 -190C420 -110 280 -90 200 -115Z').union(d.rect(190, -265, 40, 150)).round(10, 20);
    const snake = way.stroke(wide).union(tail, head);
    const dashes = d.union(...Array.from({ length: 9 }, (_, i) => way.part(0.02 + i * 0.105, 0.07 + i * 0.105).stroke(24)));
    const eye = d.circle(330, -214, 24);
    const tongue = d.line('M470 -190H520M520 -190L566 -226M520 -190L566 -154').stroke(26, { cap: 'round' });
    if (look === 'sign') {
      const bold = snake.subtract(dashes, eye).union(tongue.grow(5));
      return [d.layer('sign', d.rect(-560, -560, 1120, 1120, 110).rotate(45).subtract(bold.fit({ cx: 0, cy: 0, width: 900, height: 900 })), 'main')];
    }
    if (look === 'line') return [d.layer('snake', snake.rim(38).union(eye), 'main'), d.layer('line', dashes, 'second'), d.layer('tongue', tongue, 'second')];
    return [d.layer('snake', snake.subtract(dashes, eye), 'main'), d.layer('tongue', tongue, 'second')];
  },
});
