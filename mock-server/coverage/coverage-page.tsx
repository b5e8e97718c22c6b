import type { AreaCoverage, Coverage } from '../../spec/derive/coverage';
import { coverageAreaNames, coverageAreas } from '../../spec/tables/coverage-areas';

const style = `
:root { color-scheme: light dark; --line: light-dark(#c4cfcc, #3a4846); --muted: light-dark(#4d5c59, #a3b3af); --bar: light-dark(#0b6b57, #58cfae); }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #101615); color: light-dark(#16211f, #e6edeb); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
progress { width: 100%; min-width: 5rem; accent-color: var(--bar); }
section p { color: var(--muted); margin: 0; }
h2 { margin: 2rem 0 0; font-size: 1.15rem; }
h3 { margin: 0.75rem 0 0.25rem; font-size: 1rem; }
ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; margin: 0; padding: 0; }
code { font-size: 0.9rem; overflow-wrap: anywhere; }
`;

/** Returns a page about a coverage. It needs no other file, and runs no script. */
export function coveragePage(coverage: Coverage): string {
  const { total } = coverage;
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Integration coverage</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>Integration coverage</h1>
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
                <th scope="col">Part</th>
              </tr>
            </thead>
            <tbody>
              {coverageAreaNames.map((name) => (
                <SummaryRow href={`#${name}`} title={coverageAreas[name].title} {...countsOf(coverage[name])} />
              ))}
              <SummaryRow title="Total" {...total} />
            </tbody>
          </table>
          {coverageAreaNames.map((name) => (
            <section id={name}>
              <h2>{coverageAreas[name].title}</h2>
              <p>{coverageAreas[name].counts}</p>
              <Names title="Missed" names={coverage[name].missed} />
              <Names title="Met" names={coverage[name].met} />
            </section>
          ))}
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${String(page)}\n`;
}

const countsOf = ({ met, missed, percent }: AreaCoverage) => ({
  met: met.length,
  of: met.length + missed.length,
  percent,
});

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
      <td>
        <progress max="100" value={String(percent)} aria-label={`${title}: ${percent} %`} />
      </td>
    </tr>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return <></>;
  return (
    <>
      <h3>
        {title} ({names.length})
      </h3>
      <ul>
        {names.map((name) => (
          <li>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
