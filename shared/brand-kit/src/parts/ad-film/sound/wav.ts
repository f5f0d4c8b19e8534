import { RATE, type Track } from './track.ts';

const HEADER = 44;
const BYTES_A_FRAME = 4;

/** A track as a WAV file of 16 bits, stereo. */
export const wavOf = ({ left, right }: Track): Uint8Array => {
  const size = left.length * BYTES_A_FRAME;
  const file = Buffer.alloc(HEADER + size);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER - 8 + size, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * BYTES_A_FRAME, 28);
  file.writeUInt16LE(BYTES_A_FRAME, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(size, 40);
  const sample = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
  for (let i = 0; i < left.length; i += 1) {
    file.writeInt16LE(sample(left[i]!), HEADER + i * BYTES_A_FRAME);
    file.writeInt16LE(sample(right[i]!), HEADER + i * BYTES_A_FRAME + 2);
  }
  return file;
};
