import { searchedTexts } from '../../../../spec/tables/search';
import { grouped } from '../../../../spec/vocabulary/number';
import { navigation } from '../frame';
import type { Visit } from '../page';
import { Id } from '../parts/id';
import { Instant, Section } from '../parts/values';
import { sentenceCase, visibleText } from '../text';
import type { SearchedKind, Text } from '../../../search/kind';
import { wordsOf } from '../../../search/query';
import type { Result, Scanned } from '../../../search/scan';

interface ResultsProps {
  readonly visit: Visit;
  /** The searched text. */
  readonly text: string;
  readonly scanned: readonly Scanned[];
  /** Whether the page goes on after a former one. */
  readonly isFurther: boolean;
  readonly addresses: Addresses;
}

/** The addresses that a search leads on to. */
interface Addresses {
  /** The first page. */
  readonly first: string;
  /** The page that goes on with what is unfinished, and keeps what was found. */
  readonly rest: string;
  /** Returns the page with more results of a kind. */
  readonly more: (kind: Scanned) => string;
}

/** The results by kind, and the extent of the search. */
export function Results(props: ResultsProps) {
  const { visit, scanned, isFurther, addresses } = props;
  const found = scanned.filter(({ results }) => results.length > 0);
  const other = visit.mode === 'live' ? 'test' : 'live';
  return (
    <>
      {found.length === 0 && <NothingFound {...props} />}
      <NamedPages {...props} />
      {found.length > 1 && <Jumps found={found} />}
      {found.map((each) => (
        <Section title={titleOf(each.kind)} id={`found-${each.kind.list}`}>
          <ul class="results">
            {each.results.map((result) => (
              <li>
                <Line visit={visit} list={each.kind.list} of={result} />
              </li>
            ))}
          </ul>
          {each.end === 'full' && (
            <p class="more">
              <a href={addresses.more(each)}>More {nameOf(each.kind)}</a>
            </p>
          )}
        </Section>
      ))}
      <Progress {...props} />
      <p class="more">
        {isFurther && <a href={addresses.first}>Show the newest results</a>}{' '}
        <a href={visit.links.to('search', { q: props.text, mode: other })}>Search in {other} mode</a>
      </p>
    </>
  );
}

/** Links to the pages of the navigation whose names have all words of the search. */
function NamedPages({ visit: { links }, text }: ResultsProps) {
  const words = wordsOf(text);
  const named = navigation
    .flatMap(([, pages]) => Object.entries(pages))
    .filter(([, name]) => words.every((word) => name.toLowerCase().includes(word.text)));
  return named.map(([page, name]) => (
    <p>
      Page: <a href={links.to(page)}>{name}</a>
    </p>
  ));
}

const titleOf = ({ list }: SearchedKind): string => sentenceCase(list);

const nameOf = ({ list }: SearchedKind): string => list.replaceAll('_', ' ');

/** Links to the kinds of which something was found, with the number of results. */
function Jumps({ found }: { readonly found: readonly Scanned[] }) {
  return (
    <ul class="chips">
      {found.map(({ kind, results, end }) => (
        <li>
          <a class="chip" href={`#found-${kind.list}`}>
            {titleOf(kind)}{' '}
            <span class="number">
              {results.length}
              {end === 'done' ? '' : '+'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly visit: Visit;
  readonly list: string;
  readonly of: Result;
}

/** An object by what a person knows of it; the id comes last. */
function Line({ visit, list, of: { id, title, facts, customer, at, because } }: LineProps) {
  return (
    <>
      <a class="title" href={visit.links.to(`${list}/${id}`)}>
        {joined(title) || id}
      </a>
      <p>
        {[...facts, because].map((fact) => fact && <span>{excerptOf(fact)}</span>)}
        {customer && <Id visit={visit} of={customer.id} label={excerptOf(customer.email)} />}
        <Instant at={at} />
        <span class="id">{id}</span>
      </p>
    </>
  );
}

const MAX_CHARACTERS = 160;

/** Returns the beginning of a text of somebody. */
export const excerptOf = (text: string): string =>
  visibleText(text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text);

const joined = (texts: readonly Text[]): string => texts.flatMap((text) => (text ? [excerptOf(text)] : [])).join(' · ');

function NothingFound({ visit: { mode }, text, scanned, isFurther }: ResultsProps) {
  const isDone = scanned.every(({ end }) => end === 'done');
  const where = isFurther ? 'older' : `in ${mode} mode`;
  return (
    <>
      <p>
        {isDone ? 'Nothing' : 'Nothing so far'} {where} matches <b>{excerptOf(text)}</b>.
        {wordsOf(text).some(({ isId }) => isId) && ' An object may have been removed by a reset.'}
      </p>
      <p>{searchedTexts}</p>
    </>
  );
}

/** The extent of the search in kinds that have more objects, with a link that goes on: a script follows it. */
function Progress({ visit, scanned, addresses }: ResultsProps) {
  const unfinished = scanned.filter(({ end }) => end === 'unfinished');
  if (unfinished.length === 0) return null;
  const counts = unfinished.map(({ kind, looked }) => {
    const total = kind.total(visit);
    const newest = kind.isByName ? '' : 'the newest ';
    return `${newest}${grouped(looked)} ${total === undefined ? '' : `of ${grouped(total)} `}${kind.unit ?? nameOf(kind)}`;
  });
  return (
    <p class="looked" role="status">
      Looked at {new Intl.ListFormat('en').format(counts)}.{' '}
      <a href={addresses.rest} data-continue>
        Continue
      </a>
    </p>
  );
}
