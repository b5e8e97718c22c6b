import { readyRowIds } from '../../../spec/tables/ready-rows';
import type { PlatformHandler } from '../operation';

export const getFacts: PlatformHandler<'getFacts'> = (platform) => {
  const facts = platform.facts();
  return {
    facts: readyRowIds.flatMap((row) => {
      const fact = facts[row];
      if (fact === undefined) return [];
      const { needed, met, failed, refused } = fact;
      return [{ row, needed: [...needed], met: [...met], failed: [...failed], refused: [...refused] }];
    }),
  };
};
