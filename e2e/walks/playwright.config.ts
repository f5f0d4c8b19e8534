import base from '../bench/playwright.config.ts';

/** Owners of new businesses, from the landing page to their kit, in the product that it starts, or at BASE_URL: npm run bench -- owner */
export default { ...base, testDir: '.', outputDir: '../../test-results/walks', timeout: 600_000, use: { ...base.use, actionTimeout: 20_000 } };
