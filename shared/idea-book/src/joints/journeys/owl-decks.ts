import { idea } from '../../idea.ts';

/** An owl whose eyes are two records. */
export const owlDecks = idea({
  id: 'owl-decks',
  title: 'The owl at the decks',
  says: 'The bird of the night is the DJ’s desk: its eyes are two records, its beak the fader between them.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['nightclub'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'bold_abstract'], colors: 2, stem: 0.09, traits: ['gradient'] },
  },
  params: { record: { label: 'Record size', min: 186, max: 216, usual: 204 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['record']!;
    const [x, y] = [220, -60];
    const half = d.path('M0 -290C120 -290 300 -330 450 -470C470 -330 490 -200 490 -40C490 260 290 470 0 470Z');
    const owl = d.mirror(half).round(20, 60);
    const record = d.circle(x, y, r).subtract(d.sector(x, y, r * 0.86, -62, -28, r * 0.5), d.sector(x, y, r * 0.86, 118, 152, r * 0.5), d.circle(x, y, r * 0.36));
    const label = d.ring(x, y, r * 0.36 - 14, r * 0.1);
    const records = d.mirror(record);
    const beak = d.path('M-74 150H74L0 320Z').round(20, 0);
    const body = owl.subtract(d.mirror(d.circle(x, y, r + gap)), beak.grow(gap * 0.9));
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [0, -400], to: [0, 470] } as const) : 'main';
    const other = look === 'solid' ? 'second' : 'main';
    return [d.layer('owl', body, paint, { mono: 'ink' }), d.layer('records', records, 'main', { mono: 'ink' }), d.layer('labels', d.mirror(label), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('fader', beak, other, { mono: 'ink' })];
  },
});
