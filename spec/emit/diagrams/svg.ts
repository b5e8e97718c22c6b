import type { Diagram, DiagramEdge, DiagramNode, DiagramStart } from '../../vocabulary/diagram';
import { sizes } from './sizes';

const NOTICE = '<!-- Generated from spec/ by "npm run generate". Do not edit. -->';

/** On a ground of its own: a page may be light in a browser that prefers dark. */
const style = `
  .ground { fill: #ffffff; stroke: #c4cfcc; }
  .state rect { fill: #eef4f2; stroke: #0b6b57; stroke-width: 1.25; }
  .state text { fill: #16211f; font-weight: 600; font-size: ${sizes.stateFont}px; }
  .edge path, .start path { fill: none; stroke: #72807d; stroke-width: 1.25; }
  .edge .arrow, .start .arrow, .start circle { fill: #72807d; stroke: none; }
  .edge-label { fill: #3f4d4a; font-size: ${sizes.labelFont}px; }
  text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif; text-anchor: middle; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #18201f; stroke: #3a4846; }
    .state rect { fill: #1f2f2b; stroke: #58cfae; }
    .state text { fill: #e6edeb; }
    .edge path, .start path { stroke: #7f908c; }
    .edge .arrow, .start .arrow, .start circle { fill: #7f908c; }
    .edge-label { fill: #b7c4c1; }
  }`;

/** Returns a diagram as an image of its own, in the colours that its reader prefers. */
export function svgFile(diagram: Diagram, { title, text }: { readonly title: string; readonly text: string }): string {
  const { width, height } = diagram;
  return [
    NOTICE,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title text">`,
    `<title id="title">${title}</title>`,
    `<desc id="text">${text}</desc>`,
    `<style>${style}\n</style>`,
    `<rect class="ground" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10"/>`,
    ...diagram.starts.map(start),
    ...diagram.edges.map(edge),
    ...diagram.nodes.map(node),
    '</svg>\n',
  ].join('\n');
}

function start({ x, y, radius, path, arrow }: DiagramStart): string {
  return `<g class="start"><circle cx="${x}" cy="${y}" r="${radius}"/><path d="${path}"/><path class="arrow" d="${arrow}"/></g>`;
}

function edge({ path, arrow, labels }: DiagramEdge): string {
  const texts = labels.map(({ transition, x, y }) => `<text class="edge-label" x="${x}" y="${y}">${transition}</text>`);
  return `<g class="edge"><path d="${path}"/><path class="arrow" d="${arrow}"/>${texts.join('')}</g>`;
}

function node({ state, x, y, width, height }: DiagramNode): string {
  const baseline = y + height / 2 + sizes.stateBaseline;
  return [
    `<g class="state"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`,
    `<text x="${x + width / 2}" y="${baseline}">${state}</text></g>`,
  ].join('');
}
