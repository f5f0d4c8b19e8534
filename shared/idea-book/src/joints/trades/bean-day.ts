import { idea } from '../../idea.ts';

/** A coffee bean whose two halves are day and night. */
export const beanDay = idea({
  id: 'bean-day',
  title: 'From night to day',
  says: 'One half of the coffee bean is the night with its moon, the other is the day with its sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['coffee-bean'], trades: ['coffee'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 36, max: 64, usual: 48 }, tilt: { label: 'Tilt', min: 10, max: 40, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, tilt] = [params['gap']!, params['tilt']!];
    const bean = d.ellipse(0, 0, 400, 540);
    const crease = d.line('M0 -600C-20 -420 -190 -330 -130 -120C-90 20 90 -20 130 120C190 330 20 420 0 600');
    const left = crease.then(d.polyline([[0, 700], [-700, 700], [-700, -700], [0, -700]])).fill();
    const night = bean.intersect(left).subtract(crease.stroke(gap)).round(12, 0).rotate(tilt);
    const day = bean.subtract(left, crease.stroke(gap)).round(12, 0).rotate(tilt);
    const moon = d.circle(-180, 180, 112).subtract(d.circle(-126, 142, 96)).round(6, 0);
    const sun = d.circle(176, -176, 104);
    if (look === 'line') return [d.layer('bean', night.rim(44).union(day.rim(44), moon.rotate(0)), 'main'), d.layer('sun', sun, 'second', { mono: 'ink' })];
    return [d.layer('night', night.subtract(moon), 'main'), d.layer('day', day.subtract(sun), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
