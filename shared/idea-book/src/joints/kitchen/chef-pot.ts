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
  },
  draw: (d, { look }) => {
    const gap = 20;
    const pot = d.rect(-290, 30, 580, 430, [10, 10, 150, 150]);
    const ear = d.rect(250, 110, 150, 130, 65).subtract(d.rect(250, 152, 108, 46, 23));
    const hat = d.union(d.circle(-210, -240, 140), d.circle(0, -300, 170), d.circle(210, -240, 140), d.rect(-210, -240, 420, 140)).round(0, 30).union(d.rect(-210, -200, 420, 210, 10));
    const half = d.path('M0 196C30 160 90 160 126 190C150 210 176 214 204 196C200 262 140 292 88 282C50 274 20 256 0 232Z');
    const mustache = d.mirror(half).round(5, 3);
    if (look === 'line') return [d.layer('pot', pot.rim(38, 'round').union(d.mirror(d.path('M280 130H330A50 50 0 0 1 330 230H280').rim(38))).union(mustache), 'main'), d.layer('hat', hat.rim(38, 'round'), 'second')];
    return [d.layer('pot', pot.union(d.mirror(ear)).subtract(mustache), 'main'), d.layer('hat', hat.gapFrom(pot, gap), 'second')];
  },
});
