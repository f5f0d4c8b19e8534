import { idea } from '../../idea.ts';

/** A butterfly whose wings are the two halves of an open window. */
export const butterflyWindow = idea({
  id: 'butterfly-window',
  title: 'A window that flies',
  says: 'The open window is a butterfly: its two casements are the wings.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['butterfly', 'moth', 'wing', 'springtime', 'freedom'] }, { things: ['window'], trades: ['glazing', 'interior-design', 'cleaning', 'carpentry', 'construction', 'architecture', 'real-estate'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], traits: ['playful'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], traits: ['playful'], colors: 2, stem: 0.035 },
    panes: { manner: 'module', vibes: ['bold_abstract', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.08 },
  },
  params: { weight: { label: 'Weight', min: 0.95, max: 1.25, usual: 1 }, body: { label: 'Body width', min: 36, max: 66, usual: 48 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 30 : 46) * params['weight']!;
    const thick = params['body']!;
    const casement = d.polygon([[52, -232], [470, -400], [400, -30], [430, 300], [52, 200]], 26);
    const mullion = d.polyline([[246, -500], [230, 400]]).stroke(pen * 0.8);
    const transom = d.polyline([[30, -12], [430, -32]]).stroke(pen * 0.8);
    const panes = casement.shrink(pen).subtract(mullion, transom).round(10, 0);
    const frame = casement.subtract(panes);
    const body = d.rect(-thick / 2, -250, thick, 520, thick / 2);
    const antennae = d.mirror(d.line('M8 -236C12 -330 44 -396 112 -426').stroke(26, { cap: 'round' }).union(d.circle(118, -430, 30)));
    const insect = d.union(body, antennae);
    if (look === 'line') return [d.layer('frames', d.mirror(frame), 'main'), d.layer('body', insect, 'second')];
    if (look === 'panes') return [d.layer('panes', d.mirror(panes), 'main'), d.layer('body', insect, 'second')];
    return [d.layer('frames', d.mirror(frame), 'main', { mono: 'ink' }), d.layer('panes', d.mirror(panes), 'second', { mono: 'none' }), d.layer('body', insect, 'main', { mono: 'ink' })];
  },
});
