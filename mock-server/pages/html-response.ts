import type { JSX } from 'hono/jsx/jsx-runtime';
import type { ByteStream, TextResponse, WireResponse } from '../wire/envelope';

/** The part of the content security policy that differs from page to page. */
export interface PagePolicy {
  /** Where a form may be sent, and where the response to it may redirect to. */
  readonly formAction: string;
  /** The sources that may embed the page. */
  readonly frameAncestors: string;
  /** The sources that its script may load from (default: none). */
  readonly connect?: string;
}

/** A page that no other page may embed, and whose forms go to itself. */
export const closedPolicy: PagePolicy = { formAction: "'self'", frameAncestors: "'none'" };

/**
 * Returns a page. Nothing of it is cached, no script or style in it runs, and its address does not leave with its links. With the
 * policy `no-referrer`, a browser would send `Origin: null` with the page's own forms.
 */
export function htmlResponse(status: number, page: JSX.Element, policy: PagePolicy = closedPolicy): TextResponse {
  return {
    status,
    contentType: 'text/html; charset=utf-8',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(policy),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
    // Pages render synchronously: a promise would print as such.
    body: `<!DOCTYPE html>${String(page)}`,
  };
}

/** Returns a response that sends the browser to another page with GET. The URL is absolute, and has only ASCII characters. */
export function seeOther(url: URL): TextResponse {
  return {
    status: 303,
    contentType: 'text/plain; charset=utf-8',
    headers: { Location: url.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    body: '',
  };
}

/** Returns a response that sends the form of the browser to another address of the sandbox. */
export const sentAgain = (url: URL): TextResponse => ({ ...seeOther(url), status: 307 });

interface File {
  /** Letters, digits, `_`, `.` and `-`. */
  readonly fileName: string;
  readonly contentType: string;
  readonly chunks: ByteStream;
}

/** Returns a file that the browser saves instead of showing it. */
export function downloadResponse({ fileName, contentType, chunks }: File): WireResponse {
  return {
    status: 200,
    contentType,
    headers: {
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    body: chunks,
  };
}

function contentSecurityPolicy({ formAction, frameAncestors, connect }: PagePolicy): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    ...(connect === undefined ? [] : [`connect-src ${connect}`]),
    `form-action ${formAction}`,
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
  ].join('; ');
}
