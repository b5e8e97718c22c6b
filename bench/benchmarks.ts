import type { NamedCommands } from '../test/support/named-commands';

/** The measurements of `npm run bench`, by name. */
export const benchmarks: NamedCommands = {
  guide: {
    does: 'Speed, memory, start and many payments beside bounds. With --write, the pages on performance get them. Sections: http, callers, start, memory, many.',
    when: 'after a change of the pipeline or of the store (12 minutes, with --quick 3)',
    run: 'tsx bench/guide.ts',
    takes: '[--quick] [--write] [--only <section>]',
  },
  profile: {
    does: 'The layers that the time of a create and of a read goes to. With --write, the page on measurements gets them.',
    when: 'before a change for speed (1 minute)',
    run: 'tsx bench/profile/index.ts',
    takes: '[--write]',
  },
  postgres: {
    does: 'Creates on PostgreSQL, at the owner and forwarded. Fails below its bounds.',
    when: 'after a change of replicas or of the journal (4 minutes)',
    run: 'tsx bench/guide.ts --store postgres',
    takes: '[--quick]',
  },
  platforms: {
    does: 'Descriptors, memory and start with thousands of platforms.',
    when: 'after a change of how platforms open (1 minute)',
    run: 'tsx bench/platforms.ts',
    takes: '[platforms]',
  },
  dashboard: {
    does: 'The pages of the dashboard at 100,000 payments beside 1,000. Fails beyond its bound.',
    when: 'after a change of a page (2 minutes)',
    run: 'tsx bench/dashboard.ts',
  },
  bodies: {
    does: 'The most expensive request bodies of 1 MB.',
    when: 'after a change of reading or validation (1 minute)',
    run: 'tsx bench/bodies/index.ts',
  },
  masks: {
    does: 'The search for card numbers in 1 MB of text. Fails beyond its bound for digits in one piece.',
    when: 'after a change of that search (10 seconds)',
    run: 'tsx bench/masks.ts',
  },
  explore: {
    does: '100 schedules of a shop with two writes and one webhook, the median of five runs. Fails beyond its bound.',
    when: 'after a change of mock-server/testing/explore/ (half a minute)',
    run: 'tsx bench/explore.ts',
  },
  record: {
    does: 'What `record` adds to a call over loopback, the least of five rounds. Fails beyond its bound.',
    when: 'after a change of the proxy or of the redaction (half a minute)',
    run: 'tsx bench/record.ts',
  },
  export: {
    does: 'Imports and exports of large seed files, and how long other requests wait.',
    when: 'after a change of seed files (3 minutes)',
    run: 'tsx bench/export.ts',
    takes: '[megabytes …]',
  },
};
