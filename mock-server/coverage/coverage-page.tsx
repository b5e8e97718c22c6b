import type { AreaCoverage, Coverage } from '../../spec/derive/coverage';
import { coverageAreaNames, coverageAreas } from '../../spec/tables/coverage-areas';
import { pageStyle } from './page-style';
import { standalonePage } from './standalone-page';

/** Returns a page about a coverage. It needs no other file, and runs no script. */
export function coveragePage(coverage: Coverage): string {
  const { total } = coverage;
  const children = (
    <>
      <h1>Integration coverage</h1>
      <p>
        {total.met} of {total.of} items of the API were met: {total.percent} %.
      </p>
      <Summary coverage={coverage} />
      {coverageAreaNames.map((name) => (
        <section id={name}>
          <h2>{coverageAreas[name].title}</h2>
          <p>{coverageAreas[name].counts}</p>
          <Names title="Missed" names={coverage[name].missed} />
          <Names title="Met" className="met" names={coverage[name].met} />
        </section>
      ))}
    </>
  );
  return standalonePage({ title: 'Integration coverage', style: pageStyle, children });
}

const countsOf = ({ met, missed, percent }: AreaCoverage) => ({
  met: met.length,
  of: met.length + missed.length,
  percent,
});

function Summary({ coverage }: { readonly coverage: Coverage }) {
  return (
    <div class="summary">
      <table>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col" class="number">
              Met
            </th>
            <th scope="col" class="number">
              Percent
            </th>
            <td class="bar" />
          </tr>
        </thead>
        <tbody>
          {coverageAreaNames.map((name) => (
            <SummaryRow href={`#${name}`} title={coverageAreas[name].title} {...countsOf(coverage[name])} />
          ))}
          <SummaryRow title="Total" {...coverage.total} />
        </tbody>
      </table>
    </div>
  );
}

interface SummaryProps {
  readonly title: string;
  readonly href?: string;
  readonly met: number;
  readonly of: number;
  readonly percent: number;
}

function SummaryRow({ title, href, met, of, percent }: SummaryProps) {
  return (
    <tr>
      <th scope="row">{href === undefined ? title : <a href={href}>{title}</a>}</th>
      <td class="number">
        {met} of {of}
      </td>
      <td class="number">{percent} %</td>
      <td class="bar" aria-hidden="true">
        <span class="track">
          <span style={`width: ${percent}%`} />
        </span>
      </td>
    </tr>
  );
}

interface NamesProps {
  readonly title: string;
  readonly className?: string;
  readonly names: readonly string[];
}

function Names({ title, className, names }: NamesProps) {
  if (names.length === 0) return <></>;
  return (
    <>
      <h3>
        {title} ({names.length})
      </h3>
      <ul {...(className !== undefined && { class: className })}>
        {names.map((name) => (
          <li>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
