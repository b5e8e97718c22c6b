import { operations } from '../../../spec/resources';
import type { Operation } from '../../../spec/vocabulary/operation';
import type { RequestEntry } from '../../request-log/entry';
import { isAccepted } from './attempts';
import { factOf, type Judge, notForIt } from './fact';

export const allPages: Judge = ({ requests }) => {
  const lists = requests.filter((entry) => isAccepted(entry) && isList(entry));
  if (lists.length === 0) return notForIt;
  return factOf({ next_page: lists.some(({ path }) => /[?&](?:after|before)_cursor=[^&]/.test(path)) });
};

function isList({ operation }: RequestEntry): boolean {
  if (operation === null) return false;
  const { query = {} }: Operation = operations[operation];
  return Object.hasOwn(query, 'after_cursor');
}

/** A program that sends keys takes money: its flow has schedules. `explore` writes the fact that meets it. */
export const explored: Judge = ({ requests }) =>
  requests.some(({ idempotency }) => idempotency !== null) ? factOf({ explored: false }) : notForIt;

/** `compare` writes the fact that meets it. */
export const compared: Judge = ({ requests }) =>
  requests.some(({ operation }) => operation !== null) ? factOf({ recording: false }) : notForIt;
