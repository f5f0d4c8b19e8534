import { jest } from '@jest/globals';

/** A gateway with its database starts in a second alone, and later on a machine that has more to do. */
jest.setTimeout(120_000);
