import { expect, type Page } from '@playwright/test';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expectNoViolations } from '../support/accessibility.ts';
import { complaintsOf } from '../support/console.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { TasteTestPage } from '../pages/taste-test-page.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@taste-test', '@mfe-projects', '@work'];

const HEADINGS = [
  'Which three would you hang on your wall?',
  'Show us a picture you love',
  'Which one is more you?',
  'And which one must it never be?',
  'Who is it for?',
];

/** A picture that the browser itself makes, so that its colours are known to the bit. */
const pictureOf = async (page: Page, fields: readonly (readonly [colour: string, share: number])[]): Promise<Buffer> => {
  const base64 = await page.evaluate(async (colours) => {
    const canvas = new OffscreenCanvas(1600, 900);
    const context = canvas.getContext('2d')!;
    let x = 0;
    for (const [colour, share] of colours) {
      context.fillStyle = colour;
      context.fillRect(x, 0, 1600 * share + 1, 900);
      x += 1600 * share;
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, fields);
  return Buffer.from(base64, 'base64');
};

const give = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel(/^Choose (a picture|another)$/).and(page.locator('input')).setInputFiles({ name, mimeType: 'image/png', buffer });

const codes = (page: Page): Promise<string[]> =>
  page.getByRole('textbox', { name: /^Hex code/ }).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

const expectHeading = (page: Page, step: number): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: HEADINGS[step - 1]! })).toBeFocused();

