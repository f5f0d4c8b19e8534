import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { encodeFilm } from '../encode.ts';
import { ffmpegPath } from '../ffmpeg.ts';
import { SECONDS } from '../film-format.ts';
import { TEMPERAMENTS } from '../temperament.ts';
import { musicOf } from './music.ts';
import { RATE, type Track } from './track.ts';
import { wavOf } from './wav.ts';
import { withSound } from './with-sound.ts';

const folder = mkdtempSync(join(tmpdir(), 'fifteen-music-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Root mean square of a stretch of both channels. */
const loudness = ({ left, right }: Track, from: number, to: number): number => {
  const [a, b] = [Math.round(from * RATE), Math.round(to * RATE)];
  let squares = 0;
  for (let i = a; i < b; i += 1) squares += left[i]! ** 2 + right[i]! ** 2;
  return Math.sqrt(squares / (2 * (b - a)));
};

describe.each(Object.keys(TEMPERAMENTS) as (keyof typeof TEMPERAMENTS)[])('the sound of a film in the manner "%s"', (manner) => {
  const track = musicOf('Northwind Coffee', manner);

  test('lasts as long as the film, is heard throughout, never clips and ends in silence', () => {
    expect(track.left.length).toBe(SECONDS * RATE);
    for (let second = 0; second < SECONDS - 1; second += 1) expect(loudness(track, second, second + 1)).toBeGreaterThan(0.01);
    expect(Math.max(...[track.left, track.right].map((channel) => channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0)))).toBeCloseTo(0.708, 2);
    expect(loudness(track, SECONDS - 0.02, SECONDS)).toBeLessThan(0.002);
  });
});

test('two companies do not all share one key, and one company has the same sound again', () => {
  const bytesOf = (name: string) => Buffer.from(wavOf(musicOf(name, 'pop'))).toString('base64');
  expect(new Set(['Northwind', 'Nimbus', 'Beton'].map(bytesOf)).size).toBeGreaterThan(1);
  expect(bytesOf('Beton')).toBe(bytesOf('Beton'));
});

test('a film with sound has the pictures of the silent one and a track of AAC in stereo', async () => {
  const { signal } = new AbortController();
  const frame = new Uint8Array(64 * 64 * 1.5).fill(128);
  const silent = await encodeFilm({ width: 64, height: 64 }, Array.from({ length: 30 }, () => frame), signal);
  const file = join(folder, 'film.mp4');
  writeFileSync(file, await withSound(silent, wavOf(musicOf('Northwind', 'draw')), signal));
  let told = '';
  try {
    execFileSync(ffmpegPath(), ['-hide_banner', '-i', file], { stdio: 'pipe' });
  } catch (error) {
    told = String((error as { stderr: Buffer }).stderr);
  }
  expect(told).toMatch(/Video: h264[^\n]*64x64/);
  expect(told).toMatch(/Audio: aac[^\n]*44100 Hz, stereo/);
});
