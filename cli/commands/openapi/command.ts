import { Command, Option } from 'commander';
import { parseOutput } from '../../arguments';
import type { Io } from '../../io';
import type { OpenapiOptions } from './run';

const examples = `
Examples:
  payments-sandbox openapi --out openapi.yaml
      writes YAML, as the name of the file says
  payments-sandbox openapi --control
      prints the document of the control API, with which tests move the clock or inject faults`;

/** Declares `openapi`. */
export function openapiCommand(io: Io): Command {
  return new Command('openapi')
    .summary('print the OpenAPI document')
    .description('Print the OpenAPI 3.1 document of the API as JSON, or write it to a file. Needs no sandbox.')
    .addOption(new Option('-o, --out <file>', 'file to write: .json, .yaml or .yml').argParser(parseOutput))
    .option('--control', 'the document of the control API')
    .addHelpText('after', examples)
    .action(async (options: OpenapiOptions) => {
      const { runOpenapi } = await import('./run');
      io.stdout.write(await runOpenapi(options, io));
    });
}
