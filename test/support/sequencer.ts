import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { part } from './run-scale';

/** `--shard` leaves no file of tests out that runs whole. */
export class Sequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const chosen = new Set(await super.shard(files));
    return files.filter((file) => chosen.has(file) || part.isWhole(file.moduleId));
  }
}
