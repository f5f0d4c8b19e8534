import { idea } from '../../idea.ts';

/** A swan whose neck is a spine. */
export const swanSpine = idea({
  id: 'swan-spine',
  title: 'The swan that sits upright',
  says: 'The neck of the swan is a spine: supple, upright, bone by bone.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['physiotherapy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { bones: { label: 'Vertebrae', min: 6, max: 8, usual: 7 }, wing: { label: 'Wing gap', min: 18, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const count = Math.round(params['bones']!);
    const neck = d.through([[-190, 200], [-246, 70], [-206, -70], [-122, -190], [-100, -330], [-180, -420], [-265, -395]]);
    const bones = Array.from({ length: count }, (_, i) => {
      const t = 0.03 + (i / (count - 1)) * 0.74;
      const size = 1.16 - 0.5 * (i / (count - 1));
      const [x, y] = neck.pointAt(t);
      const length = (neck.length * 0.74) / (count - 1) - 20;
      return d.rect(-length / 2, -66 * size, length, 132 * size, 24).rotate(neck.angleAt(t)).move(x, y);
    });
    const head = d.path('M-90 -410C-90 -470 -140 -506 -200 -500C-262 -494 -290 -450 -316 -396L-400 -300C-350 -300 -290 -316 -250 -330C-190 -350 -110 -350 -90 -410Z').round(8, 14).scale(0.86, 0.86, [-120, -400]);
    const eye = d.circle(-202, -420, 15);
    const body = d.path('M-330 250C-200 250 -140 130 20 90C190 50 360 70 520 -70C530 160 420 400 120 400C-110 400 -260 360 -330 250Z').round(10, 0);
    const wing = d.line('M-40 260C120 290 290 230 380 110').stroke(params['wing']!, { cap: 'round' });
    const spine = d.union(...bones);
    if (look === 'line') return [d.layer('body', body.gapFrom(spine, 20).rim(34, 'round').union(wing), 'main'), d.layer('head', head.rim(30, 'round'), 'main'), d.layer('spine', spine.gapFrom(head, 16), 'second', { mono: 'ink' })];
    const trunk = body.gapFrom(spine, 20).subtract(wing);
    const neckbones = spine.gapFrom(head, 18).withoutSlivers(500);
    if (look === 'cut') return [d.layer('swan', d.union(trunk, head.subtract(eye), neckbones), 'main')];
    return [d.layer('body', trunk, 'main'), d.layer('spine', neckbones, 'second', { mono: 'ink' }), d.layer('head', head.subtract(eye), 'main')];
  },
});
