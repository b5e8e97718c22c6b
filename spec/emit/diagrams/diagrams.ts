import { machineText } from '../../derive/machine-text';
import { machines } from '../../tables/states';
import { titleOf } from '../markdown';
import { layout } from './layout';
import { diagramsModule } from './module';
import { svgFile } from './svg';

/** Returns the files with the diagrams of the state machines: the module for pages, and the images of docs/reference/. */
export function diagramFiles(): Readonly<Record<string, string>> {
  const diagrams = Object.entries(machines).map(([name, machine]) => ({ name, machine, diagram: layout(machine) }));
  const images = diagrams.map(({ name, machine, diagram }) => {
    const words = { title: `States: ${titleOf(name)}`, text: machineText(machine) };
    return [`docs/reference/${imageOf(name)}`, svgFile(diagram, words)] as const;
  });
  return Object.fromEntries([['spec/generated/diagrams.ts', diagramsModule(diagrams)], ...images]);
}

/** Returns the path of an image from the reference page. */
export const imageOf = (name: string): string => `states/${name}.svg`;
