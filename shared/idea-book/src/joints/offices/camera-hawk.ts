import { idea } from '../../idea.ts';

/** A camera that is a hawk on its perch. */
export const cameraHawk = idea({
  id: 'camera-hawk',
  title: 'The hawk on watch',
  says: 'The security camera on its arm is a hawk on its perch: its hood is the beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['security'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'tech_sharp', 'illustrative'], colors: 2, stem: 0.14 },
  },
  params: { tilt: { label: 'Tilt', min: 10, max: 26, usual: 18 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [tilt, gap] = [params['tilt']!, params['gap']!];
    const turn = (shape: ReturnType<typeof d.circle>) => shape.rotate(tilt, [0, -100]);
    const hood = d.path('M-460 -300H250C390 -300 480 -210 500 -20C500 30 470 60 440 30C410 -20 370 -40 320 -40H-460Z').round(20, 0);
    const barrel = d.rect(-380, -40 + gap, 620, 170, [10, 10, 90, 60]);
    const eye = d.circle(200, -180, 74).subtract(d.circle(214, -180, 34));
    const feathers = d.polygon([[-500, -300], [-380, -300], [-380, -40], [-620, -40], [-530, -120], [-600, -190], [-520, -230]], 10);
    const head = turn(d.union(hood, feathers).subtract(eye));
    const under = turn(barrel);
    const arm = d.line('M-120 60C-120 240 -200 330 -400 330').stroke(90).subtract(under.grow(gap)).union(d.rect(-490, 200, 90, 260, 18));
    if (look === 'cut') return [d.layer('camera', d.union(head, under, arm), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('hawk', head, 'main', { mono: 'ink' }), d.layer('barrel', under, { tint: 'main', by: 0.4 }, { mono: 'ink' }), d.layer('arm', arm, 'second', { mono: 'ink' })];
    return [d.layer('hawk', head.union(arm), 'main', { mono: 'ink' }), d.layer('barrel', under, 'second', { mono: 'ink' })];
  },
});
