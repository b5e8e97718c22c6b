import { code, page } from '../markdown';
import { operationIndex } from './operations-page';
import { controlPages } from './resource-links';

/** The operations of the control API, by noun. */
export function controlPage(): string {
  return page(
    'control.md',
    'Control API',
    `Operations of the sandbox itself, below ${code('/_sandbox')}: for tests and demos, and for the decisions of third parties such as banks, reviewers and card networks. ` +
      'They take no access token. A sandbox that was started with a control token requires that token, or for most operations on a platform a [token of that platform](control/platform-tokens.md). Errors have the same form as in the API and are listed on the page [Errors](errors.md).',
    operationIndex(controlPages),
  );
}
