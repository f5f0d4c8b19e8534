import { idea } from '../../idea.ts';

/** A camel whose humps are parcels. */
export const camelCrates = idea({
  id: 'camel-crates',
  title: 'The caravan arrives',
  says: 'The two humps of the camel are the parcels that it brings.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['logistics', 'shipping', 'moving'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'playful_rounded'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { box: { label: 'Height of the parcels', min: 200, max: 290, usual: 250 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const high = params['box']!;
    const torso = d.rect(-220, -30, 660, 280, [40, 60, 60, 120]);
    const leg = (x: number) => d.polygon([[x - 46, 100], [x + 46, 100], [x + 38, 540], [x - 38, 540]]);
    const legs = d.union(leg(-166), leg(-8), leg(236), leg(394));
    const neck = d.line('M-130 110C-260 240 -400 180 -410 20C-414 -80 -400 -160 -410 -250').brush([240, 170, 130, 112, 110]);
    const head = d.path('M-350 -330C-370 -380 -430 -390 -480 -360L-600 -300C-640 -280 -650 -220 -610 -200C-570 -184 -500 -190 -460 -200L-360 -210Z').round(20, 0);
    const ear = d.leaf([-400, -330], [-330, -430], 0.26);
    const tail = d.line('M410 20C530 30 540 140 524 250').stroke(44, { cap: 'round' });
    const camel = d.union(torso, legs, neck, head, ear, tail).round(0, 20).subtract(d.circle(-470, -290, 24));
    const parcel = (x: number) => {
      const box = d.rect(x, -30 - gap - high, 280, high, 28);
      return box.subtract(d.rect(x + 108, -60 - gap - high, 64, 30 + high * 0.46));
    };
    const parcels = d.union(parcel(-190), parcel(-190 + 280 + gap));
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-500, 300], to: [400, -200] } as const) : 'main';
    return [d.layer('camel', camel, paint, { mono: 'ink' }), d.layer('parcels', parcels, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
