import { idea } from '../../idea.ts';

/** A hammer whose head is a woodpecker. */
export const woodpeckerHammer = idea({
  id: 'woodpecker-hammer',
  title: 'A woodpecker for a hammer',
  says: 'The head of the hammer is a woodpecker: its bill strikes, and its crest is the claw.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['woodpecker', 'bird', 'forest'] }, { things: ['hammer', 'nail'], trades: ['carpentry', 'construction', 'woodworking', 'roofing', 'metalwork', 'furniture'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 2, stem: 0.12 },
  },
  params: { handle: { label: 'Handle length', min: 400, max: 620, usual: 500 }, gap: { label: 'Gap', min: 14, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const head = d.path('M-500 -262L-190 -338C-150 -420 -80 -470 10 -470C90 -470 150 -420 150 -330C150 -220 76 -150 80 -60H-100C-96 -130 -120 -190 -196 -226Z').round(12, 20);
    const crest = d.path('M20 -490C210 -500 380 -420 450 -230C370 -300 290 -330 190 -330C180 -420 120 -480 20 -490Z').round(10, 0);
    const bill = head.intersect(d.rect(-600, -600, 396, 800));
    const length = params['handle']!;
    const handle = d.path(`M-92 -30H72L96 ${length}H-116Z`).round(14, 0);
    const eye = d.circle(-48, -330, 30);
    const gap = params['gap']!;
    if (look === 'seal') {
      const disc = d.circle(-10, -60, 620);
      const shaft = d.path('M-92 -200H72L96 900H-116Z').subtract(d.rect(-200, -60, 400, gap));
      return [d.layer('seal', disc.subtract(d.union(head, shaft.subtract(d.rect(-200, -60, 400, gap))), crest.grow(gap / 2)).union(eye), 'main'), d.layer('crest', crest.gapFrom(head, gap), 'second', { mono: 'gap' })];
    }
    if (look === 'line') return [d.layer('head', head.gapFrom(crest, gap).rim(34, 'round').union(eye), 'main'), d.layer('crest', crest.rim(34, 'round'), 'second'), d.layer('handle', handle.rim(34, 'round'), 'main')];
    return [d.layer('bill', bill, 'main', { mono: 'ink' }), d.layer('head', head.subtract(d.rect(-600, -600, 396 + gap, 800), eye).gapFrom(crest, gap), 'main', { mono: 'ink' }), d.layer('crest', crest, 'second', { mono: 'ink' }), d.layer('handle', handle.subtract(d.rect(-200, -60, 400, 30 + gap)), 'second', { mono: 'ink' })];
  },
});
