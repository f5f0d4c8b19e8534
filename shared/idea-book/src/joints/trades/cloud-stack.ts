import { idea } from '../../idea.ts';

/** A cloud whose lower half is a stack of two servers. */
export const cloudStack = idea({
  id: 'cloud-stack',
  title: 'The cloud, unpacked',
  says: 'The lower half of the cloud is two servers with their lights on.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cloud-computing'], trades: ['cloud-services'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.045 },
    gradient: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'gradient_modern'], traits: ['gradient'], colors: 2, stem: 0.2 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 46, usual: 32 }, tall: { label: 'Server height', min: 150, max: 190, usual: 170 } },
  draw: (d, { look, params }) => {
    const [gap, tall] = [params['gap']!, params['tall']!];
    const base = 2 * tall + gap;
    const slab = (y: number, left: number, right: number) => d.rect(left, y, right - left, tall, tall / 2);
    const humps = d.union(d.circle(-60, -150, 270), d.circle(262, -30, 176), d.circle(-352, 20, 128), d.rect(-352, 0, 614, 150)).round(0, 24).intersect(d.rect(-700, -700, 1400, 700 - gap)).round(20, 0);
    const servers = [humps, slab(0, -540, 500), slab(tall + gap, -460, 540)];
    const lights = [d.circle(370, tall / 2, tall * 0.2), d.circle(410, base - tall / 2, tall * 0.2)];
    if (look === 'line') return [d.layer('servers', d.union(...servers.map((server) => server.rim(42, 'round'))), 'main'), d.layer('lights', d.union(...lights), 'second', { mono: 'ink' })];
    if (look === 'gradient') return [d.layer('cloud', d.union(...servers).subtract(...lights), { gradient: ['main', 'second'], from: [0, base], to: [0, -420] })];
    return [d.layer('servers', d.union(...servers).subtract(...lights.map((light) => light.grow(gap / 2))), 'main'), d.layer('lights', d.union(...lights), 'second', { mono: 'ink' })];
  },
});
