import { idea } from '../../idea.ts';

/** A whisk, upside down, that is a hot-air balloon. */
export const whiskBalloon = idea({
  id: 'whisk-balloon',
  title: 'The whisk takes off',
  says: 'Turned upside down, the wires of the whisk are a hot-air balloon and its handle is the basket.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['whisk', 'balloon'], trades: ['patisserie', 'bakery', 'cooking-school', 'catering', 'creperie', 'confectionery'] }],
  looks: {
    solid: { manner: 'module', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.05 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.045 },
    stripes: { manner: 'print', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 3, stem: 0.05 },
  },
  params: { girth: { label: 'Balloon width', min: 280, max: 380, usual: 330 }, handle: { label: 'Handle', min: 180, max: 320, usual: 240 } },
  draw: (d, { look, params }) => {
    const girth = params['girth']!;
    const pen = look === 'line' ? 40 : 46;
    const gore = (reach: number) => d.line(`M0 210C${-reach * 1.05} 60 ${-reach * 1.28} -480 0 -480C${reach * 1.28} -480 ${reach * 1.05} 60 0 210`);
    const hull = gore(girth).fill();
    const wires = d.union(gore(girth).stroke(pen), gore((girth * 168) / 330).stroke(pen), d.line('M0 -480V210').stroke(pen));
    const collar = d.rect(-86, 180, 172, 70, 20);
    const handle = d.rect(-66, 276, 132, params['handle']!, [20, 20, 66, 66]);
    const basket = [d.layer('collar', collar, 'second', { mono: 'ink' }), d.layer('handle', handle, 'second', { mono: 'ink' })];
    if (look === 'line') return [d.layer('wires', wires.gapFrom(collar, 20), 'main'), ...basket];
    const panels = hull.subtract(gore(girth).stroke(12), gore((girth * 168) / 330).stroke(34), d.line('M0 -480V210').stroke(34)).gapFrom(collar, 24).pieces();
    const ordered = panels.toSorted((one, other) => one.bounds.cx - other.bounds.cx);
    return [...ordered.map((panel, i) => d.layer(`gore ${i + 1}`, panel, look === 'stripes' && i % 2 === 1 ? 'third' : 'main', { mono: 'ink' })), ...basket];
  },
});
