import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { complaintsOf } from '../support/console.ts';
import { holdCode, SHELL_CODE } from '../support/held-code.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@trial', '@mfe-marketing', '@mfe-auth', '@work'];

test('a visitor types a name, sees three, asks for three others and signs up with the name kept @phone', { tag }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Draw three' }).click();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await page.getByLabel('Company name').fill('Ohmbird & Sons');
  await page.getByLabel('What you do').fill('Electric bikes');
  await page.getByRole('button', { name: 'Draw three' }).click();
  const pictures = page.getByRole('list', { name: 'Three concepts for Ohmbird & Sons' }).getByRole('img');
  await expect(pictures).toHaveCount(3);
  await expectNoViolations(page);

  const first = await pictures.first().getAttribute('src');
  await page.getByRole('button', { name: 'Draw three more' }).click();
  await expect.poll(() => pictures.first().getAttribute('src')).not.toBe(first);
  await page.getByRole('link', { name: 'See all 15' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  const kept = await page.evaluate(() => sessionStorage.getItem('fifteen.trial'));
  expect(JSON.parse(kept ?? '')).toEqual({ company_name: 'Ohmbird & Sons', industry: 'Electric bikes' });
});

/** Counts what is asked of the trial, which is answered with a fault: the words of it show that the answer was heard. */
const askedOf = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route('**/api/v1/trials', (route) => {
    asked.push(route.request().postData() ?? '');
    return route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  return asked;
};

const typeBoth = async (page: Page): Promise<void> => {
  await page.getByLabel('Company name').fill('Ohmbird');
  await page.getByLabel('What you do').fill('Electric bikes');
};

/** At its place, as a finger does: it waits for nothing, and misses where the page moves. */
const pressDraw = async (page: Page): Promise<void> => {
  const box = await page.getByRole('button', { name: 'Draw three' }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
};

const TYPED = { company_name: 'Ohmbird', industry: 'Electric bikes', deal: 0 };

const expectAskedOnce = async (page: Page, asked: readonly string[]): Promise<void> => {
  await expect(page.getByText('We couldn’t draw your logos just now.')).toBeVisible();
  expect(asked.map((body) => JSON.parse(body) as unknown)).toEqual([TYPED]);
  await expect(page.getByLabel('Company name')).toHaveValue('Ohmbird');
};

/** What has just come when the button is pressed: from here to the answering page is the time in which a press was lost. */
const MOMENTS = { shell: SHELL_CODE, remote: '**/r/marketing/**/__federation_expose_routes.*.js' } as const;

for (const [moment, files] of Object.entries(MOMENTS)) {
  test(`a press while the ${moment}'s code starts is done once, with what was typed, and the page stays where it is`, { tag }, async ({ page }) => {
    const complaints = complaintsOf(page);
    const asked = await askedOf(page);
    const letGo = await holdCode(page, files);
    await page.goto('/');
    await typeBoth(page);
    await page.getByRole('button', { name: 'Draw three' }).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const come = page.waitForResponse(files);
    letGo();
    await come;
    await pressDraw(page);
    await expectAskedOnce(page, asked);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(complaints.filter((text) => !text.includes('500'))).toEqual([]);
  });
}

test('a press is done on the button that replaced the one that was pressed', { tag }, async ({ page }) => {
  // A page that differs from what its code draws is rendered again by React, all of it.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('Type your name. See three.', 'Type it.') });
  });
  const asked = await askedOf(page);
  const letGo = await holdCode(page);
  await page.goto('/');
  await typeBoth(page);
  await page.getByRole('button', { name: 'Draw three' }).click();
  letGo();
  await expect(page.getByRole('heading', { name: 'Type your name. See three.' })).toBeVisible();
  await expectAskedOnce(page, asked);
});
