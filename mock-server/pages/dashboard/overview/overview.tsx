import { dueNext } from '../../../platform/due-next';
import type { Platform } from '../../../platform/platform';
import { attentionOf } from '../attention';
import { CreateLink } from '../create/create-link';
import type { DashboardPage, Visit } from '../page';
import { HttpStatus } from '../parts/http-status';
import { JobText } from '../parts/job-text';
import { Table } from '../parts/table';
import { Copyable, Facts, Instant, Section, Text } from '../parts/values';
import { Reset, resetActions } from '../sandbox/reset';
import { visibleText } from '../text';
import { AttentionList } from './attention-list';
import { FirstSteps } from './first-steps';
import { TotalsTable } from './totals-table';
import { VolumeChart } from './volume-chart';
import { Date } from '../../../../spec/vocabulary/globals';

/** Number of jobs and of requests that are shown. */
const SHOWN = 8;

/** The overview: what needs attention, keys, totals, the jobs that are due next, and the latest requests. */
export const overview: DashboardPage = {
  show: async (visit) => {
    const { platform, mode } = visit;
    const totals = await platform.totals.read(mode);
    const attention = await attentionOf(platform);
    const currency = platform.rows.require('platform', platform.id).currency;
    return {
      title: 'Overview',
      head: { actions: <CreateLink visit={visit} list="payments" label="Create payment" /> },
      body: (
        <>
          <AttentionList visit={visit} attention={attention} />
          <KeyFacts visit={visit} />
          <FirstSteps visit={visit} />
          <Section title="Volume of the last 30 days">
            <VolumeChart days={totals.volume} currency={currency} />
          </Section>
          <Section title="Objects">
            <TotalsTable links={visit.links} totals={totals} />
          </Section>
          <Section title="Due next">
            <Due visit={visit} />
          </Section>
          <Section title="Latest requests">
            <LatestRequests visit={visit} />
          </Section>
          <Reset visit={visit} />
        </>
      ),
    };
  },
  actions: resetActions,
};

function KeyFacts({ visit: { platform, mode, links } }: { readonly visit: Visit }) {
  const { client_id, client_secret } = platform.keys[mode];
  const { account_id } = platform.keyPair(mode);
  return (
    <Facts
      of={[
        ['Client id', <Copyable text={client_id} label="client id" />],
        [
          'Client secret',
          client_secret === null ? (
            <span class="none">Known only to the process that created the platform</span>
          ) : (
            <Copyable text={client_secret} label="client secret" />
          ),
        ],
        ['Platform account', <Copyable text={account_id} label="account id" />],
        ['Clock', <a href={links.to('time')}>{clockText(platform)}</a>],
      ]}
    />
  );
}

function clockText({ clock }: Platform): string {
  const now = new Date(clock.now()).toISOString().replace('T', ' ').slice(0, 19);
  return `${now} UTC${clock.frozen ? ', frozen' : ''}`;
}

function Due({ visit }: { readonly visit: Visit }) {
  const { platform, links } = visit;
  return (
    <>
      <Table
        caption="Jobs that are due next, earliest first"
        columns={[
          { title: 'Due', of: ({ due_at }) => <Instant at={due_at} />, role: 'time' },
          { title: 'Job', of: (job) => <JobText visit={visit} job={job} />, role: 'main' },
        ]}
        items={dueNext(platform, SHOWN)}
        idOf={({ id }) => `due-${id}`}
        empty="Nothing is due."
      />
      <p class="more">
        <a href={links.to('time')}>Time and everything that is due</a>
      </p>
    </>
  );
}

function LatestRequests({ visit: { platform, links } }: { readonly visit: Visit }) {
  const entries = [];
  for (const { entry } of platform.requests.walk({}, 'descending')) if (entries.push(entry) === SHOWN) break;
  return (
    <>
      <Table
        caption="The latest requests, newest first"
        columns={[
          { title: 'Time', of: ({ clock }) => <Instant at={clock} />, role: 'time' },
          {
            title: 'Request',
            role: 'main',
            of: ({ id, method, path }) => (
              <a class="id" href={links.to(`requests/${id}`)}>
                {method} {visibleText(path)}
              </a>
            ),
          },
          { title: 'Status', of: ({ status }) => <HttpStatus of={status} />, role: 'status' },
          { title: 'Error code', of: ({ error_code }) => <Text of={error_code} /> },
        ]}
        items={entries}
        idOf={({ id }) => id}
        empty="There are no requests yet."
      />
      <p class="more">
        <a href={links.to('requests')}>All requests</a>
      </p>
    </>
  );
}
