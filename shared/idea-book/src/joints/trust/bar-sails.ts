import { idea } from '../../idea.ts';
import { bars } from './parts.ts';

/** The sails of a boat are a rising chart. */
export const barSails = idea({
  id: 'bar-sails',
  title: 'Numbers under sail',
  says: 'Rising bars make the sails of a boat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['boat', 'sail', 'sea', 'wind', 'harbor', 'sailor', 'helm', 'port'] }, { things: ['bar-chart', 'growth'], trades: ['investment', 'accounting', 'banking', 'consulting', 'data', 'insurance', 'marketing'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.085 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, traits: ['gradient'], stem: 0.085 },
  },
  draw: (d, { look }) => {
    const [width, gap, deck] = [92, 24, 180];
    const all = bars(d, { count: 7, width, gap, top: () => -520, bottom: () => deck });
    const main = d.path('M-420 180C-260 60 -110 -160 -60 -480H68V180Z').round(0, 0);
    const jib = d.path('M68 -320C200 -240 330 -60 400 180H68Z');
    const sails = d.union(...all.slice(0, 4)).intersect(main).withoutSlivers(900);
    const front = d.union(...all.slice(4)).intersect(jib).withoutSlivers(900);
    const hull = d.path(`M-430 ${deck + gap + 14}H430C390 350 300 430 160 430H-200C-320 430 -400 340 -430 ${deck + gap + 14}Z`).round(14, 0);
    if (look === 'gradient') return [d.layer('sails', sails.union(front), { gradient: ['second', 'main'], from: [0, -480], to: [0, deck] }), d.layer('hull', hull, 'main')];
    return [d.layer('mainsail', sails, 'main'), d.layer('jib', front, 'second'), d.layer('hull', hull, 'main')];
  },
});
