import type { PageAct } from '../../../spec/tables/page-acts';
import { submitOnboarding } from '../../actions/submit-onboarding';
import { frameSources, type HostedPages, isFrameAllowed, webUrl } from '../../domain/hosted-pages';
import type { Platform } from '../../platform/platform';
import type { AccountRow } from '../../rows';
import type { SandboxError } from '../../sandbox-error';
import { toIso } from '../../time/clock';
import type { TextResponse } from '../../wire/envelope';
import type { RequestHeaders } from '../../wire/message';
import { readForm } from '../../wire/read';
import { emptyForm, type FormState } from '../form';
import { htmlResponse, type PagePolicy } from '../html-response';
import type { Page, PageRequest } from '../page';
import { completePayload, payloadOf, problemsOf, readValues } from './entry';
import { refusalOf } from './refusal';
import { businessKind, fieldsFor, firstStep, type PageField, placeIn, type Step, stepOf, steps } from './steps';
import { ClosedPage, StepForm, SubmittedPage } from './view';

/** A request to the page of an account. */
interface Visit extends PageRequest {
  readonly platform: Platform;
  readonly account: AccountRow;
  readonly embedder: string | undefined;
}

/**
 * The hosted onboarding: a form of several steps. What was entered travels with the form, and nothing is stored before the last
 * step. Source: Hosted onboarding.
 */
export const onboardingPage: Page = { respond, policy: policyOf, isEmbedded: true };

function respond(platform: Platform, page: PageRequest): TextResponse | undefined {
  const { request, id, hostedPages } = page;
  const account = platform.rows.find('accounts', id);
  if (account?.kind !== 'sub') return undefined;
  const form = request.method === 'POST' ? readForm(request) : undefined;
  const embedder = form ? allowedOrigin(hostedPages, form.get('embedder')) : embedderOf(hostedPages, request.headers);
  const visit = { ...page, platform, account, embedder };
  const refusal = refusalOf(platform, account);
  if (refusal) return closed(visit, form && refusal);
  return form ? takeForm(visit, form) : showStep(visit, 200, firstStep, emptyForm);
} // body_too_large malformed_request service_unavailable

/** Returns the origin of the page that embeds the form. The browser names it in the request for the first step. */
function embedderOf(hostedPages: HostedPages, headers: RequestHeaders): string | undefined {
  return headers.get('sec-fetch-dest') === 'iframe' ? allowedOrigin(hostedPages, headers.get('referer')) : undefined;
}

/** Returns the origin of a URL if it may embed the form. */
function allowedOrigin(hostedPages: HostedPages, url: string | null): string | undefined {
  const origin = webUrl(url ?? '')?.origin;
  return origin !== undefined && isFrameAllowed(hostedPages, origin) ? origin : undefined;
}

/** Goes back, or checks a step and goes on. Everything is checked again at the end, since fields can be changed on the way. */
function takeForm(visit: Visit, form: URLSearchParams): TextResponse {
  const values = readValues(form);
  const position = Math.max(
    0,
    steps.findIndex(({ key }) => key === form.get('step')),
  );
  const goTo = (step: Step | undefined) => showStep(visit, 200, step ?? firstStep, { ...emptyForm, values });
  if (form.get('action') === 'back') return goTo(steps[position - 1]);
  const body = payloadOf(values, visit.request);
  const problems = problemsOf(body, values, toIso(visit.platform.now()));
  const next = steps[position + 1];
  const checked = next === undefined ? steps : steps.slice(position, position + 1);
  const refused = checked.find((step) => [...problems.keys()].some((path) => stepOf(path) === step));
  if (refused) return showStep(visit, 422, refused, stateOf(refused, values, problems));
  return next ? goTo(next) : submit(visit, body);
}

/** Returns the errors of a step at their fields, and one of those that belong to no field. */
function stateOf(step: Step, values: FormState['values'], problems: ReadonlyMap<string, string>): FormState {
  const shown = fieldsOf(step, values).map(({ path }) => path);
  const [alert] = [...problems].flatMap(([path, message]) =>
    stepOf(path) === step && !shown.includes(path) ? [message] : [],
  );
  return { values, errors: Object.fromEntries(shown.map((path) => [path, problems.get(path)])), alert };
}

function fieldsOf(step: Step, values: FormState['values']): readonly PageField[] {
  const fields = fieldsFor(businessKind(values)).filter(({ path }) => stepOf(path) === step);
  return fields.sort((a, b) => placeIn(step, a.path) - placeIn(step, b.path));
}

function showStep(visit: Visit, status: number, step: Step, state: FormState): TextResponse {
  const { account, embedder } = visit;
  const view = { account, embedder, step, state, number: steps.indexOf(step) + 1, count: steps.length };
  const fields = fieldsOf(step, state.values);
  return htmlResponse(status, <StepForm {...view} fields={fields} />, policyOf(visit.hostedPages));
}

/** Stores the entry in one transaction, as the API does. */
function submit(visit: Visit, body: object): TextResponse {
  const { platform, account, requestId, embedder } = visit;
  const operation = 'submitOnboarding' satisfies PageAct;
  platform.transact({ request_id: requestId, idempotency_key: null, operation }, (work) =>
    submitOnboarding(work, work.rows.require('accounts', account.id), completePayload(body, work.now)),
  );
  const isAutomatic = account.mode === 'test' && platform.settings.autoEnable;
  const page = <SubmittedPage account={account} isAutomatic={isAutomatic} embedder={embedder} />;
  return htmlResponse(200, page, policyOf(visit.hostedPages));
}

/** Shows the status of the account. A form that was sent has failed. */
function closed(visit: Visit, refusal: SandboxError | undefined): TextResponse {
  const { account, embedder } = visit;
  const outcome = refusal && ({ eventType: 'submitFailure', reason: refusal.code, embedder } as const);
  const page = <ClosedPage account={account} isRefused={refusal !== undefined} outcome={outcome} />;
  return htmlResponse(409, page, policyOf(visit.hostedPages));
}

function policyOf(hostedPages: HostedPages): PagePolicy {
  return { formAction: "'self'", frameAncestors: frameSources(hostedPages) };
}
