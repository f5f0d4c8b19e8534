import { idea } from '../../idea.ts';

/** A cupcake whose cream is a swan. */
export const swanCupcake = idea({
  id: 'swan-cupcake',
  title: 'The swan in cream',
  says: 'The cream on the cupcake is a swan.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['swan'], trades: ['patisserie'] }, { things: ['cupcake', 'cake'], trades: ['patisserie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'playful_rounded'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { neck: { label: 'Weight of the neck', min: 84, max: 112, usual: 98 }, gap: { label: 'Gap', min: 26, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const neck = params['neck']!;
    const cup = d.path('M-350 150H350L270 480H-270Z').round(30, 0);
    const pleats = d.union(d.line('M-128 100L-100 520').stroke(gap), d.line('M128 100L100 520').stroke(gap));
    const body = d.path('M-460 -270C-340 -250 -260 -270 -190 -320C-140 -180 -40 -180 60 -160C220 -130 360 -80 360 20C360 90 320 118 260 118H-240C-350 118 -440 -60 -460 -270Z').round(14, 0);
    const throat = d.line('M270 24C350 -60 330 -140 246 -220C170 -292 150 -420 250 -460C300 -480 350 -450 356 -420').brush([150, 118, neck, neck * 0.96, neck * 0.96, neck + 16, neck + 22], { ends: 'round' });
    const swan = body.union(throat).round(0, 46);
    const beak = d.path('M330 -490C440 -480 520 -420 556 -330C480 -360 430 -360 330 -350Z').round(8, 0);
    const eye = d.circle(330, -430, 18);
    const wing = d.union(d.line('M-330 -110C-240 -30 -60 0 120 -50').brush([8, gap, gap + 4, 8], { ends: 'round' }), d.line('M-270 10C-190 60 -60 70 60 50').brush([8, gap - 4, gap - 4, 8], { ends: 'round' }));
    const white = swan.subtract(eye, wing);
    return [
      d.layer('swan', white, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 120], to: [200, -500] } : 'main', { mono: 'ink' }),
      d.layer('beak', beak.gapFrom(swan, 20), look === 'cut' ? 'main' : 'second', { mono: 'ink' }),
      d.layer('cup', cup.subtract(pleats), look === 'cut' ? 'main' : 'second', { mono: 'ink' }),
    ];
  },
});
