import type { Child } from 'hono/jsx';
import { assetNames } from './generated/assets';

interface HeadProps {
  readonly title: string;
  /** The path from the page to the root of the sandbox. Relative, so that a proxy may add a path. */
  readonly root: string;
  /** The name of the first style (default: that of most pages). */
  readonly base?: string;
  /** The name of a style in addition to the first one. */
  readonly style?: string;
  /** The name of the script; undefined for a page without one. */
  readonly script?: string | undefined;
  /** Styles and scripts of a page that has its own. */
  readonly children?: Child;
}

/** The head of every page. */
export function Head({ title, root, base = assetNames.style, style, script, children }: HeadProps) {
  const asset = (name: string) => `${root}_pages/${name}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <link rel="icon" href={asset(assetNames.icon)} />
      <link rel="stylesheet" href={asset(base)} />
      {style !== undefined && <link rel="stylesheet" href={asset(style)} />}
      {script !== undefined && <script src={asset(script)} defer></script>}
      {children}
    </head>
  );
}
