import type { Child } from 'hono/jsx';
import { dueNext } from '../../../platform/due-next';
import type { Platform } from '../../../platform/platform';
import { attentionOf } from '../attention';
import { CreateLink } from '../create/create-link';
import { Excerpt } from '../objects/object-table';
import type { DashboardPage, Visit } from '../page';
import { JobText } from '../parts/job-text';
import { Table } from '../parts/table';
import { Copyable, Facts, Instant, Section } from '../parts/values';
import { VerdictLine } from '../ready/verdict-line';
import { verdictOn } from '../ready/verdict-on';
import { Reset, resetActions } from '../sandbox/reset';
import { AttentionList } from './attention-list';
import { FirstSteps } from './first-steps';
import { Latest, SHOWN } from './latest';
import { TotalsTable } from './totals-table';
import { VolumeChart } from './volume-chart';
import { Date } from '../../../../spec/vocabulary/globals';

/** The overview: what needs attention, what just came in, keys, the volume, and the number of objects. */
export const overview: DashboardPage = {
  show: async (visit) => {
    const { platform, mode } = visit;
    const totals = await platform.totals.read(mode);
    const attention = await attentionOf(platform);
    const verdict = await verdictOn(platform);
    const currency = platform.rows.require('platform', platform.id).currency;
    const isEmpty = platform.rows.count('payments', 'newest', mode) === 0;
    const latest = await Latest({ visit });
    return {
      title: 'Overview',
      head: { actions: <CreateLink visit={visit} list="payments" label="Create payment" /> },
      body: (
        <>
          <AttentionList visit={visit} attention={attention} />
          <VerdictLine visit={visit} verdict={verdict} />
          <FirstSteps visit={visit} />
          <div class="latest">
            {latest}
            <Due visit={visit} />
          </div>
          <KeyFacts visit={visit} />
          <Folded title="Volume of the last 30 days" id="volume" isFolded={isEmpty}>
            <VolumeChart days={totals.volume} currency={currency} />
          </Folded>
          <Folded title="Objects" id="objects" isFolded={isEmpty}>
            <TotalsTable links={visit.links} totals={totals} />
          </Folded>
          <Reset visit={visit} />
        </>
      ),
    };
  },
  actions: resetActions,
};

interface FoldedProps {
  readonly title: string;
  readonly id: string;
  readonly isFolded: boolean;
  readonly children?: Child;
}

/** A part of the page that is folded while it says little. */
function Folded({ title, id, isFolded, children }: FoldedProps) {
  if (!isFolded) return <Section title={title}>{children}</Section>;
  return (
    <details class="folded" id={id}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

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
  return (
    <Excerpt visit={visit} title="Due next" all={{ title: 'Time and everything that is due', path: 'time' }}>
      <Table
        caption="Jobs that are due next, earliest first"
        columns={[
          { title: 'Due', of: ({ due_at }) => <Instant at={due_at} />, role: 'time' },
          { title: 'Job', of: (job) => <JobText visit={visit} job={job} />, role: 'main' },
        ]}
        items={dueNext(visit.platform, SHOWN)}
        idOf={({ id }) => `due-${id}`}
        empty="Nothing is due."
      />
    </Excerpt>
  );
}
