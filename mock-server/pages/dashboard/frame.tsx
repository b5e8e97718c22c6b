import type { Child } from 'hono/jsx';
import { grouped } from '../../../spec/vocabulary/number';
import { assetNames } from '../generated/assets';
import { Head } from '../head';
import { HiddenFields } from '../form';
import { Icon } from '../icon';
import { SearchForm } from '../search-form';
import { type Attention, type Concern, concernsOf } from './attention';
import { type Links, modeQuery } from './links';
import type { Content, Visit } from './page';
import { PageHead } from './parts/page-head';
import { withoutCardNumbers } from '../../search/query';
import { sentenceCase, visibleText } from './text';

const titled = (...pages: readonly string[]) => Object.fromEntries(pages.map((page) => [page, sentenceCase(page)]));

/** The pages that each page links to, with their names: those that are used most, and groups of the others. */
export const navigation: readonly (readonly [group: string, pages: Readonly<Record<string, string>>])[] = [
  [
    '',
    {
      '': 'Overview',
      ...titled('payments', 'checkouts', 'customers', 'sub_accounts', 'requests'),
      publishers: 'Publishers (webhooks)',
      ...titled('time'),
    },
  ],
  [
    'Objects',
    titled(
      'payment_intents',
      'refunds',
      'disputes',
      'checkout_sessions',
      'payment_methods',
      'payment_method_groups',
      'businesses',
      'payouts',
      'proceeds_payouts',
      'balance_transactions',
      'fee_configurations',
    ),
  ],
  ['Traffic', { ...titled('events', 'deliveries'), ready: 'Ready to go live' }],
  ['Sandbox', titled('faults', 'snapshots', 'states')],
];

/** A platform, as another one leads to it. */
export interface NamedPlatform {
  readonly id: string;
  readonly name: string | null;
}

interface FrameProps {
  readonly visit: Pick<Visit, 'mode' | 'links' | 'search'>;
  /** The name of the platform, or its id without one. */
  readonly platformName: string;
  /** The path of the page within the dashboard. */
  readonly path: string;
  readonly content: Pick<Content, 'title' | 'answer' | 'head' | 'body'>;
  /** The version of the platform that the page shows; undefined for a page that is not updated. */
  readonly version?: number | undefined;
  /** The counts in the navigation; undefined for an unknown platform. */
  readonly attention?: Attention | undefined;
  /** Whether it links to the documentation. */
  readonly hasDocs?: boolean | undefined;
  /** Other platforms that it leads to; undefined for a visitor who may see this one only. */
  readonly otherPlatforms?: readonly NamedPlatform[] | undefined;
}

/** The frame of every page of the dashboard: navigation, search and mode. */
export function Frame({ visit, platformName, path, content, version, attention, hasDocs, otherPlatforms }: FrameProps) {
  const { links } = visit;
  const { title, answer, head, body } = content;
  return (
    <Document
      title={`${title} · ${platformName}`}
      links={links}
      changes={links.to('changes')}
      create={links.to('payments/new')}
      version={version}
      hasScript
    >
      <a class="skip" href="#main">
        Skip to content
      </a>
      <Bar visit={visit} platformName={platformName} path={path} hasDocs={hasDocs} otherPlatforms={otherPlatforms} />
      <div class="shell">
        <Navigation links={links} path={path} attention={attention} />
        <main id="main" tabindex={-1}>
          {answer}
          <PageHead title={title} head={head} />
          {body}
        </main>
      </div>
    </Document>
  );
}

type BarProps = Pick<FrameProps, 'visit' | 'platformName' | 'path' | 'hasDocs' | 'otherPlatforms'>;

function Bar({ visit, platformName, path, hasDocs, otherPlatforms }: BarProps) {
  const { links } = visit;
  return (
    <header class="bar">
      <button type="button" class="menu quiet" popovertarget="pages" aria-label="Menu">
        <Icon of="menu" />
      </button>
      <a class="brand" href={links.to('')}>
        Payments sandbox
      </a>
      {otherPlatforms === undefined ? (
        <span class="platform">{platformName}</span>
      ) : (
        <PlatformSwitch visit={visit} platformName={platformName} others={otherPlatforms} />
      )}
      {hasDocs && (
        <a class="docs" href={`${links.root}docs/`}>
          Docs
        </a>
      )}
      <SearchForm action={links.to('search')} label="Search" query={soughtBy(visit, path)}>
        <HiddenFields values={modeQuery(visit.mode)} />
      </SearchForm>
      <ModeSwitch visit={visit} path={path} />
    </header>
  );
}

interface PlatformSwitchProps extends Pick<FrameProps, 'visit' | 'platformName'> {
  readonly others: readonly NamedPlatform[];
}

