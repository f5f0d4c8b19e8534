import { idea } from '../../idea.ts';

/** A candy cane that is a flamingo. */
export const caneFlamingo = idea({
  id: 'cane-flamingo',
  title: 'The candy cane stands on one leg',
  says: 'The candy cane is a flamingo: the hook is its neck, and the rest is the leg on which it stands.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['confectionery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { cane: { label: 'Width of the cane', min: 96, max: 136, usual: 116 }, gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const [gap, cane] = [params['gap']!, params['cane']!];
    const path = d.line('M-40 640V-330A170 170 0 0 0 -380 -330V-280');
    const [hx, hy] = path.end;
    const head = d.circle(hx, hy - 10, cane * 0.62);
    const stick = d.weld(path.stroke(cane, { cap: 'round' }), head, 30);
    const bill = d.path(`M${hx - 20} ${hy - 60}C${hx - 110} ${hy - 40} ${hx - 170} ${hy + 60} ${hx - 130} ${hy + 180}C${hx - 90} ${hy + 120} ${hx - 40} ${hy + 90} ${hx + 30} ${hy + 60}Z`).round(12, 0);
    const body = d.path('M-210 60C-210 -80 -60 -150 110 -130C250 -110 340 -70 480 -130C450 -90 440 -60 440 -40C480 -50 500 -50 520 -46C460 120 320 240 110 240C-80 240 -210 180 -210 60Z').round(18, 10);
    const stripes = d.union(...[0.05, 0.16, 0.27, 0.46, 0.57, 0.68, 0.79].map((t) => d.rect(-140, -cane * 0.17, 280, cane * 0.34).rotate(path.angleAt(t) + 62).move(...path.pointAt(t))));
    const eye = d.circle(hx + 6, hy - 14, 22);
    if (look === 'line') {
      const bars = d.union(...[0.05, 0.16, 0.27, 0.46, 0.57, 0.68, 0.79].map((t) => d.rect(-140, -18, 280, 36).rotate(path.angleAt(t) + 62).move(...path.pointAt(t))));
      return [d.layer('cane', stick.rim(34, 'round').union(bars.intersect(stick)).subtract(bill.grow(gap)).gapFrom(body, gap), 'main'), d.layer('body', body.rim(36, 'round').union(bill), 'second')];
    }
    const neck = stick.subtract(stripes, bill.grow(gap), body.grow(gap), eye.gapFrom(bill, gap)).withoutSlivers(1200);
    if (look === 'bold') return [d.layer('cane', neck.union(body, bill), 'main')];
    return [d.layer('cane', neck, 'main', { mono: 'ink' }), d.layer('body', body.union(bill), 'second', { mono: 'ink' })];
  },
});
