import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Half a walnut, the kernel and its mirror image in the shell. */
export const inANutshell = idea({
  id: 'in-a-nutshell',
  title: 'In a nutshell',
  says: 'Half a walnut: one half of the kernel and its mirror image lie in the shell.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['walnut'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { shell: { label: 'Thickness of the shell', min: 60, max: 96, usual: 78 } },
  draw: (d, { look, params }) => {
    const thick = params['shell']!;
    const [gap, pen] = [26, 42];
    const shell = d.mirror(d.path('M0 -530C-40 -480 -110 -470 -190 -440C-360 -370 -440 -190 -430 20C-420 260 -250 460 0 480Z')).round(14, 0);
    const lobes = d.union(d.circle(-120, -210, 118), d.circle(-214, -60, 108), d.circle(-206, 110, 104), d.circle(-108, 240, 100), d.rect(-190, -230, 176, 460)).round(0, 14);
    const half = lobes.intersect(d.rect(-600, -600, 600 - gap / 2, 1200)).round(14, 0);
    const folds = d.union(d.line('M-310 -140C-240 -170 -180 -120 -130 -130').stroke(gap, { cap: 'round' }), d.line('M-310 28C-240 40 -190 -10 -90 20').stroke(gap, { cap: 'round' }), d.line('M-250 222C-216 206 -180 214 -120 172').stroke(gap, { cap: 'round' }));
    const kernel = d.mirror(half.subtract(folds));
    if (look === 'line') return [d.layer('shell', contour(shell, pen), 'main'), d.layer('kernel', d.mirror(half.rim(36, 'round')), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('walnut', shell.subtract(d.mirror(half).subtract(d.mirror(folds.grow(4)))), 'main')];
    const room = shell.shrink(thick, 'round');
    return [d.layer('shell', shell.subtract(room), 'main', { mono: 'ink' }), d.layer('kernel', kernel.intersect(room.shrink(gap, 'round')), 'second', { mono: 'ink' })];
  },
});
