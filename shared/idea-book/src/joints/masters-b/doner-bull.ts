import { idea } from '../../idea.ts';

/** A kebab on its spit that is the head of a bull. */
export const donerBull = idea({
  id: 'doner-bull',
  title: 'The bull on the spit',
  says: 'The cone of meat on the spit is the head of a bull.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bull'], trades: ['kebab-shop'] }, { things: ['kebab'], trades: ['kebab-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { horns: { label: 'Height of the horns', min: 0, max: 90, usual: 40 }, gap: { label: 'Gap', min: 22, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const up = -470 - params['horns']!;
    const cone = d.path('M-290 -190C-290 -270 -240 -320 -160 -320H160C240 -320 290 -270 290 -190C290 -40 196 70 196 250C196 330 130 380 0 380C-130 380 -196 330 -196 250C-196 70 -290 -40 -290 -190Z');
    const horn = d.path(`M-200 -90C-480 -110 -560 -330 -440 ${up}C-420 -350 -340 -290 -160 -320Z`).round(10, 0);
    const eyes = d.mirror(d.path('M-226 -116C-166 -136 -100 -100 -72 -36C-146 -24 -212 -52 -226 -116Z').round(6, 0));
    const slices = d.union(d.line('M-380 30C-200 110 200 110 380 30').stroke(gap), d.line('M-380 150C-200 230 200 230 380 150').stroke(gap));
    const nostrils = d.mirror(d.ellipse(-70, 290, 30, 22));
    const rod = d.rect(-36, -500, 72, 300, 36).union(d.rect(-36, 300, 72, 180), d.rect(-200, 460, 400, 74, 37));
    const head = cone.subtract(eyes, slices, nostrils).withoutSlivers(200);
    const metal = d.mirror(horn).union(rod).gapFrom(cone, gap);
    if (look === 'line') return [d.layer('meat', cone.rim(48, 'round').union(slices.intersect(cone), eyes), 'main', { mono: 'ink' }), d.layer('horns', metal, 'second', { mono: 'ink' })];
    return [d.layer('meat', head, 'main', { mono: 'ink' }), d.layer('horns', metal, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
