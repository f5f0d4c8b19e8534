import { idea } from '../../idea.ts';

/** A jet from above that is a swallow. */
export const swallowLiner = idea({
  id: 'swallow-liner',
  title: 'The swallow that flies on time',
  says: 'The jet, seen from above, is a swallow with two engines under its wings.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swallow', 'swift'], trades: ['airline'] }, { things: ['airplane'], trades: ['airline'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { turn: { label: 'Turn', min: 25, max: 55, usual: 40 }, engine: { label: 'Size of the engines', min: 34, max: 48, usual: 40 } },
  draw: (d, { look, params }) => {
    const turn = params['turn']!;
    const e = params['engine']!;
    const trunk = d.path('M0 -560C70 -510 92 -430 92 -340C92 -100 70 120 44 300H-44C-70 120 -92 -100 -92 -340C-92 -430 -70 -510 0 -560Z');
    const wing = d.path('M60 -250C260 -240 470 -100 560 190C420 60 290 20 60 30Z');
    const tail = d.path('M-50 180H50C90 320 150 400 230 500C120 480 50 430 0 360C-50 430 -120 480 -230 500C-150 400 -90 320 -50 180Z');
    const bird = d.union(trunk, d.mirror(wing), tail).round(0, 40).round(6, 0);
    const visor = d.path('M-64 -404C-30 -436 30 -436 64 -404L54 -366C24 -386 -24 -386 -54 -366Z').round(6, 0);
    const engines = d.mirror(d.rect(262 - e, -236, 2 * e, 150, [e, e, 0, 0]));
    const body = bird.union(engines).round(0, 14).subtract(visor, d.mirror(d.rect(262 - e - 30, -128, 2 * e + 60, 28)).intersect(engines));
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [0, -500], to: [0, 500] } as const) : 'main';
    const whole = [d.layer('bird', body.rotate(turn, [0, 0]), look === 'gradient' ? { gradient: ['main', 'second'], from: [320, -400], to: [-320, 400] } : paint, { mono: 'ink' })];
    return whole;
  },
});
