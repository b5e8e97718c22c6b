import { message } from '../vocabulary/message';
import { limits } from './limits';

const { depth } = limits.request_json;

/** Problems of the body of a request, besides its JSON: the explanation of its `malformed_request`. */
export const bodyProblems = {
  empty: message`The body is empty. Send a JSON object, with the header Content-Type: application/json.`,
  other_json: message`The body is JSON, but ${'kind'}. Send an object, in braces.`,
  nested: message`The body has more than ${'depth'} levels of objects and lists. Send fewer: no field needs them.`,
  form_expected: message`The form was sent with another content type. Send application/x-www-form-urlencoded, as a browser does.`,
  form_too_large: message`The form has too many fields or characters. Send the fields of the page only.`,
  form_escapes: message`The form has escapes that are not valid UTF-8. Encode its texts in UTF-8.`,
};

export const nestedTooDeep = bodyProblems.nested.fill({ depth: String(depth) });
