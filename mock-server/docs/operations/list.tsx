import { controlResources } from '../../../spec/control';
import { resources } from '../../../spec/resources';
import type { Operation } from '../../../spec/vocabulary/operation';

/** Every operation, by resource. The page is one level below `/docs/`. */
export function OperationList() {
  return (
    <>
      <h1>Operations</h1>
      <p>
        Each has an example, and a form that sends a request to this sandbox. Those of the{' '}
        <a href="#control">control API</a> are below those of the API.
      </p>
      {resources.map(({ tag, operations }) => (
        <Resource tag={tag} operations={operations} />
      ))}
      <h2 id="control">Control API</h2>
      {controlResources.map(({ tag, operations }) => (
        <Resource tag={tag} operations={operations} />
      ))}
    </>
  );
}

interface ResourceProps {
  readonly tag: string;
  readonly operations: Readonly<Record<string, Operation>>;
}

function Resource({ tag, operations }: ResourceProps) {
  return (
    <section class="part">
      <h2>{tag}</h2>
      <div class="table" tabindex={0}>
        <table>
          <tbody>
            {Object.entries(operations).map(([id, { method, path, summary }]) => (
              <tr>
                <th scope="row">
                  <a href={id}>{summary}</a>
                </th>
                <td>
                  <code>
                    {method.toUpperCase()} {path}
                  </code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
