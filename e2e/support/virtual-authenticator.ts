import type { Page } from '@playwright/test';

/** A device with a screen lock that its owner opens each time, and that holds passkeys: Chromium's own, over its protocol. */
export const addAuthenticator = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return {
    credentials: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether the owner opens the lock from now on. */
    setVerified: (isUserVerified: boolean) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    setPresent: (enabled: boolean) => browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
};
