import { idea } from '../../idea.ts';

/** An elephant whose trunk is a stethoscope. */
export const stethoscopeElephant = idea({
  id: 'stethoscope-elephant',
  title: 'The gentle giant listens',
  says: 'The trunk of the elephant is a stethoscope: it listens to small hearts.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pediatrics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.11 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 38, usual: 30 }, ears: { label: 'Ears', min: 0.9, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const [gap, k] = [params['gap']!, params['ears']!];
    const skull = d.path('M0 -400C40 -430 110 -440 160 -400C240 -340 250 -220 224 -130C190 -20 104 30 90 130H-90C-104 30 -190 -20 -224 -130C-250 -220 -240 -340 -160 -400C-110 -440 -40 -430 0 -400Z').round(0, 20);
    const trunk = d.line('M0 40V280A140 140 0 0 0 280 280V230').brush([180, 160, 130, 104, 90, 80, 76]);
    const disc = d.circle(280, 200, 124);
    const bell = disc.subtract(d.ring(280, 200, 84, 84 - gap));
    const head = skull.union(trunk).round(0, 20);
    const ear = d.path('M-150 -380C-300 -500 -520 -440 -550 -240C-580 -40 -440 130 -290 110C-210 100 -190 40 -160 0Z').round(20, 0).scale(k, k, [-150, -150]);
    const eyes = d.mirror(d.circle(-124, -150, 32));
    const nose = disc.grow(gap);
    if (look === 'line') return [d.layer('elephant', head.rim(44, 'round').subtract(nose).union(eyes), 'main', { mono: 'ink' }), d.layer('ears', d.mirror(ear.rim(44, 'round')).subtract(head.union(disc).grow(gap * 0.7)), 'main', { mono: 'ink' }), d.layer('bell', bell, 'second', { mono: 'ink' })];
    const face = head.subtract(eyes, nose);
    const ears = d.mirror(ear).subtract(head.union(disc).grow(gap)).withoutSlivers(2000);
    if (look === 'one') return [d.layer('elephant', d.union(face, ears, bell), 'main')];
    return [d.layer('elephant', face.union(ears), 'main', { mono: 'ink' }), d.layer('bell', bell, 'second', { mono: 'ink' })];
  },
});
