import { expect, test } from 'vitest';
import type { Action, DashboardPage } from '../../mock-server/pages/dashboard/page';
import { pages } from '../../mock-server/pages/dashboard/pages';
import { dashboardActions } from '../browser/support/dashboard-actions';

/** Returns the actions of a page by their names, as `path action`. */
const actionsOf = (path: string, page: DashboardPage | undefined) =>
  Object.entries(page?.actions ?? {}).map(([name, action]) => [`${path} ${name}`, action] as const);

const registered: ReadonlyMap<string, Action> = new Map<string, Action>(
  Object.entries(pages).flatMap(([path, { list, detail, create }]) => [
    ...actionsOf(path, list),
    ...actionsOf(`${path}/{id}`, detail),
    ...actionsOf(`${path}/new`, create),
  ]),
);

const carriedOut = dashboardActions.flatMap(({ forms = [] }) => forms);

test('the browser tests carry out each action of each page', () => {
  const tested = new Set(carriedOut.map((form) => registered.get(form)));
  // Pages share actions: one that deletes a publisher is on its page and in the list.
  expect([...registered].filter(([, action]) => !tested.has(action)).map(([form]) => form)).toEqual([]);
});

test('the browser tests name no action that does not exist', () => {
  expect(carriedOut.filter((form) => !registered.has(form))).toEqual([]);
});
