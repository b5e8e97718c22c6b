import { expect, test } from 'vitest';
import { bankPayment, manualPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import type { TestPlatform } from '../support/test-platform';
import { cellsOf, mainText, openPages } from './support/sandbox-pages';

const due = 'What is due, next first';
const held = 'Held for a manual run';
const preview = 'What would run, in order';
const ran = 'Jobs that ran';

/** The instant of the clock of each dashboard. */
const start = new TestClock().now();

const authorize = async ({ testMode: api }: TestPlatform) =>
  (await api.renewed().post('/v1/payments', manualPayment())).payment.id;
const expires = 'Expires the authorization of payment $10.00 of Ada Lovelace';
const shown = (later: { readonly days: number }) =>
  new Date(start + later.days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
test('a new platform has a running clock and nothing that is due', async () => {
  const { open } = await openPages();
  const page = await open('time');
  expect([page.status, page.heading]).toEqual([200, 'Time']);
  expect(mainText(page)).toContain(`Now ${shown({ days: 0 })} Clock running Next job None`);
  expect([cellsOf(page, due), cellsOf(page, held)]).toEqual([[], undefined]);
  expect(page.html).toMatch(/<button[^>]* disabled[^>]*>To the next due job/);
  expect(page.html).toContain('<button>Advance</button>');
});

test('the clock is frozen and runs again', async () => {
  const { platform, carryOut } = await openPages();
  const frozen = await carryOut('time', { action: 'freeze' });
  expect(mainText(frozen)).toContain('Clock frozen');
  expect(frozen.buttons[0]).toBe('Run');
  expect((await platform.clock()).body).toMatchObject({ frozen: true });
  const running = await carryOut('time', { action: 'run' });
  expect(mainText(running)).toContain('Clock running');
  expect(running.buttons[0]).toBe('Freeze');
});

test('it says that the clock of the machine was set back, and a reset follows that', async () => {
  const { platform, clock, open, carryOut } = await openPages();
  await authorize(platform);
  clock.advance({ hours: -3 });
  expect(mainText(await open('time'))).toContain('clock was set back: it is 3h behind');
  const reset = mainText(await carryOut('time', { action: 'reset' }));
  expect(reset).toContain(`Now ${shown({ days: -0.125 })} Clock running`);
  expect(reset).not.toContain('behind');
});

test('it is advanced by a span, and shows what ran', async () => {
  const { platform, open, carryOut } = await openPages();
  const id = await authorize(platform);
  expect(cellsOf(await open('time'), due)).toEqual([[shown({ days: 7 }), '7d', expires, 'Follows the clock']]);
  const page = await carryOut('time', { action: 'advance', advance: '8d' });
  expect(mainText(page)).toContain(
    `Last move From ${shown({ days: 0 })} to ${shown({ days: 8 })} : 1 payment canceled (authorization lapsed) . 1 job ran`,
  );
  expect(cellsOf(page, ran)).toEqual([[shown({ days: 7 }), expires]]);
  expect(cellsOf(page, due)).toEqual([]);
  expect(page.html).toContain(`href="payments/${id}"`);
});

test('a move of many jobs is one sentence, with the events that tell it, and the jobs are folded into pages', async () => {
  const { platform, open, carryOut } = await openPages();
  for (let count = 0; count < 55; count++) await authorize(platform);
  const ahead = mainText(await open('time?preview=1w'));
  expect(ahead).toContain(`: 55 payments canceled (authorization lapsed). 55 jobs`);
  const page = await carryOut('time', { action: 'preset', span: '1w' });
  const [, events = ''] =
    /: <a href="([^"]*)">55 payments canceled \(authorization lapsed\)<\/a>\./.exec(page.html) ?? [];
  const listed = await open(events.replaceAll('&amp;', '&'));
  expect(listed.html.match(/>payment\.canceled</g)?.length).toBeGreaterThanOrEqual(20);
  expect(page.html).toContain('<details id="ran"><summary>55 jobs ran</summary>');
  expect(cellsOf(page, `${ran}: 1 to 50 of 55`)).toHaveLength(50);
  const next = await open('time?ran=2');
  expect(next.html).toContain('<details id="ran" open="">');
  expect(cellsOf(next, `${ran}: 51 to 55 of 55`)).toHaveLength(5);
  for (const odd of ['0', '-1', '99', 'x', '1e9'])
    expect((await open(`time?ran=${odd}`)).html).toMatch(/Jobs that ran: (1 to 50|51 to 55) of 55/);
});

test('it is advanced to the next job', async () => {
  const { platform, carryOut } = await openPages();
  await authorize(platform);
  await carryOut('time', { action: 'advance', advance: '1d' });
  await authorize(platform);
  const page = await carryOut('time', { action: 'next' });
  expect(mainText(page)).toContain(
    `From ${shown({ days: 1 })} to ${shown({ days: 7 })} : 1 payment canceled (authorization lapsed) . 1 job ran`,
  );
  expect(cellsOf(page, due)).toEqual([[shown({ days: 8 }), '1d', expires, 'Follows the clock']]);
});

