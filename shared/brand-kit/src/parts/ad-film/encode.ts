import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FRAMES_A_SECOND } from './film-format.ts';
import { ffmpegPath } from './ffmpeg.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What an encoder reads: raw frames, of four bytes a pixel or as `YuvFrame` keeps them. */
export interface Source {
  readonly pixels: 'rgba' | 'yuv420p';
  readonly input: string;
}

/**
 * The quickest preset with H.264 High's own coding and transform. One quantiser for all frames spares the look ahead at
 * each, and frames told by one neighbour cost a sixth less than by both: as good as `veryfast` at 17, at a quarter of its
 * time. More than two threads wait for each other, and each keeps frames of its own.
 */
const H264 = '-threads 2 -preset ultrafast -qp 20 -profile:v high -x264-params cabac=1:8x8dct=1';

/** H.264 High in an MP4 that plays before it is loaded. */
export const encoderArguments = ({ width, height }: Size, { pixels, input }: Source, file: string): string[] => [
  ...'-hide_banner -loglevel error -y'.split(' '),
  ...`-f rawvideo -pix_fmt ${pixels} -s ${width}x${height} -r ${FRAMES_A_SECOND} -i ${input} -an`.split(' '),
  ...(pixels === 'rgba' ? ['-vf', 'scale=out_color_matrix=bt709:out_range=tv'] : []),
  ...`-c:v libx264 ${H264} -pix_fmt yuv420p -bitexact`.split(' '),
  ...'-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' '),
  ...'-movflags +faststart'.split(' '),
  file,
];

/** Each frame in turn, as `YuvFrame` keeps it; a frame may reuse the memory of the one before the last. */
export type Frames = Iterable<Uint8Array>;

const killedBy = (signal: AbortSignal) => ({ signal, killSignal: 'SIGKILL' as const });

/** A film takes longest: what is quickly made, and so soon seen, goes before it. */
const BEHIND_OTHERS = 5;

const yieldToOthers = (id: number | undefined): void => {
  try {
    if (id !== undefined) setPriority(id, BEHIND_OTHERS);
  } catch {
    // It has ended, or the system does not allow it: it runs as it is.
  }
};

/** A film of these frames. Rejects with the encoder's own words where it fails, and when the signal aborts. */
export const encodeFilm = async (size: Size, frames: Frames, signal: AbortSignal): Promise<Buffer> => {
  signal.throwIfAborted();
  const folder = await mkdtemp(join(tmpdir(), 'fifteen-film-'));
  const file = join(folder, 'film.mp4');
  const encoder = spawn(ffmpegPath(), encoderArguments(size, { pixels: 'yuv420p', input: 'pipe:0' }, file), { stdio: ['pipe', 'ignore', 'pipe'], ...killedBy(signal) });
  yieldToOthers(encoder.pid);
  try {
    let words = '';
    encoder.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
    const ended = once(encoder, 'close') as Promise<[number | null]>;
    // A broken pipe is told by the encoder's exit.
    encoder.stdin.on('error', () => undefined);
    await writeAll(encoder.stdin, frames);
    const [code] = await ended;
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${words.slice(0, 500)}`);
    return await readFile(file);
  } finally {
    encoder.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
};

/** The next frame is drawn while this one is on its way. */
const writeAll = async (pipe: NodeJS.WritableStream, frames: Frames): Promise<void> => {
  let under: Promise<void> = Promise.resolve();
  for (const frame of frames) {
    await under;
    under = new Promise((resolve) => pipe.write(frame, () => resolve()));
  }
  await under;
  pipe.end();
};
