import { idea } from '../../idea.ts';

/** An ibex whose horn is a carabiner. */
export const ibexCarabiner = idea({
  id: 'ibex-carabiner',
  title: 'The ibex clips in',
  says: 'The horn of the ibex is a carabiner, closed by its gate.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['climbing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.1 },
    open: { manner: 'brush', vibes: ['organic_flowing', 'illustrative', 'hand_drawn'], colors: 2, stem: 0.1 },
  },
  params: { horn: { label: 'Horn weight', min: 0.85, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['horn']!;
    const head = d.path('M-250 40C-170 -20 -60 -20 20 40C110 100 220 100 300 90C330 240 330 400 360 560H60C20 440 -30 380 -110 350C-160 360 -190 380 -220 420L-250 520C-300 470 -310 420 -300 380C-350 390 -400 380 -430 350C-460 310 -450 270 -420 240C-380 190 -310 90 -250 40Z').round(14, 20);
    const way = d.line('M-110 60C-230 -160 -190 -520 80 -540C230 -550 320 -470 320 -350');
    const horn = way.brush([170 * k, 160 * k, 140 * k, 122 * k, 110 * k, 100 * k]);
    const gate = look === 'open' ? d.line('M318 40L130 -300').stroke(84, { cap: 'round' }) : d.rect(278, -340 + gap, 84, 400 - gap, [20, 20, 42, 42]);
    const eye = d.circle(-186, 136, 38);
    const ear = d.leaf([40, 120], [210, 220], 0.22, 0.2);
    const beast = d.weld(head, horn, 30).subtract(eye, ear);
    return [d.layer('ibex', beast.gapFrom(gate, gap), 'main', { mono: 'ink' }), d.layer('gate', gate, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
