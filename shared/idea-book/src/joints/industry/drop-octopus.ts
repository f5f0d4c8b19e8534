import { idea } from '../../idea.ts';

/** A drop of ink that is an octopus. */
export const dropOctopus = idea({
  id: 'drop-octopus',
  title: 'Made of ink',
  says: 'The drop of ink is an octopus, and its arms draw the first lines.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['tattoo'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 1, stem: 0.12 },
    two: { manner: 'solid', vibes: ['illustrative', 'organic_flowing'], colors: 2, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { curl: { label: 'Curl of the arms', min: 0.94, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['curl']!;
    const drop = d.path('M0 -700C80 -520 300 -350 300 -100C300 60 200 150 130 200H-130C-200 150 -300 60 -300 -100C-300 -350 -80 -520 0 -700Z').round(12, 0);
    const arm = (data: string) => d.line(data).brush([130, 120, 106, 92, 78, 64, 52], { ends: 'round', samples: 40 });
    const arms = d.union(
      d.mirror(arm(`M180 60C330 150 470 130 ${500 * k} 0C${510 * k} -110 ${390 * k} -130 ${380 * k} -40`)),
      d.mirror(arm(`M120 130C220 330 460 250 ${480 * k} 400C${490 * k} 510 ${350 * k} 520 ${350 * k} 430`)),
      d.mirror(arm(`M56 140C70 330 210 380 ${190 * k} 530C${170 * k} 640 ${50 * k} 610 ${74 * k} 520`)),
    );
    const eyes = d.mirror(d.path('M60 -60C80 -130 170 -140 200 -100C190 -30 110 0 60 -60Z').round(6, 0));
    const whole = drop.union(arms).round(0, 26).withoutSlivers(400);
    const ink = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [0, -600], to: [0, 600] } as const) : 'main';
    if (look === 'two') return [d.layer('octopus', whole, 'main', { mono: 'ink' }), d.layer('eyes', eyes, 'second', { mono: 'gap' })];
    return [d.layer('octopus', whole.subtract(eyes), ink)];
  },
});
