import PostalMime, { type Attachment } from 'postal-mime';
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

/** Pictures that came with the mail in place of their Content-IDs, as a mail program shows them. */
const withPictures = (html: string, attachments: readonly Attachment[]): string =>
  attachments.reduce((shown, { contentId, mimeType, content }) => {
    if (!contentId || typeof content === 'string' || !mimeType.startsWith('image/')) return shown;
    const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
    return shown.replaceAll(`cid:${contentId.replaceAll(/[<>]/g, '')}`, `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`);
  }, html);

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
    html: withPictures(mail.html ?? '', mail.attachments),
  };
};

/** Newest first; of one recipient, where asked for. */
export const listMails = async (folder: MailFolder, to?: string): Promise<CaughtMail[]> => {
  const mails = await Promise.all((await folder.ids()).map((id) => readMail(folder, id)));
  return mails.filter((mail) => mail !== undefined).filter((mail) => !to || mail.to.includes(to));
};
