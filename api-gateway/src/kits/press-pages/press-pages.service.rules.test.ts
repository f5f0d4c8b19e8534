import { beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '../../platform/errors/errors.ts';
import { createPressPagesService } from './press-pages.service.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const file = (name: string) => ({ name, bytes: 1 });
const FOR_THE_PRESS = ['logo/svg/acme-color.svg', 'logo/png/acme-mark-on-dark.png', 'logo/pdf/a1-reversed.pdf', 'logo/eps/acme-dark.eps', 'logo/jpg/acme-light.jpg', 'logo/png/acme-transparent.png'];
const KEPT_BACK = [
  'logo/svg/acme-color.png', 'logo/icons/acme-color.svg', 'logo/svg/acme.svg', 'cards/logo/svg/acme-color.svg', 'logo/svg/x/acme-color.svg', 'logo/svg/acme-color.svg.zip',
  'logo/svg/Acme-color.svg', 'logo/svg/-color.svg', 'logo/vendors/brand.json',
];
const page = { project_id: 'p1', token: 'tok', boilerplate: 'We make things.', created_at: NOW, revoked_at: null as Date | null };
const part = (of: object = {}) => ({ part: 'logo_files', files_round: 2, files: [...FOR_THE_PRESS, ...KEPT_BACK].map(file), ...of });
const order = (of: object = {}) => ({ id: 'k1', project_id: 'p1', name: 'Acme', is_paid: true, parts: [{ part: 'cards', files_round: 1, files: [] }, part()], ...of });

let kit: ReturnType<typeof order> | undefined;
let found: typeof page | undefined;
let live: typeof page | undefined;
let isPaid: boolean;
let brand: unknown;
let did: unknown[][];
const note = (name: string) => async (...of: unknown[]) => void did.push([name, ...of]);

const service = createPressPagesService({
  pages: { find: async (token: string) => (token === 'tok' ? found : undefined), live: async () => live, save: note('save'), revoke: note('revoke') } as never,
  kits: { newest: async () => kit as never },
  files: {
    read: async (key: string) => {
      did.push(['read', key]);
      return Buffer.from(JSON.stringify(brand));
    },
  } as never,
  ownedProject: async (userId) => {
    if (userId !== 'ada') throw new AppError('not_found');
    return { is_paid: isPaid } as never;
  },
  now: () => NOW,
});

beforeEach(() => {
  [kit, found, live, isPaid, did] = [order(), page, page, true, []];
  brand = { tagline: 'Made well', website: 'acme.example', colors: [{ name: 'Ink', hex: '#111', rgb: [17, 17, 17], cmyk: [0, 0, 0, 93] }], fonts: { text: { family: 'Inter' }, headline: { family: 'Sora' }, code: { family: 'Mono' } } };
});

describe('a press page', () => {
  test('belongs to the owner of a paid project whose logo files are made', async () => {
    const shown = { page: { path: '/press/tok', boilerplate: 'We make things.', created_at: NOW.toISOString() } };
    expect(await service.save('ada', 'p1', 'Words')).toEqual(shown);
    expect(did).toEqual([['save', 'p1', 'Words', expect.stringMatching(/^[\w-]{22}$/), NOW]]);
    expect(await service.ofProject('ada', 'p1')).toEqual(shown);
    await service.revoke('ada', 'p1');
    expect(did[1]).toEqual(['revoke', 'p1', NOW]);
    live = undefined;
    expect(await service.ofProject('ada', 'p1')).toEqual({ page: null });
  });

  test('is nobody else’s', async () => {
    for (const call of [service.save('eve', 'p1', ''), service.ofProject('eve', 'p1'), service.revoke('eve', 'p1')]) await expect(call).rejects.toMatchObject({ code: 'not_found' });
    expect(did).toEqual([]);
  });

  test('has to be paid, and needs its files', async () => {
    isPaid = false;
    await expect(service.save('ada', 'p1', '')).rejects.toMatchObject({ code: 'payment_required' });
    isPaid = true;
    for (const missing of [undefined, order({ is_paid: false }), order({ parts: [] }), order({ parts: [part({ files_round: null })] })]) {
      kit = missing;
      await expect(service.save('ada', 'p1', '')).rejects.toMatchObject({ code: 'conflict', message: 'Your logo files aren’t ready yet. Make a press page when your kit is finished.' });
    }
    expect(did).toEqual([]);
  });
});

describe('a visit', () => {
  test('shows the company in its own words, and the files for the press alone', async () => {
    expect(await service.visit('tok')).toEqual({
      company_name: 'Acme',
      boilerplate: 'We make things.',
      tagline: 'Made well',
      website: 'acme.example',
      colors: [{ name: 'Ink', hex: '#111', rgb: [17, 17, 17], cmyk: [0, 0, 0, 93] }],
      fonts: [{ use: 'Headlines', name: 'Sora' }, { use: 'Text', name: 'Inter' }],
      files: FOR_THE_PRESS.map((name) => ({ ...file(name), url: `/api/v1/press/tok/files/${name}?round=2` })),
      download_url: '/api/v1/press/tok/logos.zip',
    });
    expect(did).toEqual([['read', 'projects/p1/kits/k1/logo-files-2/logo/vendors/brand.json']]);
  });

  test('of a kit from before, without data of the brand, shows what there is', async () => {
    kit = order({ parts: [part({ files: [file('logo/svg/acme-color.svg')] })] });
    expect(await service.visit('tok')).toMatchObject({ tagline: '', website: '', colors: [], fonts: [], company_name: 'Acme' });
    expect(did).toEqual([]);
    brand = {};
    kit = order();
    expect(await service.visit('tok')).toMatchObject({ tagline: '', website: '', colors: [], fonts: [] });
  });

  test('is refused by another token, by a page that was switched off, and once the kit is refunded', async () => {
    await expect(service.visit('other')).rejects.toMatchObject({ code: 'not_found' });
    found = { ...page, revoked_at: NOW };
    await expect(service.kitOf('tok')).rejects.toMatchObject({ code: 'share_revoked' });
    found = page;
    kit = order({ is_paid: false });
    await expect(service.kitOf('tok')).rejects.toMatchObject({ code: 'not_found' });
    kit = order();
    expect(await service.kitOf('tok')).toMatchObject({ hasBrandData: true, order: { id: 'k1' } });
  });
});