/** The name of the platform, as a button that opens a list of others. It needs no script, and `Escape` closes the list. */
function PlatformSwitch({ visit: { links, mode }, platformName, others }: PlatformSwitchProps) {
  const list = `${links.root}_sandbox/dashboard/`;
  return (
    <>
      <button type="button" class="switch quiet" popovertarget="platforms" title="Switch to another platform">
        <span class="platform">{platformName}</span>
      </button>
      <nav id="platforms" popover="auto" aria-label="Platforms">
        <ul>
          {others.map(({ id, name }) => (
            <li>
              <a class="id" href={`${list}${encodeURIComponent(id)}/${mode === 'live' ? '?mode=live' : ''}`}>
                {name ?? visibleText(id)}
              </a>
            </li>
          ))}
          <li>
            <a href={list}>All platforms</a>
          </li>
          <li>
            <a href={links.to('name')}>Name of this platform</a>
          </li>
          <li>
            <a href={links.to('tokens')}>Tokens of this platform</a>
          </li>
        </ul>
      </nav>
    </>
  );
}

/** Returns the text of the search that a page is about, or the error of one; undefined for any other page. */
const soughtBy = ({ search }: FrameProps['visit'], path: string): string | undefined =>
  path === 'search' ? withoutCardNumbers(search.get('q') ?? '') : undefined;

function Navigation({ links, path, attention }: Pick<FrameProps, 'path' | 'attention'> & Pick<Visit, 'links'>) {
  const [list = ''] = path.split('/');
  const concerns = attention === undefined ? {} : concernsOf(attention);
  const groups = navigation.map(([group, pages]) => (
    <>
      {group !== '' && <p class="group-name">{group}</p>}
      <ul>
        {Object.entries(pages).map(([page, name]) => (
          <li>
            <a href={links.to(page)} aria-current={page === path ? 'page' : page === list ? 'true' : undefined}>
              {name}
            </a>
            <Count links={links} page={page} of={concerns[page]} />
          </li>
        ))}
      </ul>
    </>
  ));
  const more = navigation.slice(1).flatMap(([, pages]) => Object.keys(pages));
  const hidden = more.reduce((sum, page) => sum + (concerns[page]?.count ?? 0), 0);
  return (
    <nav class="pages" id="pages" popover="auto" aria-label="Pages of the dashboard">
      {groups[0]}
      <details id="more-pages" open={more.includes(list)}>
        <summary>
          More
          {hidden > 0 && <span class="count">{grouped(hidden)}</span>}
        </summary>
        {groups.slice(1)}
      </details>
    </nav>
  );
}

interface CountProps extends Pick<Visit, 'links'> {
  readonly page: string;
  readonly of: Concern | undefined;
}

/** The number of entries of a list that need attention, with a link to them. */
function Count({ links, page, of }: CountProps) {
  if (of === undefined) return null;
  return (
    <a class="count" href={links.to(page, of.query)} aria-label={of.text} title={of.text}>
      {grouped(of.count)}
    </a>
  );
}

/** An object exists in one mode only, so the other mode of its page is the list. */
function ModeSwitch({ visit, path }: Pick<FrameProps, 'visit' | 'path'>) {
  const { links, mode } = visit;
  const [list = ''] = path.split('/');
  const q = soughtBy(visit, path);
  const link = (each: 'test' | 'live') => (
    <a
      class={each}
      href={links.to(each === mode ? path : list, { q, mode: each })}
      aria-current={each === mode ? 'true' : undefined}
    >
      {each === 'test' ? 'Test' : 'Live'}
      <span class="unseen"> mode</span>
    </a>
  );
  return (
    <p class="modes">
      {link('test')}
      {link('live')}
    </p>
  );
}

interface DocumentProps {
  readonly title: string;
  readonly links: Pick<Links, 'root'>;
  /** The address of the stream of changes; undefined for a page that is not updated. */
  readonly changes?: string | undefined;
  readonly version?: number | undefined;
  /** The address of the form that creates a payment, for the key `c`. */
  readonly create?: string;
  readonly hasScript?: boolean;
  readonly children?: Child;
}

/** The document of a page of the dashboard, with or without navigation. */
export function Document({ title, links, changes, version, create, hasScript = false, children }: DocumentProps) {
  const { dashboardStyle, dashboardScript } = assetNames;
  return (
    <html lang="en">
      <Head title={title} root={links.root} style={dashboardStyle} script={hasScript ? dashboardScript : undefined} />
      <body class="dashboard" data-changes={changes} data-version={version} data-create={create}>
        {children}
      </body>
    </html>
  );
}
