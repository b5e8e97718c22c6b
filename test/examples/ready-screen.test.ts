import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { readyRowIds } from '../../spec/tables/ready-rows';
import { builtCli } from '../support/built';
import { transpiled } from '../support/transpiled';
import { blocksOf } from './documents';
import { type ReadyScreen, readScreen, type ScreenTest, variantsOf } from './ready-screen';
import { packageRoot, vitestProgram } from './run-program';

const LIMIT_MS = 120_000;
/** Enough for all rows. */
const MAX_ROUNDS = 7;
const node = process.execPath;

/** The suites with which a walk begins: one that sends nothing, then one that does each thing once. */
const nothing = "import { test } from 'vitest';\ntest('nothing', () => {});";
const everything = `
  import { test } from 'payments-sandbox/vitest';
  import { doEachThing } from './shop.mjs';
  test('each thing once', ({ client, platform }) => doEachThing(client, platform));`;

/** A project whose suite a walk completes: below the built package, or in another folder. */
class Project {
  readonly folder: string;

  constructor(parent = packageRoot) {
    this.folder = mkdtempSync(join(parent, 'suites-'));
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true });
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  /** Runs the suite under `ready`. Returns its screen; throws an `Error` with the output if a test fails. */
  ready(command: readonly string[]): Promise<ReadyScreen> {
    const env = { ...process.env, NO_COLOR: '1', COLUMNS: '80' };
    return new Promise((resolve, reject) => {
      execFile(node, [builtCli(), 'ready', '--', ...command], { cwd: this.folder, env }, (error, stdout, stderr) => {
        if (error === null) resolve(readScreen(stdout));
        else reject(new Error(`${stdout}\n${stderr}`));
      });
    });
  }
}

/** The calls that lines of test name. */
const calls =
  'handledEvents, checkout, payAgain, refundOrder, captureAndShip, answerDispute, lastPayout, reconcilePayout, reconcile, signUp, onboardingStatus';

/** Returns a suite of the lines of a screen, within the test that the screen shows. */
function suiteOf({ frame, tests }: ReadyScreen): string {
  const openedFor = ({ row }: ScreenTest) =>
    row === 'capture_lapse' ? "client, platform, 'manual'" : 'client, platform';
  const added = tests.flatMap((test) =>
    variantsOf(test).flatMap((lines) => [
      ...frame.head,
      `const { ${calls} } = openShop(${openedFor(test)});`,
      ...lines,
      ...frame.tail,
    ]),
  );
  return [...frame.imports, "import { openShop } from './shop.mjs';", ...added].join('\n');
}

/** Returns a recording of a list, without the token of its sandbox. */
async function recording(): Promise<string> {
  const sandbox = createSandbox();
  await sandbox.client().payments.list();
  const exported = await sandbox.fetch('http://127.0.0.1/_sandbox/platforms/default/requests/export');
  await sandbox.close();
  const { log }: { readonly log: { readonly entries: readonly { readonly request: { readonly url: string } }[] } } =
    await exported.json();
  const entries = log.entries.filter(({ request }) => !request.url.endsWith('/oauth/token'));
  return JSON.stringify({ log: { ...log, entries } });
}

test.concurrent('the lines of the screen make a shop ready: Vitest', { timeout: LIMIT_MS }, async ({ expect }) => {
  using project = new Project();
  project.write('shop.mjs', transpiled(readFileSync('test/examples/walked-shop.ts', 'utf8')));
  project.write('vitest.config.mjs', 'export default {};');
  project.write('service.har', await recording());
  project.write('nothing.test.ts', nothing);
  const command = [node, vitestProgram, 'run', '--root', '.', '--no-file-parallelism', '--no-isolate'];
  let screen = await project.ready(command);
  project.write('everything.test.ts', everything);
  const met: string[] = [];
  for (let round = 1; round <= MAX_ROUNDS && screen.tests.length > 0; round++) {
    project.write(`round-${round}.test.ts`, suiteOf(screen));
    met.push(...screen.tests.map(({ row }) => row));
    screen = await project.ready(command);
  }
  expect(screen.verdict).toBe(`Ready: ${readyRowIds.length} rows passed.`);
  expect([...new Set(met)].sort()).toEqual([...readyRowIds].sort());
  // Events that come twice, late and out of order are met by two tests, and so are refunds in part and refused.
  expect(met.filter((row, at) => met.indexOf(row) < at)).toEqual(['deliveries', 'refunds']);
});

/** The checkout of a shop that takes one-off payments, and gets no webhook. */
const smallShop = `
import { PaymentError } from 'payments-sandbox';
import { paymentInput } from 'payments-sandbox/testing';

export function openShop(client) {
  let orders = 0;
  const pay = async (by, id, key) => {
    try {
      await by.payments.create(paymentInput({ metadata: { order_id: id } }), { idempotencyKey: key });
      return { id, status: 'paid' };
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      return { id, status: 'declined' };
    }
  };
  return {
    checkout: (by = client) => pay(by, \`A-\${++orders}\`, \`pay-A-\${orders}\`),
    payAgain: ({ id }) => pay(client, id, \`pay-\${id}-again\`),
  };
}`;

