/** Keeps what somebody looks at in its place in the window while the page around it changes. */

interface Anchor {
  readonly element: Element;
  readonly top: number;
  readonly identity: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the mouse is in the window. */
let mouse: Point | undefined;
/** The height in pixels that the page got at its end, so that it could be scrolled. */
let room = 0;
/** The part of a pixel by which the last scroll missed its goal, lest such parts add up. */
let missed = 0;

/** Observes the mouse. A finger points at nothing between two touches. */
export function watchPlace(): void {
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    mouse = pointerType === 'mouse' ? { x: clientX, y: clientY } : undefined;
  };
  addEventListener('pointermove', move, { passive: true });
  addEventListener('pointerover', move, { passive: true });
  document.documentElement.addEventListener('pointerleave', () => (mouse = undefined));
  addEventListener('scroll', () => setRoom(Math.min(room, missingAt(scrollY))), { passive: true });
}

/** Changes a part of the page. The element under the mouse, or else the one with the focus, keeps its place in the window. */
export function holdingPlace(part: Element, change: () => void): void {
  const anchors = anchorsIn(part).map((element) => ({ element, top: topOf(element), identity: identityOf(element) }));
  // A page that became shorter would be scrolled before the anchor is found again.
  setRoom(room + scrollY + innerHeight);
  change();
  const held = anchors.find(isSame);
  if (held === undefined) return setRoom(Math.min(room, missingAt(scrollY)));
  const moved = () => topOf(held.element) - held.top;
  const top = Math.max(0, scrollY + moved() + missed);
  setRoom(missingAt(top));
  scrollTo({ top, behavior: 'instant' });
  missed = Math.abs(moved() + missed) < 1 ? moved() + missed : 0;
}

/** Returns elements to hold, the best one first: it may be gone after the change. */
function anchorsIn(part: Element): Element[] {
  const pointed = mouse ? document.elementFromPoint(mouse.x, mouse.y) : null;
  const isInside = pointed !== part && part.contains(pointed);
  // The rest of the page only moves if it is scrolled.
  if (!isInside && pointed?.closest('a, button, input, label, select, summary, textarea')) return [];
  const start = isInside ? pointed : (focusedIn(part) ?? topmostIn(part));
  if (start === null && scrollY === 0) return [];
  const y = isInside ? mouse?.y : start?.getBoundingClientRect().top;
  return [...(start ? upToNamed(start, part) : []), ...namedNear(y ?? 0, part)];
}

/** Returns the elements with an id, the nearest to a height of the window first. */
function namedNear(y: number, part: Element): Element[] {
  const named = [...part.querySelectorAll('[id]')];
  const distances = new Map(named.map((element) => [element, Math.abs(topOf(element) - y)]));
  named.sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
  return named;
}

/** Returns an element and those around it, as far as the first one with an id. */
function upToNamed(start: Element, part: Element): Element[] {
  const found: Element[] = [];
  for (let element: Element | null = start; element && element !== part; element = element.parentElement) {
    found.push(element);
    if (element.id !== '') break;
  }
  return found;
}

/** Returns the element with the focus if the window shows it. */
function focusedIn(part: Element): Element | null {
  const { activeElement: focused } = document;
  if (!focused || focused === part || !part.contains(focused)) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? focused : null;
}

/** Returns the first element that the window shows of a part that was scrolled. */
function topmostIn(part: Element): Element | null {
  if (scrollY === 0) return null;
  const { left, width } = part.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, 0);
  return found !== part && part.contains(found) ? found : null;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** An element without an id may be another one afterwards, with other words. */
const identityOf = (element: Element): string => (element.id === '' ? (element.textContent ?? '') : `#${element.id}`);

const isSame = ({ element, identity }: Anchor): boolean => element.isConnected && identityOf(element) === identity;

/** Returns the height that the page lacks to be scrolled to a place. */
function missingAt(top: number): number {
  if (top === 0) return 0;
  const { body, documentElement } = document;
  return top + documentElement.clientHeight - (body.getBoundingClientRect().height - room);
}

function setRoom(height: number): void {
  const next = Math.max(0, Math.ceil(height));
  if (next === room) return;
  room = next;
  document.body.style.paddingBottom = room === 0 ? '' : `${room}px`;
}
