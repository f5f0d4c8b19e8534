import { z } from 'zod';
import { Email } from './auth.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_MAX, FULL_NAME_MAX } from './business.ts';
import { defineCall } from './calls.ts';

/** What a message is about, where a page or the visitor said so. */
export const CONTACT_TOPICS = ['chat', 'project', 'payment', 'account'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

const required = (what: string, most: number) =>
  z.string().trim().min(1, `Please enter ${what}`).max(most, `Must be at most ${most} characters`);

export const ContactBody = z.object({
  name: required('your name', FULL_NAME_MAX),
  email: Email,
  subject: required('a subject', CONTACT_SUBJECT_MAX),
  message: required('a message', CONTACT_MESSAGE_MAX),
  topic: z.enum(CONTACT_TOPICS).optional(),
  /** No person sees this field: what fills it in is a machine, and is answered as if it had been heard. */
  website: z.string().max(500).optional(),
});

/** How support is reached besides mail. */
export const ContactWays = z.object({
  /** The hosted chat of this installation, where it has one. */
  chat_url: z.url().nullable(),
});
export type ContactWays = z.infer<typeof ContactWays>;

export const getContactWays = defineCall({
  id: 'contact.ways',
  method: 'GET',
  path: '/api/v1/contact',
  summary: 'How support is reached besides mail',
  auth: 'public',
  status: 200,
  answer: ContactWays,
});

export const sendContactMessage = defineCall({
  id: 'contact.send',
  method: 'POST',
  path: '/api/v1/contact',
  summary: 'A message to support: stored, mailed, and acknowledged to its sender',
  auth: 'public',
  body: ContactBody,
  status: 204,
});
