import type { Page } from '@playwright/test';
import { TasteTestPage } from '../../pages/taste-test-page.ts';
import type { Scene, Screen } from '../screen.ts';
import { newcomer } from '../seed.ts';

type Answer = (taste: TasteTestPage) => Promise<void>;

const ANSWERS: readonly Answer[] = [
  (taste) => taste.chooseVibes(3),
  (taste) => taste.chooseSample(3),
  (taste) => taste.answerComparisons(),
  (taste) => taste.dislike(),
  (taste) => taste.describe({ company: 'Northwind Coffee', industry: 'Coffee roasters' }),
];

/** At a step, with all before it answered. */
const atStep = async ({ page, request }: Scene, step: number): Promise<TasteTestPage> => {
  await newcomer(page, request);
  const taste = new TasteTestPage(page);
  await taste.open();
  for (const [before, answer] of ANSWERS.slice(0, step - 1).entries()) {
    await answer(taste);
    await taste.next();
    await taste.expectStep(before + 2);
  }
  return taste;
};

const NAMES = ['vibes', 'image', 'comparisons', 'dislikes', 'brief'] as const;

const answered = NAMES.map((name, at): Screen => ({
  name: `taste-${at + 1}-${name}`,
  show: async (scene) => {
    await ANSWERS[at]?.(await atStep(scene, at + 1));
  },
}));

const refused = NAMES.map((name, at): Screen => ({
  name: `taste-${at + 1}-${name}-refused`,
  show: async (scene) => {
    const taste = await atStep(scene, at + 1);
    await (at + 1 < NAMES.length ? taste.next() : taste.generate());
    await scene.page.getByRole('alert').waitFor();
  },
}));

const giveText = (page: Page): Promise<void> =>
  page
    .getByLabel('Choose a picture')
    .and(page.locator('input'))
    .setInputFiles({ name: 'holiday.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>1</script></html>') });

export const tasteTestScreens: readonly Screen[] = [
  ...answered,
  ...refused,
  {
    name: 'taste-2-image-not-a-picture',
    show: async (scene) => {
      await atStep(scene, 2);
      await giveText(scene.page);
      await scene.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'taste-resumed',
    show: async (scene) => {
      await atStep(scene, 3);
      await scene.page.reload();
      await scene.page.getByText('Welcome back.').waitFor();
    },
  },
];
