import { idea } from '../../idea.ts';

/** A cloud that is a sheep. */
export const cloudSheep = idea({
  id: 'cloud-sheep',
  title: 'A cloud that grazes',
  says: 'The cloud is a sheep, soft and easy to look after.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sheep', 'lamb', 'ram', 'shepherd', 'meadow', 'cloud', 'sky'] }, { things: ['cloud', 'cloud-computing'], trades: ['cloud-services', 'data', 'software', 'telecom'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['playful_rounded', 'hand_drawn'], traits: ['playful'], colors: 2, stem: 0.035 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'playful_rounded'], traits: ['gradient', 'playful'], colors: 2, stem: 0.08 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 34, usual: 22 }, legs: { label: 'Leg length', min: 180, max: 280, usual: 220 } },
  draw: (d, { look, params }) => {
    const cloud = d.union(d.circle(-290, 70, 150), d.circle(-130, -110, 190), d.circle(150, -120, 180), d.circle(250, 70, 160), d.rect(-290, -60, 540, 280)).round(0, 40);
    const [gap, long] = [params['gap']!, params['legs']!];
    const legs = d.union(...[-250, -120, 90, 220].map((x) => d.rect(x - 36, 180, 72, long, [0, 0, 16, 16])));
    const face = d.path('M250 -120C330 -150 450 -130 470 -70C490 40 450 150 370 150C290 150 240 40 250 -120Z').round(16, 0);
    const ear = d.leaf([268, -96], [140, -70], 0.3);
    const head = face.union(ear);
    const eye = d.circle(372, -26, 18);
    if (look === 'line') return [d.layer('cloud', cloud.rim(34, 'round').gapFrom(head, gap - 6), 'main'), d.layer('head', head.subtract(eye), 'second'), d.layer('legs', d.union(...[-230, -110, 80, 200].map((x) => d.rect(x - 17, 206, 34, long - 30, [0, 0, 17, 17]))), 'second')];
    const fill = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [-300, -300], to: [300, 260] } as const) : 'second';
    return [d.layer('cloud', cloud.gapFrom(head, gap), fill, { mono: 'ink' }), d.layer('head', head.subtract(eye), 'main', { mono: 'ink' }), d.layer('legs', legs.gapFrom(cloud, gap), 'main', { mono: 'ink' })];
  },
});
