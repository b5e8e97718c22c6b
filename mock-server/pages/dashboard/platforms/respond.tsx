import type { ControlPort, ControlResult } from '../../../control/operation';
import { runOnSandbox } from '../../../control/run';
import type { TextResponse } from '../../../wire/envelope';
import { isOwnForm } from '../../../wire/host';
import { sentValue } from '../../../wire/query';
import { readForm } from '../../../wire/read';
import { isSandboxError } from '../../../sandbox-error';
import { emptyForm, type FormState } from '../../form';
import { htmlResponse } from '../../html-response';
import { Copyable, Facts, Text } from '../parts/values';
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
    const form = readForm(request); // body_too_large malformed_request
    if (form.get('action') !== 'create') return notFound(visited);
    return create(control, visited, form.get('name')?.trim() ?? '');
  }
  return list(control, visited, { status: 200, form: emptyForm });
}

/** Creates a platform. Shows the form again for a name that is not valid or not free. */
async function create(control: ControlPort, visited: VisitedAddress, name: string): Promise<TextResponse> {
  try {
    const body = name === '' ? {} : { name };
    return created(visited, await runOnSandbox(control, 'createPlatform', { body })); // service_unavailable
  } catch (error) {
    if (!isSandboxError(error) || error.status !== 422) throw error;
    const form = { values: { name }, errors: { name: error.message } };
    return list(control, visited, { status: error.status, form });
  }
}

async function list(
  control: ControlPort,
  visited: VisitedAddress,
  { status, form }: { readonly status: number; readonly form: FormState },
): Promise<TextResponse> {
  const { request } = visited;
  const search = new URLSearchParams(request.query);
  const page = await runOnSandbox(control, 'listPlatforms', { search }); // cursor_invalid parameter_invalid
  const hasReplicas = control.replica !== undefined;
  const unusedFor = sentValue(search, 'unused_for');
  const shown = { page, links: linksOf('', search, 'test'), unusedFor, hasReplicas, form };
  return framed(visited, 'Platforms', <PlatformList {...shown} />, status);
}

function framed(
  { request }: VisitedAddress,
  title: string,
  body: ReturnType<typeof PlatformList>,
  status = 200,
): TextResponse {
  const page = (
    <PlatformsFrame root={rootOf(request)} title={title}>
      {body}
    </PlatformsFrame>
  );
  return htmlResponse(status, page, dashboardPolicy);
}

/** The secrets are in this response only: no address shows them. */
function created(visited: VisitedAddress, { id, name, test, live }: ControlResult<'createPlatform'>): TextResponse {
  return framed(
    visited,
    'Platform created',
    <>
      <p>Copy the secrets now: they are not shown again.</p>
      <Facts
        of={[
          ['Platform', <Copyable text={id} label="id" />],
          ...(name === null ? [] : [['Name', <Text of={name} />] as const]),
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
