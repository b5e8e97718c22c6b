import type { DayVolume } from '../../../platform/totals';
import type { Currency } from '../../../rows';
import { formatAmount } from '../../money';
import { Table } from '../parts/table';

const WIDTH = 720;
const HEIGHT = 140;
const GAP = 4;

interface VolumeChartProps {
  readonly days: readonly DayVolume[];
  readonly currency: Currency;
}

/** The volume of each day as a bar, and as a table for those who cannot see it or want the figures. */
export function VolumeChart({ days, currency }: VolumeChartProps) {
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  const amounts = days.map(({ volumes }) => volumes[currency].amount);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const highest = Math.max(...amounts);
  const title = `${formatAmount(total, currency)} from ${first} to ${last}`;
  return (
    <figure class="chart" id={`volume-${currency}`}>
      <figcaption>
        {title}
        {highest > 0 && `, at most ${formatAmount(highest, currency)} a day`}
      </figcaption>
      <Bars days={days} currency={currency} highest={highest} title={`Volume: ${title}`} />
      <p class="chart-dates">
        <span>{first}</span> <span>{last}</span>
      </p>
      <details id={`figures-${currency}`}>
        <summary>Figures</summary>
        <Table
          caption={`Volume by day in ${currency.toUpperCase()}`}
          columns={[
            { title: 'Date', of: ({ date }) => date },
            { title: 'Payments', of: ({ volumes }) => volumes[currency].count, isNumber: true },
            { title: 'Volume', of: ({ volumes }) => formatAmount(volumes[currency].amount, currency), isNumber: true },
          ]}
          items={days.filter(({ volumes }) => volumes[currency].count > 0)}
          idOf={({ date }) => `volume-${currency}-${date}`}
          empty="There are no payments in these 30 days."
        />
      </details>
    </figure>
  );
}

interface BarsProps extends VolumeChartProps {
  readonly highest: number;
  readonly title: string;
}

function Bars({ days, currency, highest, title }: BarsProps) {
  const width = WIDTH / days.length;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title} preserveAspectRatio="none">
      <line class="axis" x1="0" y1={HEIGHT - 0.5} x2={WIDTH} y2={HEIGHT - 0.5} />
      {days.map(({ date, volumes }, i) => {
        const { amount, count } = volumes[currency];
        if (amount === 0) return null;
        const height = Math.max(2, Math.round(((HEIGHT - 4) * amount) / highest));
        return (
          <rect class="bar" x={i * width + GAP / 2} y={HEIGHT - height} width={width - GAP} height={height}>
            <title>{`${date}: ${formatAmount(amount, currency)}, ${count} ${count === 1 ? 'payment' : 'payments'}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