test.concurrent(
  'the shop of the README is ready three steps later: node:test',
  { timeout: LIMIT_MS },
  async ({ expect }) => {
    using project = new Project();
    const shop = blocksOf('README.md').find(({ text }) => text.includes('node:test'));
    project.write('pay.test.mjs', shop?.text ?? '');
    project.write('shop.mjs', smallShop);
    project.write('service.har', await recording());
    const screen = await project.ready([node, '--test']);
    expect(screen.verdict).toBe('Not ready yet: 6 rows were not met. None failed.');
    project.write('steps.test.mjs', suiteOf(screen));
    expect((await project.ready([node, '--test'])).verdict).toBe('Ready: 8 rows passed.');
  },
);

/** A shop in Python on the suite of the guide. It sends a payment again under its key until it has a final response. */
const pythonShop = `
import itertools, json, uuid
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from test_payments import Platform, URL, payment, send


class Shop:
    def __init__(self, platform):
        self.platform = platform
        self.numbers = itertools.count(1)

    def try_to_pay(self, order, card, **fields):
        _, token = send("POST", "/oauth/token", self.platform.keys, token="")
        key = str(uuid.uuid4())
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token['access_token']}", "Idempotency-Key": key}
        data = json.dumps(payment(card, metadata={"order_id": order.id}, **fields)).encode()
        for _ in range(3):
            try:
                response = urlopen(Request(URL + "/v1/payments", data, headers, method="POST"))
            except HTTPError as error:
                response = error
            except (HTTPException, URLError, OSError):
                continue
            with response:
                if response.status not in (429, 503):
                    return response.status, json.load(response)
        raise AssertionError("no final response")

    def pay(self, order, card="4242424242424242", **fields):
        status, body = self.try_to_pay(order, card, **fields)
        order.status = "paid" if status == 201 else "declined"
        order.payment_id = body.get("id")
        return order

    def checkout(self, **fields):
        return self.pay(Order(str(next(self.numbers))), **fields)

    def pay_again(self, order, card):
        return self.pay(order, "5555555555554444")

    def capture_and_ship(self, order):
        status, _ = self.platform.call("POST", f"/v1/payments/{order.payment_id}/capture", {})
        return status == 200

    def reconcile(self):
        payments, path = 0, "/v1/payments"
        while path:
            _, page = self.platform.call("GET", path)
            payments += len(page["data"])
            info = page["page_info"]
            path = f"/v1/payments?after_cursor={info['end_cursor']}" if info["has_next"] else None
        return Books(payments)


class Order:
    def __init__(self, id):
        self.id = id


class Books:
    def __init__(self, payments):
        self.payments = payments
`;

/** Returns a line as Python programmers write it with the functions of the guide. */
function inPython(line: string): string {
  const [, method, path = '', body, count] =
    /^(GET|POST) (\/\S+)(?: (\{.*\}))?(?: # (one|none)\b.*)?$/.exec(line) ?? [];
  if (method === undefined) return line;
  const sent = `send("${method}", f"{platform.path}${path}"${body === undefined ? '' : `, ${body}`})`;
  return count === undefined ? sent : `assert len(${sent}[1]["data"]) == ${count === 'one' ? 1 : 0}`;
}

/** Returns a suite of pytest of the lines of a screen. */
function pythonSuiteOf({ tests }: ReadyScreen): string {
  // The lines of two rows are commands for a terminal.
  const inCode = tests.filter(({ lines }) => !lines.some((line) => line.startsWith('npx ')));
  const variants = inCode.flatMap((test) => variantsOf(test).map((lines) => ({ row: test.row, lines })));
  const bodies = variants.map(({ row, lines }, at) => [
    `def test_${row}_${at}(platform):`,
    '    shop = Shop(platform)',
    `    checkout = lambda: shop.checkout(${row === 'capture_lapse' ? 'capture_strategy="manual"' : ''})`,
    '    pay_again, capture_and_ship, reconcile = shop.pay_again, shop.capture_and_ship, shop.reconcile',
    ...lines.map((line) => `    ${inPython(line)}`),
  ]);
  return ['from shop import Shop', 'from test_payments import platform, send', ...bodies.flat(), ''].join('\n');
}

test.concurrent(
  'the suite of the guide in Python fails no row, and the lines of the screen make it ready',
  { timeout: LIMIT_MS },
  async ({ expect }) => {
    using project = new Project(tmpdir());
    const guide = blocksOf('docs/guides/other-languages.md').find(({ language }) => language === 'python pytest');
    project.write('test_payments.py', guide?.text ?? '');
    project.write('shop.py', pythonShop);
    const pytest = ['pytest', '-q', '-p', 'no:cacheprovider'];
    let screen = await project.ready(pytest);
    expect(screen.verdict).toBe('Not ready yet: 8 rows were not met. None failed.');
    for (const round of [1, 2]) {
      project.write(`test_round_${round}.py`, pythonSuiteOf(screen));
      screen = await project.ready(pytest);
    }
    expect(screen.tests.map(({ row }) => row)).toEqual(['explored', 'compared']);
    const reasons = screen.tests.map(({ row }) => `${row}: 'the reason'`);
    project.write(screen.acceptIn ?? '', `ready: { accept: { ${reasons.join(', ')} } }`);
    expect((await project.ready(pytest)).verdict).toBe('Ready: 7 rows passed.');
  },
);
