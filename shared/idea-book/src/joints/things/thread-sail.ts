import { idea } from '../../idea.ts';

/** A needle and a thread that are a sailing boat. */
export const threadSail = idea({
  id: 'thread-sail',
  title: 'The needle sets sail',
  says: 'The needle is a mast. Its thread becomes the sail, the hull, and the sea.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['needle', 'thread', 'spool', 'fabric', 'loom'], trades: ['tailoring', 'textiles', 'upholstery', 'fashion'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.04 },
    bold: { manner: 'line', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.06 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.06 },
  },
  params: { weight: { label: 'Thread', min: 0.85, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 36 : 50) * params['weight']!;
    const needle = d.path('M0 -500C44 -500 54 -450 50 -400L22 300L0 420L-22 300L-50 -400C-54 -450 -44 -500 0 -500Z');
    const eye = d.rect(-18, -456, 36, 120, 18);
    const thread = d.line('M0 -390C230 -330 330 -120 330 90C220 90 80 90 -10 90C-130 90 -250 90 -330 90C-310 240 -210 310 -60 310C120 310 240 200 330 200C420 200 440 310 520 310').stroke(pen, { cap: 'round', join: 'round' });
    const front = needle.subtract(eye);
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 570).subtract(d.union(thread.subtract(needle.grow(22)).withoutSlivers(600), needle.grow(4).subtract(eye)).move(-50, 30).scale(0.86)), 'main')];
    return [d.layer('thread', thread.subtract(needle.grow(16)).withoutSlivers(600), 'second'), d.layer('needle', front, 'main')];
  },
});
