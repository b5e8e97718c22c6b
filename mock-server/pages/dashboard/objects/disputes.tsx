import { disputeOutcomes } from '../../../../spec/tables/outcomes';
import { DisputeEvidence, DisputeResponse, responseActions } from './dispute-parts';
import { objectPages, readBy } from './object-page';

export const disputes = objectPages('disputes', 'Dispute', {
  ...readBy('listDisputes', 'getDispute'),
  machine: 'dispute',
  outcomes: { operation: 'decideDispute', names: disputeOutcomes },
  actions: responseActions,
  related: (visit, dispute) => (
    <>
      <DisputeResponse visit={visit} dispute={dispute} />
      <DisputeEvidence visit={visit} dispute={dispute} />
    </>
  ),
});
