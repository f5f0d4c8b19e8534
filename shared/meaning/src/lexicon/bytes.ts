/** Reads numbers of one to five bytes, seven bits each, from a place that moves on. */
export class ByteReader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    return value;
  }
}

/** Collects what `ByteReader` reads. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  byte(value: number): void {
    this.#bytes.push(value & 0xff);
  }

  number(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
  }

  all(bytes: Iterable<number>): void {
    for (const byte of bytes) this.#bytes.push(byte);
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
