import type { Child } from 'hono/jsx';
import type { Platform } from '../../platform/platform';
import type { Mode } from '../../rows';
import type { ByteStream } from '../../wire/envelope';
import type { WireRequest } from '../../wire/message';
import type { Said } from './acts/said';
import type { Links } from './links';
import type { Memory } from './memory';
import type { Head } from './parts/page-head';

/** The extent of what a visitor may see: every platform, or only the one of the address. */
export type Access = 'sandbox' | 'platform';

/** A visit to a page of the dashboard. */
export interface Visit {
  readonly platform: Platform;
  readonly memory: Memory;
  /** The extent of what the visitor may see. Pages and actions that need no more than the platform do not read it. */
  readonly access: Access;
  /** The mode that the page shows: the query parameter `mode` (default: `test`). */
  readonly mode: Mode;
  readonly request: WireRequest;
  /** The parsed query. */
  readonly search: URLSearchParams;
  /** The id of the object in the path; empty for a page without one. */
  readonly id: string;
  readonly requestId: string;
  readonly links: Links;
  /** The number of the act that led to the page; undefined for any other visit. See `DoneActs`. */
  readonly done?: string | undefined;
  /** The form that was sent and refused; undefined for any other visit. */
  readonly refused?: RefusedForm | undefined;
}

/** A form that was sent and refused. */
export interface RefusedForm {
  /** The action of the form. */
  readonly action: string;
  readonly values: URLSearchParams;
  /** The name of the field that the error is about, if one is. */
  readonly field: string | undefined;
  readonly message: string;
  /** The messages by field, where there may be several: see `FormRefused`. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The messages of the API below errors that have words of their own, by field. */
  readonly notes?: Readonly<Record<string, string>>;
  /** The request to the API that was refused. */
  readonly requestId?: string | undefined;
}

/** The content of a page. */
export interface Content {
  /** Its title, and its `h1` unless the head has another heading. */
  readonly title: string;
  /** The sentence about the act that led to the page. It stands above the title. */
  readonly answer?: Child;
  /** The parts around the title, such as the state of an object and its buttons. */
  readonly head?: Head;
  readonly body: Child;
  /** Whether the page is updated when something changes (default: true). */
  readonly isLive?: boolean;
  /** Its HTTP status (default: 200). */
  readonly status?: number | undefined;
}

/** A file that a page leads to: the browser saves it instead of showing it. */
export interface Download {
  /** Letters, digits, `_`, `.` and `-`. */
  readonly fileName: string;
  readonly contentType: string;
  readonly chunks: ByteStream;
}

/** A page with a query. */
export interface Place {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The sentence of an action, and the page that shows it. */
export interface Acted {
  /** The sentence that says what was done. */
  readonly says: Said;
  /**
   * The path of the page that shows it, relative to the dashboard (`../` is the list of platforms), or its place; a content that
   * no address shows again, such as a secret (default: the page of the form).
   */
  readonly to?: string | Place | Content | undefined;
}

/** An action that a form of a page carries out. Throws a `SandboxError` or a `FormRefused` for a form that is refused. */
export type Action = (visit: Visit, form: URLSearchParams) => Promise<Acted>;

type Shown = Content | Download | undefined;

/** A page of the dashboard. */
export interface DashboardPage {
  /** Returns the content; undefined if there is no such object. Throws a `SandboxError` for an invalid query. */
  readonly show: (visit: Visit) => Shown | Promise<Shown>;
  /** The actions of its forms, by the value of the field `action`. */
  readonly actions?: Readonly<Record<string, Action>>;
}
