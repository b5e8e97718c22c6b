import type { ControlPort, ControlResult } from '../../../control/operation';
import { runOnSandbox } from '../../../control/run';
import type { TextResponse } from '../../../wire/envelope';
import { isOwnForm } from '../../../wire/host';
import { sentValue } from '../../../wire/query';
import { readForm } from '../../../wire/read';
import { emptyForm, type FormState } from '../../form';
import { htmlResponse } from '../../html-response';
import { Answer } from '../acts/answer';
import { deletedText } from '../acts/control-answers';
import type { Content } from '../page';
import { Copyable, Facts, Text } from '../parts/values';
import { dashboardPolicy } from '../policy';
import { forbidden, notFound, rootOf, type SessionPort, signIn, type VisitedAddress } from '../refused-visit';
import { DELETED, PlatformsFrame } from './frame';
import { linksOf } from '../links';
import { PlatformList } from './list';
import { nameErrorOf } from './naming';
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
    const refused = nameErrorOf(name, error);
    if (refused === undefined) throw error;
    return list(control, visited, { status: 422, form: { values: { name }, errors: { name: refused } } });
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
  const { items } = page;
  const hasReplicas = control.replica !== undefined;
  const unusedFor = sentValue(search, 'unused_for');
  const shown = { page, links: linksOf('', search, 'test'), unusedFor, hasReplicas, form };
  const deleted = search.get(DELETED) ?? '';
  const isGone = deleted !== '' && control.platforms.get(deleted) === undefined;
  const answer = isGone && !items.some(({ id }) => id === deleted) && <Answer said={deletedText(deleted)} />;
  return framed(visited, { title: 'Platforms', answer, body: <PlatformList {...shown} /> }, status);
}

function framed(
  { request }: VisitedAddress,
  { title, answer, body }: Pick<Content, 'title' | 'answer' | 'body'>,
  status = 200,
): TextResponse {
  const page = (
    <PlatformsFrame root={rootOf(request)} title={title} answer={answer}>
      {body}
    </PlatformsFrame>
  );
  return htmlResponse(status, page, dashboardPolicy);
}

/** The secrets are in this response only: no address shows them. */
function created(visited: VisitedAddress, { id, name, test, live }: ControlResult<'createPlatform'>): TextResponse {
  const body = (
    <>
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
    </>
  );
  const answer = (
    <Answer said={`Created the platform ${name ?? id}. Copy the secrets now: they are not shown again.`} />
  );
  return framed(visited, { title: 'Platform created', answer, body });
}
