import type { Diagram } from '../../vocabulary/diagram';
import { HEADER } from '../header';

/** Returns the module with the diagrams as data, one part of a diagram on a line. */
export function diagramsModule(diagrams: readonly { readonly name: string; readonly diagram: Diagram }[]): string {
  return [
    HEADER,
    "import type { MachineName } from '../tables/states';",
    "import type { Diagram } from '../vocabulary/diagram';",
    '',
    'export const diagrams: Readonly<Record<MachineName, Diagram>> = {',
    ...diagrams.flatMap(({ name, diagram }) => [`  ${name}: {`, ...fieldsOf(diagram), '  },']),
    '};\n',
  ].join('\n');
}

function fieldsOf({ width, height, ...lists }: Diagram): string[] {
  return [
    `    width: ${width},`,
    `    height: ${height},`,
    ...Object.entries(lists).flatMap(([field, parts]) => [
      `    ${field}: [`,
      ...parts.map((part) => `      ${JSON.stringify(part)},`),
      '    ],',
    ]),
  ];
}
