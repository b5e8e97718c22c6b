import { expect, test } from 'vitest';
import { blocksOf } from '../../mock-server/docs/markdown';
import { codeParts } from '../../mock-server/docs/code-parts';
import { pagesIn } from '../../mock-server/docs/build/pages';

const marked = (text: string, language: string) =>
  codeParts(text, language)
    .map((part) => (part.kind === undefined ? part.text : `[${part.kind} ${part.text}]`))
    .join('');

test.each([
  ['ts', "const a = 'b'; // c 'd'", "[keyword const] a = [string 'b']; [comment // c 'd']"],
  ['ts vitest', 'await pay(1_000)', '[keyword await] pay([number 1_000])'],
  ['ts', "const url = 'http://x'; `a ${b}`", "[keyword const] url = [string 'http://x']; [string `a ${b}`]"],
  ['ts', "app.use({ type: 'a' })", "app.use({ type: [string 'a'] })"],
  ['sh', "npx a --b 'c' # d", "npx a [keyword --b] [string 'c'] [comment # d]"],
  ['sh then', 'curl "$URL/#x"', 'curl [string "$URL/#x"]'],
  ['json', '{ "a": "b", "c": 1 }', '{ [keyword "a"]: [string "b"], [keyword "c"]: [number 1] }'],
  ['http', 'POST /v1\nSub-Account: acc_1', '[keyword POST] /v1\n[keyword Sub-Account]: acc_1'],
  ['http', 'Idempotency-Key: createPayment-1', '[keyword Idempotency-Key]: createPayment-1'],
  ['yaml', 'a: b # c', '[keyword a]: b [comment # c]'],
  ['yaml', '- 4010:4010', '- 4010:4010'],
  ['python', 'if a: # b', '[keyword if] a: [comment # b]'],
  ['text', 'if "a"', 'if "a"'],
  ['constructor', 'if "a"', 'if "a"'],
  ['', '', ''],
])('%s: %j', (language, text, expected) => {
  expect(marked(text, language)).toBe(expected);
});

test('the parts of every block of the documentation are its text', async () => {
  const blocks = (await pagesIn('docs')).flatMap(({ markdown }) => blocksOf(markdown));
  const code = blocks.flatMap((block) =>
    block.type === 'code' ? [{ text: String(block['text']), language: String(block['lang'] ?? '') }] : [],
  );
  expect(code.length).toBeGreaterThan(200);
  for (const { text, language } of code)
    expect(
      codeParts(text, language)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});
