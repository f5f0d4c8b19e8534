import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { RESIDENT_STUDIOS, TasteProfile } from '@fifteen/contracts';
import { ISOLATE_LIMITS, createIsolate } from '@fifteen/drawing/node';
import { modelFromSettings } from '../model/from-settings.ts';
import { modelStudio } from '../model-studio.ts';
import { replayOf } from '../stand-in/replay.ts';
import { startStandIn } from '../stand-in/server.ts';
import type { StudioEvent } from '../studio.ts';
import { testOptions } from '../testing/options.ts';
import { Recording } from './recording.ts';

jest.setTimeout(120_000);

const FOLDER = new URL('../../recordings/', import.meta.url);
const recordings = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')).map((name) => Recording.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')))) : [];
const isolate = createIsolate({ ...ISOLATE_LIMITS, milliseconds: 15_000 });
afterAll(isolate.close);

/** Concepts of a recorded session, at least. */
const LEAST = 8;

(recordings.length > 0 ? describe : describe.skip)('recordings of real models', () => {
  test.each(recordings.map((recording) => [recording.brief, recording] as const))('%s names its model and date, and has eight concepts', (_name, { model, date, drawings, profile }) => {
    expect(model).not.toBe('');
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(TasteProfile.safeParse(profile).success).toBe(true);
    expect(drawings.filter(({ hash }) => hash).length).toBeGreaterThanOrEqual(LEAST);
  });

  test('the first one is replayed by the stand-in to the real SDK, and its programs still draw', async () => {
    const [recording] = recordings as [Recording];
    const standIn = await startStandIn(replayOf(recording));
    const model = await modelFromSettings({ provider: 'anthropic', model: 'replayed', key: 'k', url: standIn.urls.anthropic, canSee: true, prices: { input: 0, cached: 0, output: 0, written: 0 }, concurrent: 4, perMinute: 1_000 });
    const { basic_info, ...taste } = TasteProfile.parse(recording.profile);
    const budget = { concepts: Object.fromEntries(RESIDENT_STUDIOS.map((studio) => [studio, 3])), milliseconds: 100_000, rounds: 3, concurrent: 1, spare: 1 };
    const events: StudioEvent[] = [];
    for await (const event of modelStudio(model, await testOptions(), isolate).propose({ ...basic_info, seed: recording.seed, beside: [] }, taste, budget)) events.push(event);
    await standIn.close();
    const known = new Set(recording.exchanges.flatMap(({ calls }) => calls.map(({ input }) => input['program'])));
    const drawn = events.flatMap((event) => (event.kind === 'concept' ? [event.concept.genome.idea!.model!.source] : []));
    expect(drawn.length).toBeGreaterThanOrEqual(LEAST);
    expect(drawn.every((source) => known.has(source))).toBe(true);
  });
});
