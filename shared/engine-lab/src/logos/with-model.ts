import { RESIDENT_STUDIOS, type TasteProfile } from '@fifteen/contracts';
import type { Plan, SetOptions } from '@fifteen/logo-engine';
import { MODEL_SLOTS, SET_BUDGET, SettingsError, type Settlement, type StudioSettings, budgetLedger, guardedModel, modelFromSettings, modelStudio, studioSettings } from '@fifteen/studios';
import { UsageError } from './arguments.ts';

/** Most that one set may cost here, in millionths of a dollar. */
const MOST = 3_000_000;

/** The set with two concepts of five by the model of the environment; as it was where the model fails. */
export async function withModel(plan: Plan, profile: TasteProfile, options: Omit<SetOptions, 'seed'>): Promise<Plan> {
  const settings = settingsOrUsage();
  const settled: Settlement[] = [];
  const ledger = budgetLedger(MOST, (settlement) => settled.push(settlement));
  const bare = await modelFromSettings(settings);
  const studio = modelStudio(guardedModel(bare, settings).paidFrom(ledger), options);
  const free = new Map(RESIDENT_STUDIOS.map((id) => [id as string, plan.concepts.filter(({ slot, studio: own }) => own === id && MODEL_SLOTS.includes(slot)).map(({ slot }) => slot)]));
  const concepts = [...plan.concepts];
  const { basic_info, ...taste } = profile;
  const beside = plan.concepts.flatMap(({ slot, fingerprints }) => (MODEL_SLOTS.includes(slot) ? [] : (fingerprints.symbol ?? [])));
  const started = performance.now();
  for await (const event of studio.propose({ ...basic_info, seed: plan.seed, beside }, taste, SET_BUDGET)) {
    const after = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    if (event.kind === 'failed') console.log(`${after}: the model stopped (${event.failure.kind}: ${event.failure.message}); the built-in concepts stay`);
    else if (event.kind === 'dropped') console.log(`${after}: dropped ${event.title}: ${event.because}`);
    else {
      const slot = free.get(event.concept.studio)?.shift();
      if (slot === undefined) continue;
      concepts[concepts.findIndex((concept) => concept.slot === slot)] = { ...event.concept, slot, rank: plan.concepts.find((concept) => concept.slot === slot)!.rank };
      console.log(`${after}: ${event.concept.studio} has “${event.concept.title}”`);
    }
  }
  const tokens = settled.reduce((sum, { usage }) => sum + (usage ? usage.input + usage.output : 0), 0);
  console.log(`${settled.length} calls of ${bare.id}, ${tokens} tokens, $${(ledger.spent() / 1e6).toFixed(3)}; ${MODEL_SLOTS.length - [...free.values()].flat().length} concepts by the model`);
  return { ...plan, concepts };
}

function settingsOrUsage(): StudioSettings {
  try {
    const settings = studioSettings(process.env);
    if (settings) return settings;
    throw new UsageError('--studio model needs STUDIO_MODEL, for instance anthropic/claude-sonnet-4-5; see docs/studios.md');
  } catch (error) {
    throw error instanceof SettingsError ? new UsageError(error.message) : error;
  }
}
