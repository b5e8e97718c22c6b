import { HttpStatus } from '../../pages/dashboard/parts/http-status';
import { CodeBlock } from '../../pages/dashboard/parts/code-block';
import { visibleJson, visibleText } from '../../pages/dashboard/text';
import type { WireResponse } from '../../wire/envelope';
import type { Exchange } from './exchange';

/** The response to a request of the form, with a link to the request in the dashboard. */
export function Result({ of: { response, platform } }: { readonly of: Exchange }) {
  if (response === undefined)
    return (
      <section class="part" id="response">
        <h3>No response</h3>
        <p>A fault of the platform dropped the connection.</p>
      </section>
    );
  const { status, headers, contentType } = response;
  const request = headers['Request-Id'] ?? '';
  const all = { ...(contentType !== '' && { 'Content-Type': contentType }), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${visibleText(value)}`);
  return (
    <section class="part" id="response">
      <h3>
        Response <HttpStatus of={status} />
      </h3>
      {platform !== undefined && (
        <p>
          <a href={`../../_sandbox/dashboard/${encodeURIComponent(platform)}/requests/${encodeURIComponent(request)}`}>
            The request in the dashboard
          </a>
          , with its events, and as code.
        </p>
      )}
      <CodeBlock id="response-body" button="Copy" title="Body" text={bodyText(response)} />
      <details>
        <summary>Headers</summary>
        <pre class="wire" tabindex={0}>
          {lines.join('\n')}
        </pre>
      </details>
    </section>
  );
}

function bodyText({ body }: WireResponse): string {
  if (typeof body !== 'string') return 'A stream, which is not shown.';
  try {
    return visibleJson(JSON.parse(body));
  } catch {
    return body;
  }
}
