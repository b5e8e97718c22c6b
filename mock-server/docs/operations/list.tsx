import { resources } from '../../../spec/resources';

/** Every operation, by resource. The page is one level below `/docs/`. */
export function OperationList() {
  return (
    <>
      <h1>Operations</h1>
      <p>Each has an example, and a form that sends a request to this sandbox.</p>
      {resources.map(({ tag, operations: own }) => (
        <section class="part">
          <h2>{tag}</h2>
          <div class="table" tabindex={0}>
            <table>
              <tbody>
                {Object.entries(own).map(([id, { method, path, summary }]) => (
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
      ))}
    </>
  );
}
