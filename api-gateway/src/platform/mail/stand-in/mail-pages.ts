import { Router, type Response } from 'express';
import { AppError } from '../../errors/errors.ts';
import { listMails, readMail } from './caught-mails.ts';
import { listPage, mailPage } from './mail-page.ts';
import type { MailFolder } from './mail-folder.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";
/** A mail may have styles and pictures of its own: no script, nothing from elsewhere. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups";

const sendPage = (response: Response, html: string, policy = PAGE_POLICY): void => {
  response.set({ 'Content-Security-Policy': policy, 'X-Frame-Options': 'SAMEORIGIN' }).type('html').send(html);
};

/** Reads the catcher's mails: a list, each mail as HTML, text and source, and JSON for tests. */
export const createMailPages = (folder: MailFolder): Router => {
  const router = Router({ caseSensitive: true });
  const mailOf = async (id: string) => {
    const mail = await readMail(folder, id);
    if (!mail) throw new AppError('not_found');
    return mail;
  };

  router.get('/dev/mail', async (_request, response) => sendPage(response, listPage(await listMails(folder))));
  router.get('/dev/mail.json', async (request, response) => {
    const { to } = request.query;
    response.json(await listMails(folder, typeof to === 'string' ? to : undefined));
  });
  router.get('/dev/mail/:id', async ({ params }, response) => sendPage(response, mailPage(await mailOf(params.id))));
  router.get('/dev/mail/:id/html', async ({ params }, response) => sendPage(response, (await mailOf(params.id)).html, MAIL_POLICY));
  router.get('/dev/mail/:id/source', async ({ params }, response) => {
    const source = await folder.read(params.id);
    if (!source) throw new AppError('not_found');
    response.type('text/plain').send(source);
  });
  return router;
};
