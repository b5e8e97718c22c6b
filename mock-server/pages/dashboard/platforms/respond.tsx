import type { ControlPort, ControlResult } from '../../../control/operation';
import { runOnSandbox } from '../../../control/run';
import type { TextResponse } from '../../../wire/envelope';
import { isOwnForm } from '../../../wire/host';
import { sentValue } from '../../../wire/query';
import { readForm } from '../../../wire/read';
import { htmlResponse } from '../../html-response';
import { Copyable, Facts } from '../parts/values';
import { dashboardPolicy } from '../policy';
import { forbidden, notFound, rootOf, type SessionPort, signIn, type VisitedAddress } from '../refused-visit';
import { PlatformsFrame } from './frame';
import { linksOf } from '../links';
import { PlatformList } from './list';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';

/** The sandbox, as the list of its platforms uses it. */
export interface PlatformsPort {
  readonly control: ControlPort;
  readonly session: SessionPort;
}

/** Responds to a request to the list of platforms. Throws the errors that `refuseVisit` makes pages of. */
export async function respondToPlatforms(
  { control, session }: PlatformsPort,
  visited: VisitedAddress,
): Promise<TextResponse> {
  const { request } = visited;
  if (request.method === 'POST' && !isOwnForm(request, [])) return forbidden(visited);
  // A token of a platform does not open the list.
  if (session.accessOf(request.headers) === undefined) return signIn(session, visited);
  if (request.method === 'POST') {
    if (readForm(request).get('action') !== 'create') return notFound(visited); // body_too_large malformed_request
    return created(visited, await runOnSandbox(control, 'createPlatform', {})); // service_unavailable
  }
  const search = new URLSearchParams(request.query);
  const page = await runOnSandbox(control, 'listPlatforms', { search }); // cursor_invalid parameter_invalid
  const hasReplicas = control.replica !== undefined;
  const unusedFor = sentValue(search, 'unused_for');
  const shown = { page, links: linksOf('', search, 'test'), unusedFor, hasReplicas };
  return framed(visited, 'Platforms', <PlatformList {...shown} />);
}

function framed({ request }: VisitedAddress, title: string, body: ReturnType<typeof PlatformList>): TextResponse {
  const page = (
    <PlatformsFrame root={rootOf(request)} title={title}>
      {body}
    </PlatformsFrame>
  );
  return htmlResponse(200, page, dashboardPolicy);
}

/** The secrets are in this response only: no address shows them. */
function created(visited: VisitedAddress, { id, test, live }: ControlResult<'createPlatform'>): TextResponse {
  return framed(
    visited,
    'Platform created',
    <>
      <p>Copy the secrets now: they are not shown again.</p>
      <Facts
        of={[
          ['Platform', <Copyable text={id} label="id" />],
          ['Client id, test mode', <Copyable text={test.client_id} label="client id of test mode" />],
          ['Client secret, test mode', <Copyable text={test.client_secret} label="client secret of test mode" />],
          ['Client id, live mode', <Copyable text={live.client_id} label="client id of live mode" />],
          ['Client secret, live mode', <Copyable text={live.client_secret} label="client secret of live mode" />],
        ]}
      />
      <p>
        <a href={`${encodeURIComponent(id)}/`}>Open its dashboard</a>
      </p>
      <p>
        <a href="./">All platforms</a>
      </p>
    </>,
  );
}
