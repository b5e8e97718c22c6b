import type { Child } from 'hono/jsx';
import { Document } from '../frame';
import type { Place } from '../page';

interface PlatformsFrameProps {
  /** The path from the page to the root of the sandbox. */
  readonly root: string;
  readonly title: string;
  /** The sentence about the act that led to the page. */
  readonly answer?: Child;
  readonly children?: Child;
}

/** Returns the address of the list of platforms. */
export const listAddress = (root: string): string => `${root}_sandbox/dashboard/`;

/** The query parameter of the list with the id of a platform that was deleted. */
export const DELETED = 'deleted';

/** Returns the list of platforms, as seen from the dashboard of one that was deleted. */
export const afterDeletion = (id: string): Place => ({ path: '../', query: { [DELETED]: id } });

/** The frame of a page that belongs to no platform: without the navigation of one. */
export function PlatformsFrame({ root, title, answer, children }: PlatformsFrameProps) {
  return (
    <Document title={`${title} · Payments sandbox`} links={{ root }} hasScript>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <header class="bar">
        <a class="brand" href={listAddress(root)}>
          Payments sandbox
        </a>
      </header>
      <div class="shell alone">
        <main id="main" tabindex={-1}>
          {answer}
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </Document>
  );
}
