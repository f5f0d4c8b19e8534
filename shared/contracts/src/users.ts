import { z } from 'zod';
import { FULL_NAME_MAX } from './business.ts';
import { defineCall } from './calls.ts';

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  created_at: z.iso.datetime(),
  credits: z.int(),
});
export type User = z.infer<typeof User>;

export const Statistics = z.object({
  statistics: z.object({
    assets: z.object({ completed: z.int() }),
    credits: z.object({ total_used: z.int() }),
    brand_kits: z.object({ completed: z.int() }),
    projects: z.object({ total: z.int(), paid: z.int() }),
  }),
});
export type Statistics = z.infer<typeof Statistics>;

export const getProfile = defineCall({
  id: 'users.profile',
  method: 'GET',
  path: '/api/v1/users/profile',
  summary: 'The signed-in customer, with the balance of credits',
  auth: 'bearer',
  status: 200,
  answer: User,
});

export const getStatistics = defineCall({
  id: 'users.stats',
  method: 'GET',
  path: '/api/v1/users/stats',
  summary: 'Counters of the dashboard',
  auth: 'bearer',
  status: 200,
  answer: Statistics,
});

export const updateProfile = defineCall({
  id: 'users.update-profile',
  method: 'PATCH',
  path: '/api/v1/users/profile',
  summary: 'Change the name',
  auth: 'bearer',
  body: z.object({
    full_name: z
      .string()
      .trim()
      .max(FULL_NAME_MAX, `Must be at most ${FULL_NAME_MAX} characters`)
      .nullable()
      .transform((name) => name || null),
  }),
  status: 200,
  answer: User,
});
