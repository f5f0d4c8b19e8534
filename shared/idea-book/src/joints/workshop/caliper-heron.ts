import { idea } from '../../idea.ts';

/** A caliper that is a bird: it measures a berry with its beak. */
export const caliperHeron = idea({
  id: 'caliper-heron',
  title: 'To a hair’s breadth',
  says: 'The caliper is a bird that takes the measure of a berry with its beak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['engineering', 'manufacturing', 'laboratory'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.04 },
  },
  params: { open: { label: 'Opening', min: 130, max: 200, usual: 164 }, ticks: { label: 'Ticks', min: 4, max: 6, usual: 5 } },
  draw: (d, { look, params }) => {
    const [open, count] = [params['open']!, Math.round(params['ticks']!)];
    const upper = d.path('M190 -380C190 -490 110 -560 0 -560C-90 -560 -160 -510 -190 -430L-520 -300V-270H190Z').round(10, 0);
    const low = -270 + open;
    const lower = d.path(`M-520 ${low}H220V${low + 190}H-20C-60 ${low + 120} -120 ${low + 90} -200 ${low + 76}L-520 ${low + 30}Z`).round(10, 20);
    const beam = d.rect(20, -400, 170, 980, [0, 0, 20, 20]);
    const ticks = d.union(...Array.from({ length: count }, (_, i) => d.rect(190 - (i % 2 ? 66 : 100), low + 250 + i * ((560 - low - 290) / (count - 0.5)), 120, 32)));
    const eye = d.circle(-10, -430, 42);
    const berry = d.circle(-330, -270 + open / 2, open / 2 - 18);
    if (look === 'line') return [d.layer('caliper', d.union(upper, beam).rim(40).union(lower.rim(40)).subtract(lower.shrink(40).intersect(beam), ticks.move(-10, 0)).union(eye), 'main'), d.layer('berry', berry, 'second', { mono: 'ink' })];
    const gap = 26;
    const bird = d.union(upper, beam.subtract(ticks, d.rect(0, low - gap, 400, gap), d.rect(0, low + 190, 400, gap)), lower).subtract(eye);
    return [d.layer('caliper', bird, 'main'), d.layer('berry', berry, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
