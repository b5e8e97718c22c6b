import type { JSX } from 'hono/jsx/jsx-runtime';
import { cannotOpen } from '../platform/availability';
import type { Platform } from '../platform/platform';
import { PlatformUnavailableError } from '../platform/unavailable';
import { isOwnedElsewhere } from '../store/journal/owned-elsewhere-error';
import { isSandboxError, type SandboxError } from '../sandbox-error';
import { retryHeaders, type TextResponse } from '../wire/envelope';
import { isOwnForm } from '../wire/host';
import { checkoutPage } from './checkout/respond';
import { htmlResponse, type PagePolicy } from './html-response';
import { Notice } from './layout';
import { onboardingPage } from './onboarding/respond';
import type { Page, PageRequest, PagesPort } from './page';

/** The hosted pages by their name. */
const pages = { checkout: checkoutPage, onboarding: onboardingPage } as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** Every page stands one level below the root. */
const ROOT = '../';

/** Responds to a request to a hosted page. Errors become pages, too. Source: Hosted onboarding; Hosted checkout. */
export async function respondToPage(port: PagesPort, name: PageName, visit: PageRequest): Promise<TextResponse> {
  const { hostedPages } = port;
  const page: Page = pages[name];
  const baseUrls = [hostedPages.checkoutUrl, hostedPages.onboardingUrl].filter((url) => url !== undefined);
  const isForm = visit.request.method === 'POST';
  if (isForm && !isOwnForm(visit.request, baseUrls)) return foreignForm();
  const policy = page.policy(hostedPages);
  try {
    return (await respondOnOwner(port, page, visit)) ?? unknownPage(policy);
  } catch (error) {
    if (isOwnedElsewhere(error)) throw error; // the replica that owns the platform responds
    const known = error instanceof PlatformUnavailableError ? cannotOpen(error) : error;
    if (!isSandboxError(known)) throw error;
    return failedPage(known, policy, isForm && page.isEmbedded);
  }
}

/** Returns the page for an error of a request that reached no hosted page: it is for those who run the sandbox. */
export function refusePage(hostedPages: PagesPort['hostedPages'], name: PageName, error: SandboxError): TextResponse {
  return errorPage(
    error,
    pages[name].policy(hostedPages),
    <Notice title="Something went wrong" root={ROOT}>
      <p class="alert" role="alert">
        {error.message}
      </p>
      <p>{error.explanation}</p>
    </Notice>,
  );
}

/** The first platform that has the object responds, or the one that the query names. */
async function respondOnOwner(port: PagesPort, page: Page, visit: PageRequest): Promise<TextResponse | undefined> {
  const named = visit.request.placedOn ?? visit.search.get('platform');
  const owners = await port.platforms.owners(visit.id);
  for (const owner of named === null ? owners : owners.filter((id) => id === named)) {
    const response = await port.platforms.during(owner, (platform) => respondOn(platform, page, visit));
    if (response) return response;
  }
  return undefined;
}

/** A page changes only what can be made durable, and shows it then, as the API does. */
async function respondOn(
  platform: Platform | undefined,
  page: Page,
  visit: PageRequest,
): Promise<TextResponse | undefined> {
  if (platform === undefined) return undefined;
  const isForm = visit.request.method === 'POST';
  platform.assertAvailable(!isForm); // service_unavailable
  platform.runDueJobs();
  const response = page.respond(platform, visit);
  if (platform.pending) await platform.settled(!isForm);
  return response;
}

function unknownPage(policy: PagePolicy): TextResponse {
  return htmlResponse(
    404,
    <Notice title="Page not found" root={ROOT}>
      <p>This address is unknown. Check the link that brought you here.</p>
    </Notice>,
    policy,
  );
}

function foreignForm(): TextResponse {
  return htmlResponse(
    403,
    <Notice title="Form not accepted" root={ROOT}>
      <p>The form was sent by another page. Open this address in your browser and send it from here.</p>
    </Notice>,
  );
}

/** Returns the page for a form that was not read, or for a platform that cannot be opened. */
function failedPage(error: SandboxError, policy: PagePolicy, isReported: boolean): TextResponse {
  const outcome = isReported ? ({ eventType: 'submitFailure', reason: error.code } as const) : undefined;
  return errorPage(
    error,
    policy,
    <Notice title="Something went wrong" root={ROOT} outcome={outcome}>
      <p class="alert" role="alert">
        {error.status < 500
          ? 'The form could not be read, and nothing was done with it. Go back and fill it in again.'
          : 'This page does not work at the moment. Try again in a few minutes.'}
      </p>
    </Notice>,
  );
}

function errorPage(error: SandboxError, policy: PagePolicy, notice: JSX.Element): TextResponse {
  const page = htmlResponse(error.status, notice, policy);
  return { ...page, headers: { ...page.headers, ...retryHeaders(error), ...error.headers } };
}
