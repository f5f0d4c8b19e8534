import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ffmpegPath } from '../ffmpeg.ts';

const run = promisify(execFile);

/** The film as it is, its pictures untouched, with a WAV beside them as AAC. Rejects where ffmpeg fails or the signal aborts. */
export const withSound = async (film: Uint8Array, wav: Uint8Array, signal: AbortSignal): Promise<Uint8Array> => {
  const folder = await mkdtemp(join(tmpdir(), 'fifteen-sound-'));
  const [pictures, sound, both] = ['film.mp4', 'sound.wav', 'both.mp4'].map((name) => join(folder, name)) as [string, string, string];
  try {
    await Promise.all([writeFile(pictures, film), writeFile(sound, wav)]);
    const options = '-c:v copy -c:a aac -b:a 160k -shortest -fflags +bitexact -flags:a +bitexact -movflags +faststart'.split(' ');
    await run(ffmpegPath(), ['-hide_banner', '-loglevel', 'error', '-y', '-i', pictures, '-i', sound, ...options, both], { signal, killSignal: 'SIGKILL' });
    return await readFile(both);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
