import PostalMime from 'postal-mime';
import type { MailFolder } from './mail-folder.ts';

export interface CaughtMail {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly date: string;
  readonly message_id: string;
  readonly text: string;
  readonly html: string;
}

export const readMail = async (folder: MailFolder, id: string): Promise<CaughtMail | undefined> => {
  const source = await folder.read(id);
  if (!source) return undefined;
  const mail = await PostalMime.parse(source);
  return {
    id,
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map(({ address }) => address ?? ''),
    subject: mail.subject ?? '',
    date: mail.date ?? '',
    message_id: mail.messageId ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
};

/** Newest first; of one recipient, where asked for. */
export const listMails = async (folder: MailFolder, to?: string): Promise<CaughtMail[]> => {
  const mails = await Promise.all((await folder.ids()).map((id) => readMail(folder, id)));
  return mails.filter((mail) => mail !== undefined).filter((mail) => !to || mail.to.includes(to));
};
