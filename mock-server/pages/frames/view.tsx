import type { FrameRow } from '../../../spec/tables/frames';
import type { Child } from 'hono/jsx';
import { assetNames } from '../generated/assets';
import { Head } from '../head';

/** The path from a frame to the root of the sandbox. */
const ROOT = '../';

interface FrameProps {
  readonly title: string;
  readonly name: string;
  readonly children?: Child;
}

function Frame({ title, name, children }: FrameProps) {
  return (
    <html lang="en">
      <Head title={title} root={ROOT} base={assetNames.frameStyle} script={assetNames.frameScript} />
      <body data-frame={name}>
        <main>{children}</main>
      </body>
    </html>
  );
}

/** A page with one input and nothing around it: the page that embeds it draws the label, the border and the error. */
export function InputFrame({ name, row }: { readonly name: string; readonly row: FrameRow }) {
  const { title, placeholder, autocomplete } = row;
  return (
    <Frame title={title} name={name}>
      <h1 class="unseen">
        <label for="input">{title}</label>
      </h1>
      <input
        id="input"
        type="text"
        inputmode="numeric"
        autocomplete={autocomplete}
        placeholder={placeholder}
        spellcheck={false}
        aria-describedby="problem"
      />
      <p id="problem" class="unseen"></p>
    </Frame>
  );
}

/** A wallet that the sandbox has not: somebody else's service stands behind it. */
export function WalletFrame({ title, name }: FrameProps) {
  return (
    <Frame title={title} name={name}>
      <h1>{title} is not available in the sandbox.</h1>
    </Frame>
  );
}
