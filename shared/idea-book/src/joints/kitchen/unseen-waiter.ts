import { idea } from '../../idea.ts';
import { bar } from './parts.ts';

/** A cloche and a bow of pasta are a waiter whom nobody sees. */
export const unseenWaiter = idea({
  id: 'unseen-waiter',
  title: 'The unseen waiter',
  says: 'The dish cover is the bowler hat of a waiter you never see, and a bow of pasta is the tie.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cloche'], trades: ['catering'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { brim: { label: 'Brim width', min: 820, max: 1040, usual: 940 }, knob: { label: 'Knob size', min: 38, max: 62, usual: 48 } },
  draw: (d, { look, params }) => {
    const wing = d.path(`M30 392C76 384 120 350 190 306${[0, 1, 2, 3, 4, 5, 6].map((i) => `L${214 + (i % 2 ? 0 : 34)} ${318 + i * 36}`).join('')}L190 546C120 502 76 468 30 460Z`);
    const knot = d.rect(-42, 378, 84, 96, 34);
    const fold = d.union(d.polyline([[40, 426], [150, 426]]).stroke(16));
    const bow = d.mirror(wing.gapFrom(knot, 16).subtract(fold));
    const brim = params['brim']!;
    const knob = d.circle(0, -308 - params['knob']!, params['knob']!);
    if (look === 'line') return [d.layer('hat', d.union(d.line('M-290 10V-30A290 290 0 0 1 290 -30V10').stroke(38), knob, bar(d, [30 - brim / 2, 20], [brim / 2 - 30, 20], 38)), 'main'), d.layer('bow', bow.union(knot), 'second')];
    const dome = d.sector(0, -20, 310, 180, 360).union(d.rect(-310, -21, 620, 30));
    const edge = d.rect(-brim / 2, 29, brim, 64, 32);
    if (look === 'seal') return [d.layer('seal', d.circle(0, 70, 680).subtract(d.union(dome, knob, edge, bow, knot).scale(0.92, 0.92, [0, 70])), 'main')];
    return [d.layer('hat', d.union(dome, knob, edge), 'main'), d.layer('bow', bow.union(knot), 'second')];
  },
});