test.each([
  ['+1 hour', '1h', { days: 1 / 24 }],
  ['+1 day', '1d', { days: 1 }],
  ['+1 week', '1w', { days: 7 }],
])('the button %s advances it', async (button, span, later) => {
  const { open, carryOut } = await openPages();
  expect((await open('time')).html).toContain(`name="span" value="${span}"/><button class="secondary">${button}`);
  const page = await carryOut('time', { action: 'preset', span });
  expect(mainText(page)).toContain(`From ${shown({ days: 0 })} to ${shown(later)} : no object changed.`);
});

test('it goes to the first instant of a date, and not back', async () => {
  const { platform, carryOut, send } = await openPages();
  await authorize(platform);
  const date = shown({ days: 9 }).slice(0, 10);
  const page = await carryOut('time', { action: 'set', set: date });
  expect(mainText(page)).toContain(`to ${date} 00:00:00 : 1 payment canceled (authorization lapsed) . 1 job ran`);
  const back = await send('time', { action: 'set', set: shown({ days: 8 }).slice(0, 10) });
  expect([back.status, back.alert]).toEqual([422, expect.stringContaining('back')]);
  const refused = await send('time', { action: 'set', set: 'tomorrow' });
  expect([refused.status, refused.errors['set']]).toEqual([422, expect.stringContaining('must be a timestamp')]);
});

test('without a job that is due, it does not move', async () => {
  const { platform, send } = await openPages();
  expect((await send('time', { action: 'next' })).status).toBe(404);
  expect((await platform.clock()).body).toMatchObject({ now: new Date(start).toISOString() });
});

test.each([
  ['', 'parameter advance'],
  ['soon', 'parameter advance'],
  ['"><script>alert(1)</script>', 'parameter advance'],
  ['9000y', 'parameter advance'],
])('an advance by %j is refused at the field', async (advance, message) => {
  const { platform, send } = await openPages();
  const page = await send('time', { action: 'advance', advance });
  expect([page.status, page.heading]).toEqual([422, 'Time']);
  expect(page.errors['advance']).toContain(message);
  expect(page.html).not.toContain('<script>alert');
  expect(page.inputs.find(({ name }) => name === 'advance')?.label).toBe('Advance by');
  expect((await platform.clock()).body).toMatchObject({ now: new Date(start).toISOString() });
});

test('a span shows what would run on the way, and moves nothing', async () => {
  const { platform, open } = await openPages();
  await authorize(platform);
  const early = await open('time?preview=6d');
  expect(mainText(early)).toContain(`The next 6d Until ${shown({ days: 6 })} : no object changed.`);
  expect(cellsOf(early, preview)).toBeUndefined();
  const late = await open('time?preview=7d');
  expect(mainText(late)).toContain(`Until ${shown({ days: 7 })} : 1 payment canceled (authorization lapsed). 1 job`);
  expect(cellsOf(late, preview)).toEqual([[shown({ days: 7 }), expires]]);
  expect(cellsOf(late, due)).toHaveLength(1);
  const refused = await open('time?preview=soon');
  expect([refused.status, refused.errors['preview']]).toEqual([
    422,
    expect.stringContaining('It must be a span such as 8d'),
  ]);
});

test('a list that is long ends, and says so', async () => {
  const { platform, open } = await openPages();
  for (let i = 0; i < 21; i++) await authorize(platform);
  expect(cellsOf(await open('time'), `${due}: the first 20`)).toHaveLength(20);
  expect(cellsOf(await open('time?preview=8d'), preview)).toHaveLength(21);
});

test('a job that is held is run by its button', async () => {
  const { platform, open, carryOut, send } = await openPages();
  await platform.control('job_settings', { settle_payment: 'manual' });
  const { id } = (await platform.testMode.post('/v1/payments', bankPayment())).payment;
  const page = await open('time');
  expect(cellsOf(page, held)).toEqual([['When it is run', '', 'Settles payment $10.00 of Ada Lovelace', 'Run now']]);
  const job = /name="job" value="([^"]*)"/.exec(page.html)?.[1] ?? '';
  expect(cellsOf(await carryOut('time', { action: 'run_job', job }), held)).toBeUndefined();
  expect((await platform.testMode.get(`/v1/payments/${id}`)).payment.status).toBe('succeeded');
  expect((await send('time', { action: 'run_job', job })).status).toBe(404);
});

test('the last move is not shown once a reset has set the clock back', async () => {
  const { platform, open, carryOut } = await openPages();
  expect(mainText(await carryOut('time', { action: 'advance', advance: '1d' }))).toContain('Last move');
  await platform.control('reset');
  expect(mainText(await open('time'))).not.toContain('Last move');
});
