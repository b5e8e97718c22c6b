import { Idiomorph } from 'idiomorph';
import { showCopyButtons } from './copy';
import { isInUse, isNeeded } from './in-use';

/**
 * Changes an element to what another one is, and keeps the nodes that both have. What is in use stays as it is. Returns whether
 * something had to stay that is to change.
 */
export function patch(shown: Element, next: Element): boolean {
  let isHeldBack = false;
  showCopyButtons(next);
  // Only a page with a `head` is patched later.
  void Idiomorph.morph(shown, next, {
    callbacks: {
      beforeNodeMorphed: (node, replacement) => {
        if (!isInUse(node)) return true;
        isHeldBack ||= !node.isEqualNode(replacement);
        return false;
      },
      beforeNodeRemoved: (node) => {
        if (!isNeeded(node)) return true;
        isHeldBack = true;
        return false;
      },
      // Somebody opened or closed it.
      beforeAttributeUpdated: (name, element) => !(name === 'open' && element instanceof HTMLDetailsElement),
    },
  });
  return isHeldBack;
}
