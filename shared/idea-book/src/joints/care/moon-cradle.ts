import { idea } from '../../idea.ts';

/** A crescent that is a cradle. */
export const moonCradle = idea({
  id: 'moon-cradle',
  title: 'Rocked by the moon',
  says: 'The crescent moon is a cradle with a sleeping baby.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night', 'dream', 'star'] }, { things: ['baby'], trades: ['midwifery', 'childcare'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.08 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { baby: { label: 'Size of the baby', min: 0.88, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const crescent = d.circle(0, 0, 440).subtract(d.circle(110, -170, 390)).round(16, 0);
    const size = params['baby']!;
    const low: [number, number] = [10, 60];
    const head = d.circle(10, -130, 150).scale(size, size, low);
    const eyes = d.union(...[-46, 66].map((x) => d.arc(x, -130, 34, 20, 160).stroke(24, { cap: 'round' }))).scale(size, size, low);
    const curl = d.line('M10 -276C60 -250 60 -200 20 -204').stroke(24, { cap: 'round' }).scale(size, size, low);
    const blanket = d.path('M150 -40C220 40 250 80 260 140C160 240 -60 250 -150 120L-110 30C-20 80 90 50 150 -40Z').round(16, 0).scale(size, size, low);
    if (look === 'line') {
      const pen = 38;
      return [d.layer('moon', crescent.gapFrom(blanket, 20).withoutSlivers(900).rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('baby', d.union(head.rim(pen), eyes.scale(0.8, 0.8, [10, -110]).grow(6)).gapFrom(blanket, 18), 'second', { mono: 'ink' }), d.layer('blanket', blanket, 'main', { mono: 'ink' })];
    }
    return [d.layer('moon', crescent.gapFrom(blanket, 24), look === 'gradient' ? { gradient: ['second', 'main'], from: [-300, -300], to: [200, 400] } : 'main', { mono: 'ink' }), d.layer('baby', head.subtract(eyes, curl).gapFrom(blanket, 22), 'second', { mono: 'ink' }), d.layer('blanket', blanket, 'main', { mono: 'ink' })];
  },
});
