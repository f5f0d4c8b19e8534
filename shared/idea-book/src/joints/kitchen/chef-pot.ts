import { idea } from '../../idea.ts';

/** A pot whose steam is a chef's hat. */
export const chefPot = idea({
  id: 'chef-pot',
  title: 'The pot is the chef',
  says: 'The pot is the chef: it has a cloud of steam for a hat, handles for ears, and a mustache.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pot', 'chef', 'chef-hat', 'soup'], trades: ['restaurant', 'catering', 'meal-delivery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    block: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 34, usual: 20 }, hat: { label: 'Hat height', min: 240, max: 350, usual: 300 } },
  draw: (d, { look, params }) => {
    const [gap, high] = [params['gap']!, params['hat']!];
    const pot = d.rect(-290, 30, 580, 430, [10, 10, 150, 150]);
    if (look === 'block') {
      const puffs = d.union(d.circle(-200, -high + 60, 150), d.circle(0, -high, 190), d.circle(200, -high + 60, 150), d.rect(-250, 60 - high, 500, high - 60));
      const body = d.rect(-290, gap * 1.4, 580, 420, [0, 0, 210, 210]).union(d.rect(-400, gap * 1.4, 800, 96, [0, 0, 48, 48]));
      const tip = d.path('M0 180A104 104 0 0 1 190 226H250A146 146 0 0 1 0 262Z').round(6, 0);
      return [d.layer('hat', puffs, 'main'), d.layer('pot', body.subtract(d.mirror(tip)), 'main')];
    }
    const ear = d.rect(250, 110, 150, 130, 65).subtract(d.rect(250, 152, 108, 46, 23));
    const hat = d.union(d.circle(-210, 60 - high, 140), d.circle(0, -high, 170), d.circle(210, 60 - high, 140), d.rect(-210, 60 - high, 420, high - 160)).round(0, 30).union(d.rect(-210, -200, 420, 210, 10));
    const half = d.path('M0 196C30 160 90 160 126 190C150 210 176 214 204 196C200 262 140 292 88 282C50 274 20 256 0 232Z');
    const mustache = d.mirror(half).round(5, 3);
    if (look === 'line') return [d.layer('pot', pot.rim(38, 'round').union(d.mirror(d.path('M280 130H330A50 50 0 0 1 330 230H280').rim(38))).union(mustache), 'main'), d.layer('hat', hat.rim(38, 'round'), 'second')];
    return [d.layer('pot', pot.union(d.mirror(ear)).subtract(mustache), 'main'), d.layer('hat', hat.gapFrom(pot, gap), 'second')];
  },
});
