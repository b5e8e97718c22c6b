import { expect } from 'vitest';

const declined = (code: string) => ({ code: 1, stderr: expect.stringContaining(`decline_code: ${code}`) });

/** A reader brings the file along. */
const noSuchFile = (name: string) => ({
  code: 2,
  stderr: expect.stringContaining(`The ${name} cannot be read. There is no such file`),
});

/** The output of the blocks of the pages on the command line and on operation: see `documents.test.ts`. */
export const printedByOperationGuides = {
  'docs/guides/compare.md': {
    sh: [[noSuchFile('recording traffic.har')], [noSuchFile('rules rules.json')]],
    ts: [['true']],
  },
  'docs/guides/existing-integration.md': {
    sh: [
      [{ url: expect.any(String), platform: { id: 'default' } }],
      [expect.stringContaining('sigk_of_my_machine')],
      [
        expect.stringContaining('Created sub account'),
        expect.stringContaining('Exported'),
        '',
        expect.stringContaining('Imported'),
        expect.stringContaining('acc_of-my-tests'),
      ],
      [expect.stringContaining('0')],
    ],
  },
  'docs/guides/going-live.md': { ts: [['0']] },
  'docs/guides/team-sandbox.md': {
    sh: [
      [expect.stringContaining('shown only now'), expect.stringContaining('default')],
      ['test_', { id: expect.stringMatching(/^pf_/) }],
    ],
  },
  'docs/guides/terminal.md': {
    sh: [
      [{ url: expect.any(String) }],
      [
        expect.stringMatching(/^Created payment py_/),
        expect.stringMatching(/^Created refund re_/),
        expect.stringContaining('Coffee'),
        expect.stringContaining('insufficient_funds'),
        declined('insufficient_funds'),
        expect.stringContaining('insufficient_funds'),
      ],
      [expect.any(String), expect.any(String), expect.stringContaining('No requests')],
      [
        expect.stringContaining('To search in live mode:'),
        expect.stringContaining('None of the payments'),
        expect.stringContaining('To search all kinds of objects:'),
      ],
      [{ type: 'array' }],
      [
        expect.stringContaining('authorized.'),
        expect.stringContaining('running'),
        expect.stringContaining('canceled'),
        expect.stringContaining('running'),
      ],
      [expect.stringContaining('Deleted everything')],
    ],
  },
  'docs/reference/command-line.md': { sh: [[{ url: expect.stringMatching(/^https:/) }]] },
  'docs/reference/commands.md': {
    sh: [
      [expect.stringContaining('ok'), expect.any(String), expect.stringContaining('base')],
      [expect.stringContaining('Deleted'), expect.stringContaining('Deleted')],
      [expect.any(String), expect.any(String), expect.any(String)],
      [
        expect.stringMatching(/^Created payment/),
        expect.stringMatching(/\tpy_\w+\n/),
        expect.stringContaining('The list is empty.'),
      ],
      [expect.stringMatching(/^http:/)],
    ],
  },
  'docs/reference/reachability-and-tokens.md': { sh: [[{ url: expect.any(String) }]] },
};
