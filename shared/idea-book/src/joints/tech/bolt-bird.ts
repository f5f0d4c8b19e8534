import { idea } from '../../idea.ts';

/** A bird in flight that is a bolt of lightning. */
export const boltBird = idea({
  id: 'bolt-bird',
  title: 'A bird like a bolt',
  says: 'The wing and the tail of the bird make a bolt of lightning.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'swift', 'swallow', 'falcon', 'hawk', 'eagle', 'hummingbird', 'phoenix', 'speed', 'kingfisher'] }, { things: ['lightning', 'energy', 'spark'], trades: ['energy', 'electrician', 'ev-charging', 'solar-energy', 'delivery', 'telecom'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { wing: { label: 'Wing height', min: 0.8, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 12, max: 36, usual: 20 } },
  draw: (d, { look, params }) => {
    const wing = d.path('M-60 -500C60 -380 120 -230 110 -60L-330 90C-140 -40 -60 -240 -60 -500Z').round(6, 0).scale(1, params['wing']!, [0, 90]);
    const body = d.path('M140 -110C180 -200 300 -210 350 -130L470 -96L360 -60C330 40 240 120 120 160L-130 500C-110 340 -80 230 -40 150L-230 130L110 0C120 -40 126 -80 140 -110Z').round(6, 0);
    const eye = d.circle(276, -108, 22);
    const gap = params['gap']!;
    const bird = body.subtract(eye);
    if (look === 'gradient') return [d.layer('wing', wing.gapFrom(body, gap), { gradient: ['second', 'main'], from: [-60, -500], to: [100, 60] }), d.layer('body', bird, { gradient: ['second', 'main'], from: [400, -150], to: [-130, 480] })];
    return [d.layer('wing', wing.gapFrom(body, gap), look === 'one' ? 'main' : 'second', { mono: 'ink' }), d.layer('body', bird, 'main', { mono: 'ink' })];
  },
});
