import { type Containing, differences } from '../containing';
import { type ResourceName, type ResourceOfName, resourceProblems } from '../resource-validators';
import { failed, type Finding, passed } from './finding';

/** Some fields of a resource. */
export type ResourceProperties<Name extends ResourceName> = Containing<ResourceOfName<Name>>;

/** Checks that a value is valid by the schema of a name in the document, and contains these fields. */
export function checkResource<Name extends ResourceName>(
  value: unknown,
  name: Name,
  properties: ResourceProperties<Name> | undefined,
): Finding {
  const problems = resourceProblems(name, value).map(({ path, message }) =>
    path === '' ? message : `${path}: ${message}`,
  );
  if (problems.length > 0) return failed(`not a valid ${name}:${itemsOf(problems)}`);
  const different = differences(value, properties ?? {});
  if (different.length === 0) return passed(value, `expected no such ${name}, but it is valid and has these fields`);
  return failed(`a valid ${name}, but not the expected one:${itemsOf(different)}`, {
    actual: value,
    expected: properties,
  });
}

const itemsOf = (lines: readonly string[]): string => lines.map((line) => `\n  ${line}`).join('');
