import type { Field } from './field';
import type { Form } from './form';
import { tokenize } from './tokenize';
import { textAt, valueAt } from './values';

/**
 * Responds to the messages of the page that embeds the frame, and tells it when the input has the focus. The policy of the frame
 * lets only allowed pages embed it; messages of all other windows are ignored.
 */
export function respondToEmbedder(field: Field, form: Form): void {
  const { parent } = window;
  if (parent === window) return;
  addEventListener('message', ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source !== parent) return;
    const eventType = textAt(data, 'eventType');
    const respond = (result: unknown) => parent.postMessage({ eventType, data: result }, origin);
    if (eventType === 'validate') respond(field.validate());
    if (eventType === 'tokenize' && field.row.tokenizes) void tokenizeFor(data, field, form).then(respond);
  });
  // Which input has the focus is no secret, and not every browser names the page around.
  const embedder = location.ancestorOrigins?.[0] ?? '*';
  field.onFocus((eventType) => parent.postMessage({ eventType, data: { id: field.name } }, embedder));
}

async function tokenizeFor(request: unknown, { row }: Field, form: Form): Promise<unknown> {
  return tokenize({
    form: row.form,
    values: await form.collect(),
    metadata: valueAt(request, 'paymentMethodMetadata'),
    token: textAt(request, 'clientId'),
    account: textAt(request, 'account'),
  });
}
