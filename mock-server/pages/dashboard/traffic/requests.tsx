import { controlOperations } from '../../../../spec/control';
import { runOnPlatform } from '../../../control/run';
import type { DashboardPage, Visit } from '../page';
import { HttpStatus } from '../parts/http-status';
import { filtersOf, List } from '../parts/list';
import type { Column } from '../parts/table';
import { Instant, Text } from '../parts/values';
import type { RequestEntry } from './copied-request';
import { KeyOutcome, Path, Verdict } from './request-values';

const filters = filtersOf(controlOperations.listRequests);

/** The request log of a platform, of both modes. */
export const requests: DashboardPage = {
  show: async (visit) => {
    const page = await runOnPlatform(visit.platform, 'listRequests', { search: visit.search });
    return {
      title: 'Requests',
      body: (
        <List
          visit={visit}
          caption="Requests of both modes, newest first"
          page={page}
          columns={columnsOf(visit)}
          idOf={({ id }) => id}
          empty="There are no requests"
          filters={filters}
        />
      ),
    };
  },
};

function columnsOf({ links }: Visit): readonly Column<RequestEntry>[] {
  return [
    { title: 'Time', of: ({ clock }) => <Instant at={clock} /> },
    { title: 'Method', of: ({ method }) => <Text of={method} /> },
    {
      title: 'Path',
      of: (entry) => (
        <a href={links.to(`requests/${entry.id}`)}>
          <Path of={entry} />
          <span class="unseen"> request {entry.id}</span>
        </a>
      ),
    },
    { title: 'Operation', of: ({ operation }) => <Text of={operation} /> },
    { title: 'Status', of: ({ status }) => <HttpStatus of={status} /> },
    { title: 'Error code', of: ({ error_code }) => error_code },
    { title: 'Idempotency', of: ({ idempotency }) => <KeyOutcome of={idempotency} /> },
    { title: 'Verdict', of: ({ verdict }) => <Verdict of={verdict} /> },
    { title: 'Mode', of: ({ account_type }) => <Text of={account_type} /> },
  ];
}
