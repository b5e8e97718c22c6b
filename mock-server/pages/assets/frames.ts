import 'iframe-resizer/js/iframeResizer.contentWindow';
import { findFrame } from '../../../spec/tables/frames';
import { respondToEmbedder } from './frames/embedder';
import { Field } from './frames/field';
import { Form } from './frames/form';
import { applyStyle } from './frames/style';

/**
 * The script of the frames: an input each, which only the sandbox reads. The page that embeds them asks for a check of what was
 * entered, and for a payment method, and gets neither a number nor a security code.
 */
const name = document.body.dataset['frame'] ?? '';
const row = findFrame(name);
const input = document.querySelector('input');
if (row && input) {
  // The style follows after a second question mark.
  const [address = '', style = ''] = location.search.slice(1).split('?');
  applyStyle(input, new URLSearchParams(style));
  const field = new Field(name, row, input);
  respondToEmbedder(field, new Form(field, new URLSearchParams(address).get('tabId') ?? ''));
}
