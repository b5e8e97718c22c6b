import { fileOfPath, type ReadDocs } from '../../../mock-server/docs/files';
import { anchors, blocksOf, plainText } from '../../../mock-server/docs/markdown';
import type { SearchDocs } from '../../docs';

/** The sections that a result has. */
const MAX_SECTIONS = 5;
/** The characters of a section that a result has: the reference has long tables. */
const MAX_CHARACTERS = 3_000;

/** Returns the sections of the documentation that a question is about, the best first, as Markdown. */
export async function findSections(query: string, read: ReadDocs, search: SearchDocs): Promise<object> {
  const found = await search(query);
  const sections = found.slice(0, MAX_SECTIONS).map(async ({ path, page, heading }) => {
    const [address = '', anchor] = path.split('#');
    const file = fileOfPath(address);
    const text = sectionOf(blocksOf((await read(file)) ?? ''), anchor);
    const isLong = text.length > MAX_CHARACTERS;
    return { page, heading, path: `docs/${path}`, text: isLong ? `${text.slice(0, MAX_CHARACTERS)}…` : text };
  });
  return { sections: await Promise.all(sections), more: found.slice(MAX_SECTIONS).map(({ path }) => `docs/${path}`) };
}

/** Returns the Markdown below a heading, up to the next one; that of the title without an anchor. */
function sectionOf(blocks: ReturnType<typeof blocksOf>, anchor: string | undefined): string {
  const anchorOf = anchors();
  let isWanted = false;
  const wanted = blocks.filter((block) => {
    if (block.type === 'heading') {
      const own = anchorOf(plainText('tokens' in block && block.tokens ? block.tokens : []));
      isWanted = anchor === undefined ? block['depth'] === 1 : own === anchor;
    }
    return isWanted;
  });
  return wanted.map(({ raw }) => raw).join('');
}
