import express, { type Express, type Request, type Response } from 'express';
import type { Provider } from 'oidc-provider';
import { signInPage } from './sign-in-page.ts';
import { remember } from './people.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The pages between leaving for the provider and coming back: one form, and the way out. */
export const createInteractions = (provider: Provider): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" });
    next();
  });

  app.get('/interaction/:uid', async (request: Request, response: Response) => {
    const { uid } = await provider.interactionDetails(request, response);
    response.type('html').send(signInPage({ uid }));
  });

  app.post('/interaction/:uid', express.urlencoded({ extended: false }), async (request: Request, response: Response) => {
    const { uid, params } = await provider.interactionDetails(request, response);
    const email = String((request.body as { email?: unknown }).email ?? '').trim();
    if (!EMAIL.test(email)) return void response.status(400).type('html').send(signInPage({ uid, problem: 'Please type an e-mail address.' }));
    const accountId = remember(email);
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    const grantId = await grant.save();
    const result = { login: { accountId, remember: false }, select_account: {}, consent: { grantId } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });

  app.get('/interaction/:uid/cancel', async (request: Request, response: Response) => {
    const refusal = { error: 'access_denied', error_description: 'The sign-in was canceled.' };
    await provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
  });

  // Every sign-in begins again, so that one may try several people after each other.
  app.use('/auth', (request, _response, next) => {
    const kept = (request.headers.cookie ?? '').split('; ').filter((cookie) => !cookie.startsWith('_session'));
    request.headers.cookie = kept.join('; ');
    next();
  });
  app.use(provider.callback());
  return app;
};
