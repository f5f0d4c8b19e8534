import { idea } from '../../idea.ts';

/** A crane that stands on a needle. */
export const craneNeedle = idea({
  id: 'crane-needle',
  title: 'Calm on one needle',
  says: 'The crane stands on one leg, and the leg is an acupuncture needle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['acupuncture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    sun: { manner: 'print', vibes: ['illustrative', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.08 },
  },
  params: { neck: { label: 'Neck', min: 56, max: 76, usual: 66 }, leg: { label: 'Length of the needle', min: 480, max: 580, usual: 530 } },
  draw: (d, { look, params }) => {
    const [pen, leg] = [params['neck']!, params['leg']!];
    const body = d.path('M-150 -90C-60 -190 120 -170 260 -60C330 -6 400 60 430 150C330 150 240 130 150 110C0 140 -130 80 -170 10C-184 -26 -176 -60 -150 -90Z').round(10, 0);
    const neck = d.line('M-110 -10C-230 -40 -250 -140 -170 -220C-100 -290 -100 -370 -190 -390').brush((t) => pen * (1.9 - 1 * Math.min(1, t * 1.6)), { ends: 'round' });
    const head = d.circle(-200, -392, 58);
    const beak = d.polygon([[-190, -446], [-400, -372], [-200, -346]], 10);
    const crown = d.path('M-262 -430C-250 -500 -160 -510 -126 -420C-170 -446 -222 -446 -262 -430Z').move(0, -6);
    const top = 150;
    const grip = d.union(...[0, 1, 2, 3].map((i) => d.rect(-24, top + i * 48, 104, 32, 16)));
    const needle = d.polygon([[0, 60], [56, 60], [56, top + leg - 220], [28, top + leg], [0, top + leg - 220]]);
    const bird = d.union(body, neck, head, beak).round(0, 16).scale(1.12, 1.12, [28, 80]);
    const ripple = d.union(d.ellipse(28, top + leg, 250, 50).subtract(d.ellipse(28, top + leg, 210, 22)));
    const red = crown.scale(1.12, 1.12, [28, 80]);
    if (look === 'cut') return [d.layer('crane', d.union(bird, grip, needle), 'main', { mono: 'ink' })];
    if (look === 'sun') {
      const disc = d.circle(60, -130, 330);
      return [d.layer('sun', disc.subtract(d.union(bird, grip, needle).grow(24)).withoutSlivers(600), 'second', { mono: 'ink' }), d.layer('crane', d.union(bird, grip, needle), 'main', { mono: 'ink' })];
    }
    return [d.layer('crane', d.union(bird.subtract(red.grow(14)).withoutSlivers(200), grip, needle), 'main', { mono: 'ink' }), d.layer('crown and water', d.union(red, ripple.subtract(needle.grow(24))), 'second', { mono: 'ink' })];
  },
});
