import type { Child } from 'hono/jsx';
import { Document } from '../frame';

interface PlatformsFrameProps {
  /** The path from the page to the root of the sandbox. */
  readonly root: string;
  readonly title: string;
  readonly children?: Child;
}

/** Returns the address of the list of platforms. */
export const listAddress = (root: string): string => `${root}_sandbox/dashboard/`;

/** The frame of a page that belongs to no platform: without the navigation of one. */
export function PlatformsFrame({ root, title, children }: PlatformsFrameProps) {
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
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </Document>
  );
}
