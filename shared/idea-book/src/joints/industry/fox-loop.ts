import { idea } from '../../idea.ts';

/** A fox whose body is the arrow that goes around. */
export const foxLoop = idea({
  id: 'fox-loop',
  title: 'Nothing gets away',
  says: 'The arrow that goes around is a fox: its head is the tip, and it always finds its tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['recycling'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.16 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.16 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const R = 370;
    const body = d.arc(0, 0, R, 60, 296).brush([20, 110, 200, 230, 210, 190, 180, 176, 176, 180, 184, 190, 196], { samples: 48 });
    const tip = d.arc(0, 0, R, 50, 94).brush([4, 60, 120, 170], { samples: 24 });
    void tip;
    const cutAt = d.path('M-40 200L40 300L-30 380L40 460L-40 560L500 700V100Z');
    const [hx, hy] = [R * Math.cos((-64 * Math.PI) / 180), R * Math.sin((-64 * Math.PI) / 180)];
    // The head points along the way, to the right and down.
    const head = d.path('M0 300C-60 220 -150 120 -190 20L-230 -200L-90 -110H90L230 -200L190 20C150 120 60 220 0 300Z').round(12, 10).rotate(-64, [0, 0]).move(hx + 30, hy + 14);
    const eyes = d.union(d.circle(-84, 0, 26), d.circle(84, 0, 26)).rotate(-64, [0, 0]).move(hx + 30, hy + 14);
    const nose = d.circle(0, 268, 40).rotate(-64, [0, 0]).move(hx + 30, hy + 14).intersect(head);
    const white = body.intersect(cutAt);
    const coat = body.subtract(cutAt).gapFrom(white, gap).gapFrom(head, gap);
    const ink = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [300, -300], to: [-200, 400] } as const) : 'main';
    return [d.layer('coat', coat, ink, { mono: 'ink' }), d.layer('head', head.subtract(eyes).gapFrom(nose, 18), ink, { mono: 'ink' }), d.layer('nose', nose, look === 'solid' ? 'second' : ink, { mono: 'ink' }), d.layer('tip of the tail', white, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
