import { idea } from '../../idea.ts';

/** A hand plane that sails on the shaving that it lifts. */
export const planeBoat = idea({
  id: 'plane-boat',
  title: 'Plane sailing',
  says: 'The hand plane is a boat: its iron is the sail, and the shaving is the wave before the bow.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['boat-building'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { sail: { label: 'Sail height', min: 480, max: 580, usual: 530 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [high, gap] = [params['sail']!, params['gap']!];
    const line = look === 'line';
    const pen = line ? 44 : 84;
    const hull = d.path('M-440 50H460V232H-330C-390 190 -430 130 -440 50Z').round(12, 0);
    const tote = d.path('M300 70C340 -10 312 -84 226 -120C290 -200 404 -180 424 -90C436 -36 412 0 430 70Z');
    const knob = d.circle(-290, -50, 74).union(d.rect(-324, -20, 68, 90));
    const body = hull.union(tote, knob).round(10, 26);
    const iron = d.path(`M180 ${50 - gap}V${-high}C20 ${-high * 0.86} -140 -270 -180 ${50 - gap}Z`).round(12, 0);
    const slot = d.rect(72, -high * 0.62, 46, high * 0.5, 23);
    const sea = 232 + gap + pen / 2;
    const curl = d.polyline([[60, sea], [-540, sea]]).then(d.spiral({ cx: -540, cy: sea - 226, from: 226, to: 66, turns: 1.3, start: 90 })).brush((t) => (line ? 44 : pen * (1 - 0.35 * t)), { samples: 90, ends: 'round' });
    if (line) return [d.layer('plane', body.rim(44).gapFrom(curl.move(-24, 0), 24), 'main'), d.layer('sail', iron.rim(44), 'second', { mono: 'ink' }), d.layer('shaving', curl.move(-24, 0), 'second', { mono: 'ink' })];
    return [d.layer('plane', body.gapFrom(curl.move(-40, 0), gap), 'main'), d.layer('sail', iron.subtract(slot), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('shaving', curl.move(-40, 0), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
