import { idea } from '../../idea.ts';

/** Two dunes that are the humps of a camel. */
export const duneCamel = idea({
  id: 'dune-camel',
  title: 'The dunes are a camel',
  says: 'Two dunes are the humps of a camel, resting in the evening sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['desert', 'dune', 'camel', 'sand', 'nomad', 'oasis'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.042 },
  },
  params: { sun: { label: 'Sun', min: 100, max: 150, usual: 130 } },
  draw: (d, { look, params }) => {
    const camel = d.path('M-560 330C-450 300 -430 -60 -300 -60C-210 -60 -190 120 -120 120C-50 120 -40 -60 50 -60C150 -60 150 190 240 190C310 190 300 60 300 -60C300 -150 290 -230 330 -270C360 -300 410 -300 440 -280C500 -270 540 -240 540 -200C540 -160 500 -150 450 -156C400 -160 400 -120 400 -60C400 120 420 250 330 330Z').round(12, 14);
    const ear = d.leaf([352, -270], [318, -350], 0.3);
    const eye = d.circle(420, -228, 17);
    const sun = d.circle(-120, -200, params['sun']!);
    const ground = d.rect(-560, 360, 1100, 54, 27);
    if (look === 'line') {
      const way = d.line('M-560 326C-430 290 -420 -60 -300 -60C-205 -60 -195 120 -120 120C-45 120 -45 -60 50 -60C150 -60 150 190 236 190C316 190 310 70 310 -60C310 -190 330 -270 410 -270C470 -270 520 -240 520 -190C480 -170 440 -164 400 -166V100C400 210 370 280 320 326').stroke(42, { cap: 'round' });
      return [d.layer('camel', way, 'main'), d.layer('sun', d.circle(-120, -210, params['sun']! * 0.92).gapFrom(way, 24), 'second')];
    }
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [200, -300], to: [-100, 400] } as const) : 'main';
    return [d.layer('sun', sun.gapFrom(camel, 20), 'second'), d.layer('camel', camel.union(ear).subtract(eye), paint), d.layer('sand', ground, 'second')];
  },
});
