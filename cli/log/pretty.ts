import type { Io } from '../io';
import { paint } from '../paint';
import { printable } from '../printable';
import { createReporter } from '../reporter';
import type { Fields, Write } from './options';

/** Returns what writes lines for people: warnings and errors as without a log. */
export async function prettyWriter(io: Pick<Io, 'stderr' | 'env'>): Promise<Write> {
  const reporter = await createReporter(io);
  const { dim } = await paint(io.stderr, io.env);
  return (level, message, fields) => {
    if (level === 'error') reporter.error(message);
    else if (level === 'warn') reporter.warning(message);
    else io.stderr.write(`${dim(`${level}:`)} ${printable(message)} ${dim(formatFields(fields))}\n`);
  };
}

function formatFields(fields: Fields): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return given.map(([name, value]) => `${name}=${printable(String(value))}`).join(' ');
}
