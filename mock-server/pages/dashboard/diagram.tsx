import { machineText, transitionsFrom } from '../../../spec/derive/machine-text';
import { diagrams } from '../../../spec/generated/diagrams';
import { type MachineName, machines } from '../../../spec/tables/states';
import type { DiagramEdge, DiagramNode, DiagramStart } from '../../../spec/vocabulary/diagram';

interface DiagramProps {
  readonly of: MachineName;
  /** The state of the object that the page is about. It is highlighted, with the transitions that are possible in it. */
  readonly present?: string | undefined;
}

/** The diagram of a state machine. On a narrow screen it scrolls by itself. A page has at most one of each machine. */
export function Diagram({ of, present }: DiagramProps) {
  const { width, height, nodes, starts, edges } = diagrams[of];
  const title = `diagram-${of}-title`;
  const text = `diagram-${of}-text`;
  return (
    <div class="diagram" tabindex={0} role="group" aria-label={`Diagram: ${titleOf(of)}`}>
      <svg
        role="img"
        aria-labelledby={title}
        aria-describedby={text}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <title id={title}>{`States: ${titleOf(of)}`}</title>
        <desc id={text}>{textOf(of, present)}</desc>
        {starts.map((start) => (
          <Start {...start} />
        ))}
        {edges.map((edge) => (
          <Edge {...edge} isPossible={edge.from === present} />
        ))}
        {nodes.map((node) => (
          <State {...node} isPresent={node.state === present} />
        ))}
      </svg>
    </div>
  );
}

const titleOf = (name: MachineName): string => name.replaceAll('_', ' ');

function textOf(name: MachineName, present: string | undefined): string {
  const machine = machines[name];
  if (present === undefined) return machineText(machine);
  const possible = transitionsFrom(machine, present).map(({ transition, to }) => `${transition} to ${to}`);
  return `Present state: ${present}. Possible transitions: ${possible.length > 0 ? possible.join(', ') : 'none'}.`;
}

function Start({ x, y, radius, path, arrow }: DiagramStart) {
  return (
    <g class="start">
      <circle cx={x} cy={y} r={radius} />
      <path d={path} />
      <path class="arrow" d={arrow} />
    </g>
  );
}

function Edge({ path, arrow, labels, isPossible }: DiagramEdge & { readonly isPossible: boolean }) {
  return (
    <g class={isPossible ? 'edge possible' : 'edge'}>
      <path d={path} />
      <path class="arrow" d={arrow} />
      {labels.map(({ transition, x, y }) => (
        <text class="edge-label" x={x} y={y}>
          {transition}
        </text>
      ))}
    </g>
  );
}

function State({ state, x, y, width, height, isPresent }: DiagramNode & { readonly isPresent: boolean }) {
  return (
    <g class={isPresent ? 'state present' : 'state'}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
      <text x={x + width / 2} y={y + height / 2} dy="0.35em">
        {state}
      </text>
    </g>
  );
}
