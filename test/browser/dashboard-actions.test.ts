import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Step } from '../dashboard/support/actions/action';
import { dashboardActions } from '../dashboard/support/actions/objects';
import { addressOf } from './support/dashboard';
import { type Hands, mouse } from './support/hands';
import { useSite } from './support/site';
import type { Visit } from './support/visit';

const site = useSite();

async function carryOut(visit: Visit, user: Hands, step: Step): Promise<void> {
  switch (step[0]) {
    case 'type':
    case 'select':
      return user[step[0]](step[1], step[2]);
    case 'choose': {
      // The window in which people choose a file is the browser's own.
      const file = { name: 'shop.json', mimeType: 'application/x-ndjson', buffer: Buffer.from(step[2]) };
      return visit.page.getByLabel(step[1]).setInputFiles(file);
    }
    case 'date':
      // The parts of a date have the order of the browser's language.
      return visit.page.getByLabel(step[1]).fill(step[2]);
    case 'press': {
      const response = await visit.loading(() => user.press(step[1]));
      return expect(response.status(), await visit.page.innerText('main')).toBe(200);
    }
    case 'unfold':
      return user.unfold(String(step[1]));
  }
}

/** The sentence about an act is read first. */
async function expectFocusOn(page: Page, says: string | RegExp): Promise<void> {
  const focused = page.locator('[role=status]:focus > p');
  await focused.waitFor();
  expect(await focused.innerText()).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
}

/** One for each kind of form. test/dashboard/acts.test.ts carries out all of them, and tasks.test.ts some by keyboard. */
const names = [
  'trigger an event on an object',
  'save the response to a dispute',
  'edit a request and send it',
  'add a publisher',
  'go to a date',
  'import a seed file',
  'delete a snapshot',
  'reset the platform',
];

test.for(names)('%s, and read first what was done', async (name) => {
  const action = dashboardActions.find((each) => each.name === name);
  if (action === undefined) throw new Error(`unknown action ${name}`);
  const { given, steps, says } = action;
  const platform = await site.newPlatform();
  const path = await given(platform);
  const visit = await site.visit();
  await visit.open(addressOf(site, platform, path));
  const user = mouse(visit.page.mainFrame());
  for (const step of typeof steps === 'function' ? await steps(platform) : steps) await carryOut(visit, user, step);
  await expectFocusOn(visit.page, says);
});
