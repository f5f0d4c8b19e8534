import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { wantsTag } from './test.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

const matches = ({ subject }: Mail, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? subject === wanted : wanted.test(subject);

/** Waits for a mail to this address with this subject, as the local catcher has it; gives its text. */
export const mailTo = async (request: APIRequestContext, email: string, subject: string | RegExp): Promise<string> => {
  wantsTag('@stand-ins');
  let text = '';
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mail.json', { params: { to: email } });
        text = ((await answer.json()) as Mail[]).find((mail) => matches(mail, subject))?.text ?? '';
        return text !== '';
      },
      { timeout: 60_000, message: `a mail to ${email}: ${String(subject)}` },
    )
    .toBe(true);
  return text;
};

/** The page that the mail's link opens, with its token. */
export const linkIn = (text: string): string => {
  const [link] = /https?:\/\/\S+#token=\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in the mail: ${text}`);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
};
