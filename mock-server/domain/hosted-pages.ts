import { basePathFrom, basePathRule } from '../../spec/vocabulary/base-path';
import { URL } from '../../spec/vocabulary/globals';

/** Options of the hosted pages. */
export interface HostedPageOptions {
  /**
   * Base URL of the hosted checkout, for a sandbox behind a proxy: http or https, with an optional path (default: the base
   * URL that each request used). A `RangeError` for any other text.
   */
  readonly checkoutUrl?: string | undefined;
  /** Base URL of the hosted onboarding, likewise. */
  readonly onboardingUrl?: string | undefined;
  /**
   * Origins of pages that may embed the hosted onboarding and the frames of page components, such as `https://shop.example`
   * (default: every port of `localhost`, names below it and 127.0.0.1). A `RangeError` for any other text.
   */
  readonly allowFrames?: readonly string[] | undefined;
}

/** Addresses of the hosted pages, and the pages that may embed them. */
export interface HostedPages {
  /** Without a trailing slash; undefined: the base URL that the request used. */
  readonly checkoutUrl: string | undefined;
  readonly onboardingUrl: string | undefined;
  /** Undefined: loopback names on every port. */
  readonly frameOrigins: readonly string[] | undefined;
}

/** Loopback names as a browser matches them. It has no form for an IPv6 address. Source: Hosted onboarding. */
const loopbackSources = ['localhost', '*.localhost', '127.0.0.1'].flatMap((name) => [
  `http://${name}:*`,
  `https://${name}:*`,
]);

/** Returns the settings of the hosted pages. Throws a `RangeError` for an invalid option. */
export function hostedPages({ checkoutUrl, onboardingUrl, allowFrames = [] }: HostedPageOptions): HostedPages {
  return {
    checkoutUrl: checkoutUrl === undefined ? undefined : baseUrl('checkoutUrl', checkoutUrl),
    onboardingUrl: onboardingUrl === undefined ? undefined : baseUrl('onboardingUrl', onboardingUrl),
    frameOrigins: allowFrames.length === 0 ? undefined : webOrigins('allowFrames', allowFrames),
  };
}

function baseUrl(option: string, text: string): string {
  const url = webUrl(text);
  if (url === undefined || url.search !== '' || url.hash !== '')
    throw new RangeError(`${option} must be an http or https URL without query, such as https://pay.example/sandbox`);
  return url.href.replace(/\/+$/, '');
}

/** Returns a base path without a trailing slash; empty without one. Throws a `RangeError` for any other text. */
export function basePathOption(text = ''): string {
  const path = basePathFrom(text);
  if (path === undefined) throw new RangeError(`basePath must be ${basePathRule}`);
  return path;
}

/** Returns the origins of web pages as a browser sends them. Throws a `RangeError` for any other text. */
export function webOrigins(option: string, texts: readonly string[]): readonly string[] {
  return texts.map((text) => {
    const url = webUrl(text);
    if (url !== undefined && (text === url.origin || text === `${url.origin}/`)) return url.origin;
    throw new RangeError(`${option} must be origins, such as https://shop.example or http://localhost:3000`);
  });
}

/** Returns an absolute http or https URL without credentials. */
export function webUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/** Returns the address of a checkout session. The own base URL is that which the request used. Source: Hosted checkout. */
export function checkoutAddress({ checkoutUrl }: HostedPages, ownBaseUrl: string, sessionId: string): string {
  return `${checkoutUrl ?? ownBaseUrl}/r/${sessionId}`;
}

/** Returns the host names of the base URLs, which a proxy may pass on. */
export function hostNames({ checkoutUrl, onboardingUrl }: HostedPages): readonly string[] {
  return [checkoutUrl, onboardingUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).hostname]));
}

/** The sources that may embed the hosted onboarding and the frames, as `frame-ancestors` lists them. */
export function frameSources({ frameOrigins }: HostedPages): string {
  return (frameOrigins ?? loopbackSources).join(' ');
}

/** Whether a page of an origin may embed the hosted onboarding. */
export function isFrameAllowed({ frameOrigins }: HostedPages, origin: string): boolean {
  if (frameOrigins) return frameOrigins.includes(origin);
  const name = webUrl(origin)?.hostname;
  return name === 'localhost' || name === '127.0.0.1' || name?.endsWith('.localhost') === true;
}
