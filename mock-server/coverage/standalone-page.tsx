import type { Child } from 'hono/jsx';

interface StandalonePage {
  readonly title: string;
  readonly style: string;
  /** The content of its `main`. */
  readonly children: Child;
}

/** Returns a page that needs no other file, and runs no script. */
export function standalonePage({ title, style, children }: StandalonePage): string {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${String(page)}\n`;
}
