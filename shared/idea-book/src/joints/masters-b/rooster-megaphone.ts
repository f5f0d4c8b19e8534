import { idea } from '../../idea.ts';

/** A rooster whose head is a megaphone. */
export const roosterMegaphone = idea({
  id: 'rooster-megaphone',
  title: 'The rooster that everyone hears',
  says: 'The megaphone is a rooster: it wakes the whole street.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['rooster'], trades: ['marketing', 'advertising'] }, { things: ['megaphone'], trades: ['marketing', 'advertising'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { horn: { label: 'Size of the horn', min: 150, max: 210, usual: 180 }, gap: { label: 'Gap', min: 24, max: 36, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const h = params['horn']!;
    const body = d.path('M-510 -60C-540 -260 -430 -380 -260 -370C-320 -300 -330 -220 -290 -160C-250 -100 -160 -110 -124 -170C-100 -220 -104 -250 -96 -280C-84 -354 -20 -400 70 -396L210 -330V-150L116 -124C160 80 110 250 -20 330C-50 350 -60 380 -60 430H-220C-220 380 -230 350 -260 330C-420 250 -490 100 -510 -60Z').round(8, 0);
    const horn = d.path(`M150 -330L480 ${-250 - h}V${-240 + h}L150 -150Z`).round(12, 0);
    const rim = d.rect(480 + gap, -270 - h, 70, 2 * h + 50, 30);
    const comb = d.path('M-110 -380C-170 -470 -90 -540 -30 -490C-20 -570 90 -580 110 -490C180 -540 240 -470 190 -400L80 -440Z').round(14, 0);
    const eye = d.circle(50, -290, 34);
    const legs = d.path('M196 -120C260 -60 270 0 240 40C210 70 170 60 156 30C140 -10 180 -60 196 -120Z').round(8, 0);
    const bird = d.union(body, horn).round(0, 20);
    const crest = comb.union(legs).gapFrom(bird, gap);
    return [d.layer('rooster', bird.subtract(eye), look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 460], to: [0, -460] } : 'main', { mono: 'ink' }), d.layer('comb', crest.union(rim), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
