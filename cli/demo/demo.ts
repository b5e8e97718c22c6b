import type { SeedFile } from '../../mock-server/server';
import { Stage } from './stage';
import { playStory } from './story';

/** A platform with a past, whose story ends at an instant in milliseconds since 1970: with something in every state there is. */
export async function demoSeedFile(end: number): Promise<SeedFile> {
  const stage = new Stage(end);
  await playStory(stage);
  return stage.finish();
}
