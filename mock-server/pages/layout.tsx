import type { Child } from 'hono/jsx';
import { assetNames } from './generated/assets';
import { Head } from './head';

interface LayoutProps {
  readonly title: string;
  /** The path from the page to the root of the sandbox. Relative, so that a proxy may add a path. */
  readonly root: string;
  /** Shown beside the name of the sandbox: test mode or live mode. */
  readonly mode?: 'test' | 'live' | undefined;
  /** The name of its script; undefined for a page without one. */
  readonly script?: string | undefined;
  readonly children?: Child;
}

/** The frame of every page: head, header and main part. */
export function Layout({ title, root, mode, script, children }: LayoutProps) {
  return (
    <html lang="en">
      <Head title={title} root={root} script={script} />
      <body>
        <header class="top">
          <span class="brand">Payments sandbox</span>
          {mode && <span class={`mode ${mode}`}>{mode === 'test' ? 'Test mode' : 'Live mode'}</span>}
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}

/** The result of a form for the page that embeds it: see the script of the pages. */
export interface Outcome {
  readonly eventType: 'submitSuccess' | 'submitFailure';
  /** The error code of a failure. */
  readonly reason?: string;
  /** The origin of the page that embeds the form, where the server knows it. */
  readonly embedder?: string | undefined;
}

interface NoticeProps extends Pick<LayoutProps, 'title' | 'root' | 'mode' | 'children'> {
  /** The account that the page is about. */
  readonly account?: string;
  readonly outcome?: Outcome | undefined;
}

/** A page with a message and no form. */
export function Notice({ title, root, mode, account, outcome, children }: NoticeProps) {
  const data = outcome && {
    'data-event-type': outcome.eventType,
    'data-reason': outcome.reason,
    'data-embedder': outcome.embedder,
  };
  return (
    <Layout title={title} root={root} mode={mode} script={outcome && assetNames.script}>
      <section class="card notice" {...data}>
        {account !== undefined && <p class="payee">{account}</p>}
        <h1>{title}</h1>
        {children}
      </section>
    </Layout>
  );
}
