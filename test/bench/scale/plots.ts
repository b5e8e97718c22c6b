import { type Chart, chartSvg, type Series } from './chart';
import { isMeasured, type Measure } from './figure';
import type { Result } from './result';

/** The figures that are shown beside other servers: a picture and a table each. */
export interface Plot {
  /** Name of the picture, without its extension. */
  readonly file: string;
  readonly title: string;
  readonly measure: Measure;
  /** Name of the axis with its unit. */
  readonly axis: string;
  /** Another figure of the file store, as a line of its own. */
  readonly beside?: readonly [name: string, measure: Measure];
}

export const plots: readonly Plot[] = [
  { file: 'scale-creates', title: 'Creates per second', measure: 'createsPerSecond', axis: 'creates per second' },
  { file: 'scale-gets', title: 'Reads by id per second', measure: 'getsPerSecond', axis: 'reads per second' },
  { file: 'scale-memory', title: 'Resident memory', measure: 'residentMb', axis: 'resident memory, MB' },
  { file: 'scale-file', title: 'Size of the data file', measure: 'fileMb', axis: 'size of the file, MB' },
  {
    file: 'scale-opening',
    title: 'Opening time',
    measure: 'openingMs',
    axis: 'from spawn to first payment, ms',
    beside: ['only parsing our file', 'parsingMs'],
  },
];

const looks: Readonly<Record<string, Series['look']>> = {
  'payments-sandbox': 'file',
  'payments-sandbox --memory': 'memory',
  'json-server': 'jsonServer',
  Prism: 'prism',
  Mockoon: 'mockoon',
  emulate: 'emulate',
};

/** Returns the pictures of a result by file name. A picture without any figure is left out. */
export function picturesOf(result: Result): ReadonlyMap<string, string> {
  const charts = plots.map((plot) => [`${plot.file}.svg`, chartOf(result, plot)] as const);
  const drawn = charts.filter(([, { series }]) => series.some(({ points }) => points.length > 0));
  return new Map(drawn.map(([file, chart]) => [file, chartSvg(chart)]));
}

function chartOf(result: Result, { title, measure, axis, beside }: Plot): Chart {
  const own = result.servers.map(({ name, figures }): Series => {
    const points = result.sizes.flatMap((size): Series['points'] => {
      const figure = figures[size]?.[measure];
      return isMeasured(figure) && figure.median > 0 ? [[size, figure.median]] : [];
    });
    return { name, look: looks[name] ?? 'parsing', points };
  });
  if (beside === undefined) return { title, x: 'payments', y: axis, series: own };
  const [name, besideMeasure] = beside;
  const [ours] = chartOf(result, { file: '', title, measure: besideMeasure, axis }).series;
  return { title, x: 'payments', y: axis, series: [...own, { name, look: 'parsing', points: ours?.points ?? [] }] };
}
