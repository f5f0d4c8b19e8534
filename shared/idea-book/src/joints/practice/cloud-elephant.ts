import { idea } from '../../idea.ts';

/** A cloud that is an elephant. */
export const cloudElephant = idea({
  id: 'cloud-elephant',
  title: 'The cloud that remembers',
  says: 'The cloud is an elephant: it carries a lot and forgets nothing.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cloud-services', 'data'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { ear: { label: 'Ear size', min: 0.9, max: 1.12, usual: 1 }, eye: { label: 'Eye size', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [size, r] = [params['ear']!, params['eye']!];
    const puffs = d.union(d.circle(-250, -60, 240), d.circle(30, -190, 270), d.circle(300, -30, 230), d.rect(-470, -60, 990, 240, 120));
    const legs = d.union(d.rect(-200, 60, 170, 340, [0, 0, 40, 40]), d.rect(330, 0, 170, 400, [0, 0, 40, 40]));
    const trunk = d.line('M-420 -80C-500 60 -490 260 -420 320C-370 360 -310 330 -316 280').brush((t) => 150 - 74 * t, { ends: 'round', samples: 40 });
    const whole = d.union(puffs, legs, trunk).round(0, 30);
    const ear = d.path('M-130 -190C-20 -230 90 -150 90 -30C90 80 10 130 -60 90C-130 50 -160 -60 -130 -190Z').scale(size, size, [-60, -60]);
    const eye = d.circle(-270, -50, r);
    if (look === 'line') return [d.layer('elephant', whole.rim(42, 'round').union(eye), 'main'), d.layer('ear', ear.rim(42, 'round'), 'second', { mono: 'ink' })];
    if (look === 'one') return [d.layer('elephant', whole.subtract(ear.rim(32, 'round').subtract(d.rect(-200, -300, 160, 200)), eye), 'main')];
    return [d.layer('elephant', whole.subtract(ear.grow(24), eye), 'main'), d.layer('ear', ear, 'second', { mono: 'ink' })];
  },
});
