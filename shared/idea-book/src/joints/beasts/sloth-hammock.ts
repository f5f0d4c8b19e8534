import { idea } from '../../idea.ts';

/** A sloth that hangs from its branch like a hammock. */
export const slothHammock = idea({
  id: 'sloth-hammock',
  title: 'Its own hammock',
  says: 'The sloth hangs from the branch as its own hammock.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sloth'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { body: { label: 'Weight of the body', min: 220, max: 310, usual: 270 } },
  draw: (d, { look, params }) => {
    const fat = params['body']!;
    const [gap, pen] = [24, 50];
    const branch = d.line('M-520 -300H520').stroke(look === 'line' ? pen : 66, { cap: 'round' });
    const limb = d.line('M-330 -360V-250').then(d.arc(0, -250, 330, 180, 0)).then(d.line('M330 -250V-360'));
    const body = limb.brush((t) => 116 + (fat - 116) * Math.sin(Math.PI * Math.max(0, Math.min(1, (t - 0.1) / 0.8))) ** 1.6, { ends: 'round', samples: 60 });
    const [x, y] = [-190, 10];
    const head = d.circle(x, y, 214);
    const mask = d.ellipse(x, y + 22, 172, 140);
    const patch = d.line(`M${x - 66} ${y - 14}L${x - 128} ${y + 40}`).stroke(64, { cap: 'round' });
    const patches = patch.union(patch.flipX(x));
    const nose = d.ellipse(x, y + 40, 44, 32);
    const smile = d.line(`M${x - 46} ${y + 100}Q${x} ${y + 126} ${x + 46} ${y + 100}`).stroke(26, { cap: 'round' });
    if (look === 'line') {
      return [d.layer('branch', branch.gapFrom(body.round(10, 0).grow(10), gap), 'second'), d.layer('sloth', body.rim(pen, 'round').gapFrom(head, gap).union(head.rim(pen), patches, nose, smile), 'main')];
    }
    const face = head.subtract(mask.subtract(patches, nose, smile));
    if (look === 'cut') {
      const all = branch.gapFrom(body, gap).union(d.line('M-900 -300H900').stroke(66).gapFrom(body, gap), body.gapFrom(head, gap), face);
      return [d.layer('disc', d.circle(0, 0, 580).subtract(all.move(0, 60)).withoutSlivers(400), 'main')];
    }
    return [d.layer('branch', branch.gapFrom(body, gap), 'second'), d.layer('sloth', body.gapFrom(head, gap).union(face), 'main')];
  },
});
