import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { part } from '../support/run-scale';
import { addressOf } from './support/dashboard';
import type { Step } from './support/dashboard-action';
import { dashboardActions } from './support/dashboard-actions';
import { type Hands, users } from './support/hands';
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
    case 'tick':
      return user[step[0]](String(step[1]));
  }
}

/** The sentence about an act is read first. */
async function expectFocusOn(page: Page, says: string | RegExp): Promise<void> {
  const focused = page.locator('[role=status]:focus > p');
  await focused.waitFor();
  expect(await focused.innerText()).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
}

/** Without a script, the keyboard does what the mouse does. */
const chosen = users.filter(({ by, javaScript }) => javaScript || by === 'mouse');

/** Each action by one of them, and by another one in the next part: pages share the elements that they use. */
const cases = dashboardActions.flatMap((action, index) =>
  part.oneOf(chosen, index).map((user) => ({ ...user, ...action })),
);

test.for(part.of(cases, import.meta.filename))(
  '$name, by $by, JavaScript: $javaScript',
  async ({ by, hands, javaScript, given, steps, seen, says }) => {
    const platform = await site.newPlatform();
    const path = await given(platform);
    // The mouse shows the same pages as the keyboard.
    const visit = await site.visit({ javaScript, isAudited: by === 'mouse' && javaScript });
    await visit.open(addressOf(site, platform, path));
    const user = hands(visit.page.mainFrame());
    for (const step of typeof steps === 'function' ? await steps(platform) : steps) await carryOut(visit, user, step);
    expect(await visit.page.innerText('main')).toMatch(seen);
    if (says !== undefined) await expectFocusOn(visit.page, says);
  },
);
