import { idea } from '../../idea.ts';

/** A camel whose hump is a storage hall. */
export const camelHall = idea({
  id: 'camel-hall',
  title: 'It keeps for a long time',
  says: 'The hump of the camel is a storage hall with a roller door.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['warehouse'], trades: ['storage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 34, usual: 26 }, hall: { label: 'Hall width', min: 224, max: 264, usual: 246 } },
  draw: (d, { look, params }) => {
    const [gap, r] = [params['gap']!, params['hall']!];
    const neck = d.line('M-130 110C-240 200 -380 170 -390 10C-394 -80 -390 -160 -392 -250').brush([190, 160, 122, 108, 104], { ends: 'cut' });
    const head = d.path('M-340 -330C-340 -280 -346 -230 -350 -210H-520C-566 -210 -586 -236 -580 -262C-566 -310 -500 -340 -440 -346L-400 -400L-370 -346Z').round(10, 10);
    const leg = (x: number) => d.polygon([[x - 70, 100], [x + 70, 100], [x + 46, 520], [x - 46, 520]], 6);
    const hall = d.path(`M${60 - r} 40V-110A${r} ${r} 0 0 1 ${60 + r} -110V40Z`);
    const body = d.rect(60 - r, 0, 260 + r, 210, [0, 20, 60, 60]).union(hall, neck, head, leg(-130), leg(250)).round(0, 40).union(d.line('M290 50C370 60 392 130 384 220').stroke(44, { cap: 'round' })).round(0, 16);
    const k = r - 78;
    const door = d.path(`M${60 - k} 120V-110A${k} ${k} 0 0 1 ${60 + k} -110V120Z`);
    const slats = d.union(...[-160, -70, 20].map((y) => d.rect(-400, y - gap / 2, 900, gap)));
    const eye = d.circle(-446, -286, 18);
    if (look === 'line') return [d.layer('camel', body.rim(44).union(eye), 'main'), d.layer('door', door.intersect(d.union(...[-150, -70, 10, 90].map((y) => d.rect(-400, y - 18, 900, 36)))), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('camel', body.subtract(door.intersect(d.union(...[-190, -120, -50, 20, 90].map((y) => d.rect(-400, y - 20, 900, 40)))), eye), 'main')];
    return [d.layer('camel', body.subtract(door.grow(gap), eye), 'main'), d.layer('door', door.subtract(slats), 'second', { mono: 'ink' })];
  },
});
