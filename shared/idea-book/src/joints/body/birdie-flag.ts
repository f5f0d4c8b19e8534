import { idea } from '../../idea.ts';

/** A golf flag whose cloth is a bird in flight. */
export const birdieFlag = idea({
  id: 'birdie-flag',
  title: 'Birdie',
  says: 'The flag on the green is a bird: one under par.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['golf-flag', 'golf-ball'], trades: ['golf'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    disc: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.07, traits: ['gradient'] },
  },
  params: { wing: { label: 'Wing height', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const rise = params['wing']!;
    const gap = 24;
    const pole = look === 'line' ? 42 : 52;
    const x = -230;
    const body = d.path('M0 -190C40 -90 150 -40 280 -60C400 -80 430 -170 500 -190C580 -210 640 -180 720 -150C640 -130 610 -110 580 -40C530 90 380 150 250 130C120 110 30 60 0 -190Z').move(x + pole / 2 + gap - 78, -90).round(8, 10);
    const wing = d.path('M200 -20C120 -120 80 -270 100 -420C250 -370 390 -240 420 -50C360 -20 280 0 200 -20Z').scale(1, rise, [0, 0]).move(x + pole / 2 + gap - 78, -120).round(10, 0);
    const eye = d.circle(x + 532, -232, 20);
    const stick = d.rect(x - pole / 2, -480, pole, look === 'line' ? 880 : 930, [pole / 2, pole / 2, 0, 0]);
        const ground = d.path('M-480 470C-320 370 260 370 420 470Z').round(16, 0);
    const ball = d.circle(190, 0, 96).place({ bottom: ground.spansAtX(190)[0]![0] - gap });
    if (look === 'line') {
      const hole = d.ellipse(x, 400, 230, 64).rim(pole, 'round');
      return [d.layer('flag', body.rim(pole, 'round').union(wing.rim(pole, 'round')), 'second', { mono: 'ink' }), d.layer('pin', stick.gapFrom(hole.filled(), -40).union(hole), 'main')];
    }
    const bird = body.subtract(eye).gapFrom(wing, gap).union(wing);
    const pin = stick.union(ground);
    if (look === 'disc') {
      const all = d.union(bird, d.rect(x - pole / 2, -480, pole, 1400, pole / 2), ball.move(0, 30)).fit({ cx: 30, cy: 110, width: 1100, height: 1190 });
      const disc = d.circle(0, 0, 540);
      return [d.layer('disc', disc.subtract(all), { gradient: ['main', 'second'], from: [0, 540], to: [0, -540] })];
    }
    return [d.layer('bird', bird, 'second', { mono: 'ink' }), d.layer('pin', pin, 'main'), d.layer('ball', ball, 'main')];
  },
});
