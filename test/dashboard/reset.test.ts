import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { cellsOf, mainText, pagesOf } from './support/sandbox-pages';

eachFront((front) => {
  test('a reset asks once, then deletes everything except keys and snapshots', async () => {
    const platform = await front.newPlatform();
    const { open, carryOut } = pagesOf(front, platform);
    await platform.testMode.post('/v1/payments', payment());
    await carryOut('snapshots', { action: 'create', name: 'kept' });
    const page = await open('snapshots');
    expect(page.html).toMatch(/<form method="get" action="#reset".*name="reset" value="ask".*>Reset<\/button>/s);
    expect(page.html).not.toContain('Yes, reset');

    const question = await open('snapshots?reset=ask');
    expect(mainText(question)).toContain(`Reset the platform ${platform.id} ? Yes, reset Keep everything`);
    expect(question.html).toContain('<a href="snapshots">Keep everything</a>');
    expect(await platform.testMode.get('/v1/payments').then((each) => each.as('PaymentList').data)).toHaveLength(1);

    const after = await carryOut('snapshots?reset=ask', { action: 'reset' });
    expect(cellsOf(after, 'Named states of the platform, newest first')).toHaveLength(1);
    expect(after.html).not.toContain('Yes, reset');
    expect(await platform.testMode.get('/v1/payments').then((each) => each.as('PaymentList').data)).toEqual([]);
  });

  test('the question keeps the mode', async () => {
    const { open, send } = pagesOf(front, await front.newPlatform());
    const question = await open('snapshots?reset=ask&mode=live');
    expect(question.html).toContain('<a href="snapshots?mode=live">Keep everything</a>');
    const sent = await send('snapshots?reset=ask&mode=live', { action: 'reset' });
    expect(sent.location).toMatch(/\/snapshots\?mode=live$/);
  });
});
