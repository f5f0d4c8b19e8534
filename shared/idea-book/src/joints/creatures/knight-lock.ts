import { idea } from '../../idea.ts';

/** A padlock is a knight’s helmet. */
export const knightLock = idea({
  id: 'knight-lock',
  title: 'The knight on guard',
  says: 'A padlock is a knight’s helmet; its keyhole is the visor.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['knight', 'helmet', 'castle', 'fort', 'sword', 'shield'] }, { things: ['padlock', 'lock', 'key', 'protection'], trades: ['security', 'locksmith', 'cybersecurity', 'insurance', 'banking', 'property-management'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.16 },
  },
  params: { visor: { label: 'Visor', min: 60, max: 96, usual: 76 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const shackle = d.path('M-270 -60V-160A270 270 0 0 1 270 -160V-60Z');
    const skull = d.path('M-170 -84V-160A170 170 0 0 1 170 -160V-84Z').round(16, 0);
    const guard = d.path('M-330 -60H330V140C330 300 180 430 0 490C-180 430 -330 300 -330 140Z').round(36, 0);
    const visor = d.rect(-220, 40, 440, params['visor']!, 38).union(d.path('M-40 60H40L76 330H-76Z')).round(10, 20);
    const plume = d.path('M-40 -452C40 -560 240 -560 360 -440C420 -380 440 -300 430 -220C380 -330 250 -390 130 -392C80 -420 20 -440 -40 -452Z').round(8, 0);
    if (look === 'cut') {
      const bow = d.path('M-300 -60V-200A300 300 0 0 1 300 -200V-60H180V-200A180 180 0 0 0 -180 -200V-60Z');
      const slot = params['visor']!;
      const eyes = d.rect(-236, 50, 472, slot, slot / 2).union(d.circle(0, 50 + slot / 2, slot * 1.05), d.polygon([[-40, 100], [40, 100], [74, 370], [-74, 370]], 10)).round(0, 12);
      return [d.layer('lock', d.path('M-350 -80H350V180C350 330 190 450 0 520C-190 450 -350 330 -350 180Z').round(30, 0).union(bow).subtract(eyes), 'main')];
    }
    if (line) return [d.layer('helmet', shackle.rim(44).subtract(d.rect(-226, -110, 452, 60)).union(guard.rim(44, 'round')).gapFrom(plume, 18), 'main'), d.layer('visor', visor, 'main'), d.layer('plume', plume, 'second')];
    return [d.layer('shackle', shackle.subtract(skull.grow(18)).union(guard).subtract(visor).gapFrom(plume, 18), 'main'), d.layer('skull', skull, 'second'), d.layer('plume', plume, 'second')];
  },
});
