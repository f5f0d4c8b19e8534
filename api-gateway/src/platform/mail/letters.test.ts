import { describe, expect, test } from '@jest/globals';
import { fixedKey } from '../keys/keys.ts';
import { createMailTokenSigner } from '../../identity/mail-tokens/mail-token-signer.ts';
import { createLetters, MAIL_TEMPLATES } from './letters.ts';
import type { MailData, MailTemplate } from './templates/mail-data.ts';

const letters = createLetters('https://fifteen.example', createMailTokenSigner(fixedKey(Buffer.alloc(32, 1))));
const ID = '6f1c1b9e-0000-4000-8000-000000000001';
const ORDER = { kind: 'brand-kit', orderNumber: 'ORD-2026-000001', description: 'Brand kit', projectId: ID, invoiceNumber: 'INV-2026-000001', amountCents: 2900, creditsTaken: 0 };
const dataWith = (name: string | null) =>
  ({ name, tokenId: ID, at: '2026-11-21T10:05:00.000Z', ...ORDER, projectName: name, reason: name, sender: name, email: 'ada@example.com', topic: null, subject: name, message: name, title: name, state: 'Monitoring', text: name }) as unknown as MailData[MailTemplate];

const HOSTILE = [
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'; DROP TABLE users; --", '</title><script>', '{{7*7}}', '${7*7}',
  'Ann\r\nBcc: everybody@example.com', 'Ann\nSubject: other', '\u202Egnp.exe', 'a'.repeat(100), '&lt;b&gt;', '<!--', ']]>', '\0',
];

describe('the letters', () => {
  test.each(MAIL_TEMPLATES)('%s: has subject, preheader, reason and the whole of its words as text', (template) => {
    const { subject, html, text } = letters.write(template, dataWith('Ada'));
    expect(subject.length).toBeLessThan(50);
    expect(html).toContain('Hello Ada,');
    expect(text).toContain('Hello Ada,');
    expect(text).toContain('You’re getting this');
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const href of links) expect(href).toMatch(/^(https:\/\/fifteen\.example\/|mailto:support@)/);
    for (const href of links.filter((href) => href.includes('#token='))) expect(text).toContain(href);
    expect(html).not.toMatch(/<(script|img|link|iframe)/);
    // Gmail drops these, and Outlook for Windows knows none of them.
    expect(html).not.toMatch(/display:\s*(?:flex|grid)|position:|background-image|@media|var\(/);
    expect(html).toMatch(/<!--\[if mso\]><table role="presentation" width="600"/);
  });

  test.each(MAIL_TEMPLATES)('T1: %s shows every hostile name as it was typed, and runs none', (template) => {
    for (const name of HOSTILE) {
      const { subject, html, text } = letters.write(template, dataWith(name));
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toMatch(/<(script|img)|onerror=alert\(1\)>/);
      // The layout's own comments for Outlook are all that there are.
      expect(html.match(/<!--|]]>/g)).toEqual(letters.write(template, dataWith('Ada')).html.match(/<!--|]]>/g));
      expect(text).toContain(name.replaceAll(/\s+/g, ' ').trim());
    }
  });

  test('T1: a logo is shown where it goes with the mail, by its Content-ID and with its company as words', () => {
    for (const name of HOSTILE) {
      const { html } = letters.write('kit-ready', { name, projectId: ID, projectName: name, logo: { projectId: ID, assetId: ID } }, true);
      expect(html.match(/<img [^>]*>/g)).toHaveLength(1);
      expect(html).toContain('<img src="cid:logo@fifteen" alt="The logo of ');
      expect(html).not.toMatch(/<script|onerror=alert\(1\)>/);
    }
  });

  test('tokens stand in the fragment, which no server sees', () => {
    expect(letters.write('reset-password', { name: null, tokenId: ID }).text).toMatch(/https:\/\/fifteen\.example\/reset-password#token=6f1c1b9e/);
  });
});
