import { idea } from '../../idea.ts';

/** A boat under a half sun of two sails. */
export const sunSails = idea({
  id: 'sun-sails',
  title: 'Sailing on sunlight',
  says: 'The two sails are the halves of a rising sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'sunrise', 'sunset', 'dawn', 'horizon', 'light', 'summer'] }, { things: ['sailing-boat', 'sail', 'boat', 'ship'], trades: ['sailing', 'boat-rental', 'shipping', 'travel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.1, traits: ['gradient'] },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { large: { label: 'Large sail', min: 420, max: 510, usual: 470 }, small: { label: 'Small sail', min: 270, max: 400, usual: 350 } },
  draw: (d, { look, params }) => {
    const sails = [d.sector(20, 130, params['large']!, 270, 360), d.sector(-20, 130, params['small']!, 180, 270)].map((sail) => sail.round(8, 0));
    const hull = d.path('M-440 180H500C450 330 340 400 210 400H-190C-320 400 -410 310 -440 180Z').round(14, 0);
    if (look === 'line') return [d.layer('sails', d.union(...sails.map((sail) => sail.rim(38, 'round'))), 'second', { mono: 'ink' }), d.layer('hull', hull.rim(38, 'round'), 'main', { mono: 'ink' })];
    return [d.layer('sails', d.union(...sails), look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -340], to: [0, 300] } : 'second', { mono: 'ink' }), d.layer('hull', hull, 'main', { mono: 'ink' })];
  },
});
