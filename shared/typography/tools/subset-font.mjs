/** Subsets fonts with HarfBuzz' own subsetter, which harfbuzzjs ships as a module of its own beside the shaper. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import wawoff2 from 'wawoff2';

const folder = path.dirname(createRequire(import.meta.url).resolve('harfbuzzjs'));
const { instance } = await WebAssembly.instantiate(await readFile(path.join(folder, 'harfbuzz-subset.wasm')));
const hb = instance.exports;
const { _initialize: start } = hb;
start();

/** HB_MEMORY_MODE_WRITABLE; HB_SUBSET_FLAGS_NO_HINTING; sets of hb_subset_sets_t. */
const WRITABLE = 2;
const NO_HINTING = 1;
const SETS = { dropTable: 3, layoutFeature: 6 };

/** What the engine asks of a font, and what its scripts need to be written rightly: all else is dropped. */
const FEATURES = `
  kern mark mkmk ccmp liga clig calt rlig rclt locl curs dist mset isol
  init medi fina med2 fin2 fin3 ljmo vjmo tjmo stch nukt akhn rphf rkrf
  pref blwf half pstf vatu cjct cfar abvm blwm abvs blws pres psts haln
`
  .trim()
  .split(/\s+/);

/** Bitmaps, signatures, device metrics and vertical setting: nothing of a drawn outline. */
const TABLES = ['DSIG', 'EBDT', 'EBLC', 'EBSC', 'hdmx', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'VORG', 'BASE', 'JSTF', 'MATH', 'STAT', 'meta', 'gasp'];

const tag = (name) => [...name.padEnd(4)].reduce((sum, char) => (sum << 8) | char.charCodeAt(0), 0) >>> 0;

/** A woff2 file cut down to `codePoints`, as woff2. Throws where the subsetter refuses the font. */
export async function subsetFont(woff2, codePoints) {
  const font = new Uint8Array(await wawoff2.decompress(woff2));
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer, at, font.length).set(font);
  const blob = hb.hb_blob_create(at, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = inputFor(codePoints);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz cannot subset this font');
  const result = hb.hb_face_reference_blob(subset);
  const bytes = new Uint8Array(hb.memory.buffer, hb.hb_blob_get_data(result, 0), hb.hb_blob_get_length(result)).slice();
  for (const object of [result, blob]) hb.hb_blob_destroy(object);
  for (const object of [subset, face]) hb.hb_face_destroy(object);
  hb.hb_subset_input_destroy(input);
  hb.free(at);
  return wawoff2.compress(bytes);
}

function inputFor(codePoints) {
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING);
  for (const point of codePoints) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), point);
  const features = hb.hb_subset_input_set(input, SETS.layoutFeature);
  hb.hb_set_clear(features);
  for (const name of FEATURES) hb.hb_set_add(features, tag(name));
  for (const name of TABLES) hb.hb_set_add(hb.hb_subset_input_set(input, SETS.dropTable), tag(name));
  return input;
}
