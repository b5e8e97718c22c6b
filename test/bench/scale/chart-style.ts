const circle = 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z';

/** How lines differ: colour on light and on dark ground, dashes, and the shape of the marker. */
export const lineStyles = {
  file: { light: '#0b6b57', dark: '#58cfae', width: 2.75, dashes: '', marker: circle },
  memory: { light: '#3d9a84', dark: '#2f9c80', width: 2, dashes: '7 4', marker: circle },
  parsing: { light: '#72807d', dark: '#9aa8a5', width: 1.75, dashes: '2 4', marker: 'M-3 0H3M0 -3V3' },
  jsonServer: { light: '#b4540a', dark: '#f0a35e', width: 2, dashes: '', marker: 'M-4 -4H4V4H-4z' },
  prism: { light: '#6b4fbb', dark: '#b7a3f5', width: 2, dashes: '', marker: 'M0 -5L5 4H-5z' },
  mockoon: { light: '#1f6fb2', dark: '#6cb6f5', width: 2, dashes: '', marker: 'M0 -5.5L5.5 0L0 5.5L-5.5 0z' },
  emulate: { light: '#a3284f', dark: '#f28bab', width: 2, dashes: '', marker: 'M0 5L5 -4H-5z' },
} as const;

type Ground = 'light' | 'dark';

function colours(ground: Ground): string {
  return Object.entries(lineStyles)
    .map(
      ([look, each]) =>
        `.${look} .line, .${look} .marker { stroke: ${each[ground]}; } .${look} .marker { fill: ${each[ground]}; }`,
    )
    .join('\n  ');
}

const forms = Object.entries(lineStyles)
  .map(([look, { width, dashes }]) => {
    const dashArray = dashes === '' ? '' : ` stroke-dasharray: ${dashes};`;
    return `.${look} .line { stroke-width: ${width};${dashArray} }`;
  })
  .join('\n  ');

/** On a ground of its own, like the diagrams: a page may be light in a browser that prefers dark. */
export const style = `
  text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif; font-size: 12px; fill: #3f4d4a; }
  .ground { fill: #ffffff; stroke: #c4cfcc; }
  .heading { fill: #16211f; font-size: 15px; font-weight: 600; }
  .axis, .legend { fill: #16211f; font-size: 12.5px; }
  .middle { text-anchor: middle; }
  .end { text-anchor: end; }
  .grid { stroke: #dfe6e4; stroke-width: 1; }
  .line { fill: none; stroke-linejoin: round; }
  ${forms}
  ${colours('light')}
  @media (prefers-color-scheme: dark) {
  text { fill: #b7c4c1; }
  .ground { fill: #18201f; stroke: #3a4846; }
  .heading, .axis, .legend { fill: #e6edeb; }
  .grid { stroke: #2c3836; }
  ${colours('dark')}
  }`;
