import { resolve } from 'node:path';
import { filesBelow } from '../support/files-below';
import type { Story } from './story';

/** A story, and the file that it is in. */
export interface StoryFile {
  readonly file: string;
  readonly story: Story;
}

/** The folders of stories, by the person who tells them. */
const people = ['shop', 'marketplace', 'team', 'tester'];

/** Loads all stories. */
export function loadStories(): Promise<StoryFile[]> {
  const files = people.flatMap((person) => filesBelow(`test/stories/${person}`));
  return Promise.all(
    files.map(async (file) => {
      const module: { readonly story: Story } = await import(resolve(file));
      return { file, story: module.story };
    }),
  );
}
