import { idea } from '../../idea.ts';

/** A lantern with the moon inside. */
export const moonLantern = idea({
  id: 'moon-lantern',
  title: 'A lantern for the moon',
  says: 'The light in the lantern is the moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lantern', 'lamp', 'night', 'light', 'firefly'], trades: ['lighting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'classic_ornate'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { moon: { label: 'Moon', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const handle = d.line('M-150 -330V-360A150 150 0 0 1 150 -360V-330').stroke(line ? 40 : 50, { cap: 'round' });
    const cap = d.polygon([[-130, -330], [130, -330], [230, -220], [-230, -220]], 10);
    const glass = d.polygon([[-210, -190], [210, -190], [270, 330], [-270, 330]], 20);
    const base = d.rect(-300, 360, 600, 84, 16);
    const moon = d.circle(0, 80, 156).subtract(d.circle(72, 40, 140)).rotate(-10, [0, 80]).scale(params['moon']!, params['moon']!, [0, 80]);
    if (look === 'seal') return [d.layer('seal', d.circle(0, -20, 640).subtract(d.union(handle, cap, glass.subtract(moon), base).fit({ cx: 0, cy: -30, width: 900, height: 900 })), 'main')];
    if (line) return [d.layer('lantern', d.union(handle, cap.rim(40, 'round').union(cap), glass.rim(40, 'round'), base.scale(1, 0.6, [0, 360])), 'main'), d.layer('moon', moon, 'second')];
    return [d.layer('lantern', d.union(handle, cap, glass, base), 'main'), d.layer('moon', moon, 'second')];
  },
});
