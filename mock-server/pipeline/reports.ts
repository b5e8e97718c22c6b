import { signedAddresses } from '../../spec/tables/signed-addresses';
import { ledgerOfPayout } from '../actions/ledger-of-payout';
import { SandboxError } from '../sandbox-error';
import type { WireResponse } from '../wire/envelope';
import type { PlatformLookup } from './authenticate';
import { payoutReport } from './payout-report';
import type { AddRoute, Send } from './send';
import { verifiedName } from './signed-name';

/**
 * Adds the addresses of reports. They need no token, since their names are signed. They are not part of the API, so the request
 * log does not have them.
 */
export function addReports(platforms: PlatformLookup, addRoute: AddRoute, send: Send): void {
  addRoute('GET', signedAddresses.report.path, (request, found) =>
    send(request, async () => reportResponse(platforms, found('name'))),
  );
}

function reportResponse(platforms: PlatformLookup, name: string): WireResponse {
  const { platform, parts } = verifiedName(platforms, 'report', name);
  const [id = '', expires] = parts;
  const isValid = platform.now() < Number(expires) && platform.rows.find('payouts', id) !== undefined;
  if (!isValid) throw new SandboxError('resource_not_found', {});
  const partitions = ledgerOfPayout(platform.rows, id).map(({ partition }) => partition);
  return {
    status: 200,
    contentType: 'text/csv; charset=utf-8',
    headers: {
      'Content-Disposition': `attachment; filename="${id}.csv"`,
      'X-Content-Type-Options': 'nosniff',
    },
    body: payoutReport(() => platform.rows, partitions.reverse()),
  };
}
