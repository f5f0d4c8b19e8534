import { idea } from '../../idea.ts';

/** Two cleavers side by side are the head of a bull. */
export const cleaverBull = idea({
  id: 'cleaver-bull',
  title: 'Two cleavers, one bull',
  says: 'Two cleavers side by side are the head of a bull: the handles are its horns, the holes its nostrils.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bull', 'cow', 'ox'], trades: ['steakhouse', 'butcher'] }, { things: ['cleaver', 'steak'], trades: ['steakhouse', 'butcher', 'burger-bar', 'restaurant'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 36, usual: 22 }, holes: { label: 'Nostrils', min: 28, max: 50, usual: 38 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const blade = d.path(`M${gap / 2} -190H316L282 390C278 430 256 450 216 450H${gap / 2}Z`).round(16, 0);
    const hole = d.circle(140, 350, params['holes']!);
    const horn = d.path('M186 -212V-284C186 -330 216 -356 262 -356C360 -356 410 -420 398 -540C500 -450 520 -212 330 -212Z').round(8, 0);
    const rivets = [d.circle(262, -284, 20), d.circle(368, -308, 20)];
    if (look === 'bold') {
      const grip = d.line('M232 -170V-230C232 -330 330 -280 400 -350C440 -390 456 -450 450 -520').brush([120, 118, 112, 84, 40], { ends: 'round' });
      return [d.layer('cleavers', d.mirror(blade.union(grip)).subtract(d.mirror(d.circle(140, 350, params['holes']! + 8))), 'main')];
    }
    if (look === 'line') return [d.layer('blades', d.mirror(blade.rim(32, 'round')).union(d.mirror(hole)), 'main'), d.layer('handles', d.mirror(horn.rim(32, 'round')), 'second')];
    return [d.layer('blades', d.mirror(blade.subtract(hole)), 'main'), d.layer('handles', d.mirror(horn.subtract(...rivets)), 'second')];
  },
});
