import { idea } from '../../idea.ts';

/** A pair of overalls that is a rabbit: straps for ears, buttons for eyes, the pocket for a mouth. */
export const bunnyOveralls = idea({
  id: 'bunny-overalls',
  title: 'Bunny in overalls',
  says: 'The overalls are a rabbit: the straps are its ears, the buttons are its eyes, and the pocket smiles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['kids-fashion'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1, traits: ['playful'] },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044, traits: ['playful'] },
    one: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.1, traits: ['playful'] },
  },
  params: { ears: { label: 'Strap length', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const rise = params['ears']!;
    const pen = 44;
    const gap = 24;
    const ear = d.path('M60 -60C20 -200 40 -480 160 -480C280 -480 280 -200 230 -60Z').scale(1, rise, [0, -60]);
    const loop = d.path('M108 -60C90 -180 96 -410 160 -410C222 -410 214 -180 186 -60Z').scale(1, rise, [0, -60]);
    const bib = d.path('M-250 -90H250L280 160H380V500H44V360H-44V500H-380V160H-280Z').round(36, 20);
    const eyes = d.mirror(d.circle(146, 10, 44));
    const pocket = d.path('M-150 110H150V170C150 260 90 310 0 310C-90 310 -150 260 -150 170Z').round(20, 0);
    if (look === 'line') return [d.layer('overalls', bib.rim(pen, 'round').union(d.mirror(ear.subtract(ear.shrink(pen, 'round')).gapFrom(bib, -pen / 2))), 'main', { mono: 'join' }), d.layer('buttons', eyes.union(d.line('M-120 130V150C-120 300 120 300 120 150V130').stroke(pen, { cap: 'round' })), 'second', { mono: 'ink' })];
    const straps = d.mirror(ear.subtract(loop));
    const body = straps.union(bib);
    if (look === 'one') return [d.layer('overalls', body.subtract(eyes, pocket.rim(gap)), 'main')];
    return [d.layer('overalls', body.subtract(eyes.grow(gap), pocket.grow(gap)), 'main'), d.layer('buttons', eyes.union(pocket), 'second', { mono: 'ink' })];
  },
});
