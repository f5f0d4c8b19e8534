import { type SetOptions, drawSet } from '@fifteen/logo-engine';
import type { StudioId } from '@fifteen/contracts';
import type { Studio } from './studio.ts';

/** The built-in studios: the engine's own programs, without a model. */
export function bookStudio(options: Omit<SetOptions, 'seed' | 'studios' | 'avoid'>): Studio {
  return {
    id: 'book',
    propose: async function* ({ seed, beside, ...basic_info }, taste, { concepts }) {
      const studios = Object.keys(concepts) as StudioId[];
      const plan = await drawSet({ ...taste, basic_info }, { ...options, seed, studios, avoid: beside });
      for (const studio of studios) {
        const ranked = plan.concepts.filter((concept) => concept.studio === studio).toSorted((one, other) => one.rank - other.rank);
        for (const concept of ranked.slice(0, concepts[studio])) yield { kind: 'concept', concept, score: concept.scores.quality };
      }
    },
  };
}
