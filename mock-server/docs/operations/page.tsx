import { sdkMethods } from '../../../spec/derive/sdk-methods';
import { operations, type OperationId } from '../../../spec/resources';
import type { ExampleResponse, OperationExamples } from '../../../spec/vocabulary/example';
import type { Operation } from '../../../spec/vocabulary/operation';
import { URLSearchParams } from '../../../spec/vocabulary/globals';
import type { FormState } from '../../pages/form';
import { CodeBlock } from '../../pages/dashboard/parts/code-block';
import { Prose, Section } from '../../pages/dashboard/parts/values';
import { visibleJson } from '../../pages/dashboard/text';
import type { Exchange } from './exchange';
import { Code } from '../code';
import { FirstMake } from './first-make';
import type { MissingObject } from './objects';
import { Result } from './result';
import { TryIt } from './try-it';

interface OperationPageProps {
  readonly id: string;
  readonly operation: Operation;
  readonly example: OperationExamples;
  /** A response for each class of its errors. */
  readonly errors: readonly ExampleResponse[];
  /** Its place in the reference, below `/docs/`. */
  readonly reference: string | undefined;
  /** Whether the control API requires a token. */
  readonly hasControlToken: boolean;
  readonly state: FormState;
  /** The response to what the form sent. */
  readonly result: Exchange | undefined;
  readonly missing: MissingObject | undefined;
}

/** The page of an operation: the form that sends a request, an example, its errors. It is one level below `/docs/`. */
export function OperationPage(props: OperationPageProps) {
  const { operation, example, errors, state, hasControlToken, result, missing } = props;
  return (
    <article class="prose">
      <Summary {...props} />
      <div class="beside">
        <Section title="Try it" id="try-it">
          {missing && <FirstMake missing={missing} />}
          <TryIt operation={operation} state={state} hasControlToken={hasControlToken} />
          {result && <Result of={result} />}
        </Section>
        <Section title="Example" id="example">
          <div class="sides">
            <CodeBlock
              id="example-request"
              button="Copy"
              title="Request"
              text={requestText(operation, example.request)}
            >
              <Code text={requestText(operation, example.request)} language="http" />
            </CodeBlock>
            <CodeBlock
              id="example-response"
              button="Copy"
              title={`Response ${example.success.status}`}
              text={textOf(example.success)}
            >
              <Code text={textOf(example.success)} language="json" />
            </CodeBlock>
          </div>
        </Section>
      </div>
      <Section title="Errors" id="errors">
        {errors.map((error, i) => (
          <details>
            <summary>
              {error.status} {codeOf(error)}
            </summary>
            <CodeBlock id={`error-${i}`} button="Copy" text={textOf(error)} />
          </details>
        ))}
      </Section>
    </article>
  );
}

function Summary({ id, operation, reference }: Pick<OperationPageProps, 'id' | 'operation' | 'reference'>) {
  const { method, path, summary, description } = operation;
  const sdk = isOfApi(id) ? sdkMethods[id] : null;
  return (
    <>
      <h1>{summary}</h1>
      <p>
        <code>
          {method.toUpperCase()} {path}
        </code>{' '}
        – <code>{id}</code>
        {sdk !== null && (
          <>
            , in the SDK <code>client.{sdk}</code>
          </>
        )}
      </p>
      {description !== undefined && (
        <p>
          <Prose text={description} />
        </p>
      )}
      {reference !== undefined && (
        <p>
          <a href={`../${reference}`}>Fields, rules and errors</a>
        </p>
      )}
    </>
  );
}

function requestText(
  operation: Operation,
  { path = {}, query = {}, headers = {}, body }: OperationExamples['request'],
): string {
  const address = operation.path.replace(/\{(\w+)\}/g, (whole, name: string) => path[name] ?? whole);
  const search = new URLSearchParams(query).toString();
  const authorization = operation.authentication === 'bearer' ? { Authorization: 'Bearer <access token>' } : {};
  const lines = Object.entries({ ...authorization, ...headers }).map(([name, value]) => `\n${name}: ${value}`);
  const first = `${operation.method.toUpperCase()} ${address}${search === '' ? '' : `?${search}`}`;
  return `${first}${lines.join('')}${body === undefined ? '' : `\n\n${shownBody(body)}`}`;
}

const textOf = ({ body }: ExampleResponse): string => shownBody(body);
const shownBody = (body: unknown): string => (typeof body === 'string' ? body : visibleJson(body));
const isOfApi = (id: string): id is OperationId => Object.hasOwn(operations, id);

/** Returns the code of an error, from its body. */
const codeOf = (error: ExampleResponse): string => /"code": "(\w+)"/.exec(textOf(error))?.[1] ?? '';
