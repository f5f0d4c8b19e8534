import { idea } from '../../idea.ts';

/** The arrow of a cursor has the handle of a screwdriver. */
export const cursorDriver = idea({
  id: 'cursor-driver',
  title: 'Point, click, fix',
  says: 'The cursor is a screwdriver: its tail is the shaft and the handle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['computer-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { handle: { label: 'Handle length', min: 330, max: 430, usual: 380 }, gap: { label: 'Gap', min: 24, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const [length, gap] = [params['handle']!, params['gap']!];
    const cut = look === 'cut';
    const [x, y] = [-64, 66];
    const tool = (shape: ReturnType<typeof d.rect>) => shape.rotate(-24, [0, 0]).move(x, y);
    const head = d.polygon([[-330, -560], [-330, 262], [-128, 84], [x, y], [62, 4], [282, 4]]);
    const arrow = head.union(tool(d.rect(-52, -60, 104, 250))).round(cut ? 0 : 18, 0);
    const top = 190 + gap;
    const handle = d.path(`M-62 ${top}H62L116 ${top + 96}V${top + length - 60}C116 ${top + length} 80 ${top + length + 20} 40 ${top + length + 20}H-40C-80 ${top + length + 20} -116 ${top + length} -116 ${top + length - 60}V${top + 96}Z`).round(cut ? 0 : 16, 20);
    const groove = d.mirror(d.rect(30, top + 120, gap, length - 190, gap / 2));
    if (look === 'line') return [d.layer('cursor', arrow.rim(44), 'main'), d.layer('handle', tool(handle.rim(44).union(d.rect(-20, top + 120, 40, length - 210, 20))), 'second', { mono: 'ink' })];
    return [d.layer('cursor', arrow, 'main'), d.layer('handle', tool(handle.subtract(groove)), cut ? 'main' : 'second', { mono: 'ink' })];
  },
});