test.describe('the taste test', { tag }, () => {
  let taste: TasteTestPage;

  test.beforeEach(async ({ page, request }) => {
    await signIn(page, await aCustomer(request));
    taste = new TasteTestPage(page);
    await taste.open();
  });

  test('by keyboard alone: a fourth is refused and said, Next says what is missing, the focus is on the step', async ({ page }) => {
    // Four scans by axe.
    test.slow();
    const complaints = complaintsOf(page);
    const vibes = page.getByRole('group', { name: /Vibe styles/ });
    await vibes.getByRole('checkbox').first().focus();
    for (let chosen = 0; chosen < 2; chosen += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    await expect(page.getByText('2 of 3 chosen', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please select exactly 3 logos');
    await expect(page.getByRole('alert')).toBeFocused();
    await vibes.getByRole('checkbox').nth(2).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText(/3 of 3 chosen\. Classic ornate wasn’t added/)).toBeVisible();
    await expect(vibes.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expectNoViolations(page);

    await page.keyboard.press('Enter');
    await expectHeading(page, 2);
    await page.getByRole('button', { name: 'Use Citrus' }).press('Enter');
    await expect.poll(() => codes(page)).toHaveLength(5);
    const [first, second] = await codes(page);
    await page.getByRole('button', { name: /Move color 2 of 5/ }).press('ArrowUp');
    await expect(page.getByRole('button', { name: /Move color 1 of 5/ })).toBeFocused();
    expect((await codes(page)).slice(0, 2)).toEqual([second, first]);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Next' }).press('Enter');

    await expectHeading(page, 3);
    for (const pair of await page.getByRole('radiogroup').all()) {
      await pair.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect(pair.getByRole('radio').nth(1)).toBeChecked();
    }
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Next' }).press('Enter');

    await expectHeading(page, 4);
    await page.getByRole('radio').first().press('Space');
    await page.getByRole('checkbox').first().press('Space');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Next' }).press('Enter');

    await expectHeading(page, 5);
    await page.getByLabel('Company name').fill('Kestrel');
    await page.getByRole('combobox', { name: 'Industry' }).pressSequentially('rob');
    await expect(page.getByRole('option', { name: 'Robotics' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue('Robotics');
    await taste.expectStep(5);
    expect(complaints).toEqual([]);
  });

  test('the browser goes back and forward step by step; a reload stays and keeps every answer @phone', async ({ page }) => {
    await taste.chooseVibes(3);
    await taste.next();
    await taste.chooseSample(3);
    const palette = await codes(page);
    await taste.next();
    await taste.expectStep(3);
    await page.getByRole('radio').first().check({ force: true });

    await page.goBack();
    await taste.expectStep(2);
    await page.goBack();
    await taste.expectStep(1);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await page.goForward();
    await page.goForward();
    await taste.expectStep(3);

    await page.reload();
    await taste.expectStep(3);
    await expect(page.getByText('Welcome back. Your answers are saved.')).toBeVisible();
    await expect(page.getByText('1 of 6 answered')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    expect(await codes(page)).toEqual(palette);

    await page.goto('/dashboard');
    await page.goto('/projects/new');
    await taste.expectStep(3);
    await page.getByRole('button', { name: 'Start again' }).click();
    await taste.expectStep(1);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Bring them back' }).click();
    await taste.expectStep(3);
    await expect(page.getByText('1 of 6 answered')).toBeVisible();
  });

  test('U1, U2: what only looks like a picture is refused by name, runs nothing and costs nothing', async ({ page }) => {
    await taste.chooseVibes(3);
    await taste.next();
    await give(page, 'colours.png', await pictureOf(page, [['#c8692f', 0.5], ['#2f5148', 0.3], ['#39ff14', 0.02], ['#f7efdf', 0.18]]));
    await expect.poll(() => codes(page)).toHaveLength(5);
    const palette = await codes(page);
    expect(palette.slice(0, 4).sort()).toEqual(['#2f5148', '#39ff14', '#c8692f', '#f7efdf'].sort());
    expect(palette[0]).toBe('#c8692f');

    const asked: string[] = [];
    page.on('request', (request) => void (request.url().startsWith('data:') || asked.push(request.url())));
    const bad: [string, string, RegExp][] = [
      ['evil.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="window.hit=1"><image href="http://127.0.0.1:9/x"/></svg>', /SVG drawings are not supported/],
      ['evil.jpg', '<!doctype html><script>window.hit=1</script>', /is a web page/],
      ['empty.png', '', /0 bytes/],
      ['photo.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /HEIC photos are not supported/],
      ['half.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\x80\0\0\x01\xe0\b\x06\0\0\0', /damaged/],
      ['bomb.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x75\x30\0\0\x75\x30\b\x06\0\0\0', /megapixels/],
    ];
    let refused = 0;
    for (const [name, bytes, words] of bad) {
      await give(page, name, Buffer.from(bytes, 'latin1'));
      await expect(page.getByRole('alert')).toHaveText(words);
      expect(await codes(page)).toEqual(palette);
      refused += 1;
    }
    const hits = await page.evaluate(() => (globalThis as { hit?: number }).hit ?? 0);
    expect(hits).toBe(0);
    const fetched = asked.filter((url) => url.includes(':9/'));
    expect(fetched).toEqual([]);
    figure('U1', `${bad.length} files dressed as pictures: ${refused} refused by name, ${hits} scripts run, ${fetched.length} addresses in them fetched`);
    await taste.next();
    await taste.expectStep(3);
  });

  test('U3: an address dropped on the page is not followed; a picture dropped or pasted anywhere is read', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).host));
    await taste.chooseVibes(3);
    await taste.next();
    const bytes = [...(await pictureOf(page, [['#1f4fb5', 0.6], ['#f7b61c', 0.4]]))];
    const offer = (kind: 'drop' | 'paste', content: number[] | string): Promise<void> =>
      page.evaluate(
        ([name, what]) => {
          const transfer = new DataTransfer();
          if (typeof what === 'string') transfer.setData('text/uri-list', what);
          else transfer.items.add(new File([Uint8Array.from(what)], 'x.png', { type: 'image/png' }));
          const options = { bubbles: true, cancelable: true };
          document.body.dispatchEvent(
            name === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: transfer })
              : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
          );
        },
        [kind, content] as const,
      );
    await offer('drop', 'http://169.254.169.254/latest/meta-data/');
    await expect(page.getByRole('alert')).toHaveText(/That is a link/);
    expect(asked).not.toContain('169.254.169.254');
    figure('U3', `an address dropped on the page: ${asked.filter((host) => host === '169.254.169.254').length} requests`);
    await offer('drop', bytes);
    await expect.poll(() => codes(page)).toHaveLength(5);
    expect((await codes(page)).slice(0, 2)).toEqual(['#1f4fb5', '#f7b61c']);
    await expect(page.getByText(/Your picture has 2 clear colors/)).toBeVisible();
    await page.getByRole('button', { name: 'Put color 2 of 5 first' }).click();
    expect((await codes(page))[0]).toBe('#f7b61c');
    await offer('paste', bytes);
    await expect.poll(async () => (await codes(page))[0]).toBe('#1f4fb5');
  });

  test('swatches are moved by the pointer', async ({ page }) => {
    await taste.chooseVibes(3);
    await taste.next();
    await taste.chooseSample(1);
    const before = await codes(page);
    const grip = await page.getByRole('button', { name: /Move color 4 of 5/ }).boundingBox();
    const first = await page.getByRole('button', { name: /Move color 1 of 5/ }).boundingBox();
    await page.mouse.move(grip!.x + 20, grip!.y + grip!.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip!.x + 20, grip!.y - 30, { steps: 5 });
    await page.mouse.move(first!.x + 20, first!.y + 10, { steps: 10 });
    await page.mouse.up();
    expect((await codes(page))[0]).toBe(before[3]);
    expect([...(await codes(page))].sort()).toEqual([...before].sort());
  });
});
