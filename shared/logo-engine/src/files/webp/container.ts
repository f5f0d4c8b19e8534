/** RIFF: names and lengths, the data filled up to an even number of bytes. */
export function inContainer(data: Uint8Array): Uint8Array {
  const padded = data.length + (data.length % 2);
  const file = new Uint8Array(20 + padded);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode('RIFF'), 0);
  view.setUint32(4, 12 + padded, true);
  file.set(new TextEncoder().encode('WEBPVP8L'), 8);
  view.setUint32(16, data.length, true);
  file.set(data, 20);
  return file;
}
