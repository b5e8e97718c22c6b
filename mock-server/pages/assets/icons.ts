import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('icons/', import.meta.url);

/** Returns the module with the shapes of the icons by their names. They are part of the pages: an icon is no request. */
export async function iconsModule(): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).sort();
  const entries = files.map(async (file) => {
    const shapes = shapesOf(await readFile(new URL(file, folder), 'utf8'));
    return `  ${JSON.stringify(file.replace('.svg', ''))}: ${JSON.stringify(shapes)},\n`;
  });
  return [
    '// Generated from mock-server/pages/assets/icons/ by "npm run generate". Do not edit.\n',
    `export const icons = {\n${(await Promise.all(entries)).join('')}} as const;\n`,
  ].join('');
}

/** Returns the elements in an SVG element, without spaces. */
function shapesOf(svg: string): string {
  const shapes = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
  if (shapes === undefined) throw new Error('not an icon');
  return shapes.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>');
}
