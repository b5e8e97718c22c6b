import { patch } from './patch';
import { holdingPlace, watchPlace } from './place';

/** Shortest time between two updates, in milliseconds. */
const REST_MS = 100;
const RETRY_MS = 1_000;
const LONGEST_FETCH_MS = 10_000;

/** A page of the dashboard that shows every change, while somebody sees it. */
export class LivePage {
  readonly #main: Element;
  readonly #changes: string;
  /** The version that the page shows. */
  #shown: string;
  /** The latest version that was announced. */
  #heard: string;
  #source: EventSource | undefined;
  #isWanted = false;
  #isUpdating = false;
  /** Whether something on the page is older than the rest, because somebody uses it. */
  #isHeldBack = false;
  /** Whether a button of the mouse is down: what was pressed must still be there when it is released. */
  #isPressed = false;

  /** `changes` is the address of the stream of versions, `version` the one that the page was rendered at. */
  constructor(main: Element, changes: string, version: string) {
    this.#main = main;
    this.#changes = changes;
    this.#shown = version;
    this.#heard = version;
  }

  start(): void {
    watchPlace();
    addEventListener('pointerdown', () => (this.#isPressed = true));
    for (const type of ['pointerup', 'pointercancel', 'dragend', 'blur'])
      addEventListener(type, () => setTimeout(() => this.#release()));
    for (const type of ['focusout', 'selectionchange'])
      document.addEventListener(type, () => {
        if (this.#isHeldBack) void this.#update();
      });
    document.addEventListener('visibilitychange', () => this.#follow());
    addEventListener('pageshow', () => this.#follow());
    this.#follow();
  }

  /** Listens while the page is visible: a browser opens few connections to one server, and a hidden page needs none. */
  #follow(): void {
    if (document.hidden) {
      this.#source?.close();
      this.#source = undefined;
    } else if (this.#source === undefined || this.#source.readyState === EventSource.CLOSED) {
      const source = new EventSource(this.#changes);
      source.addEventListener('message', ({ data }) => this.#hear(String(data)));
      source.addEventListener('error', () => this.#lose(source));
      this.#source = source;
    }
  }

  #hear(version: string): void {
    this.#heard = version;
    if (version !== this.#shown) void this.#update();
  }

  /** A browser connects again by itself, unless the server responded with an error. The page then has the same one. */
  #lose(source: EventSource): void {
    if (source.readyState !== EventSource.CLOSED) return;
    void this.#update();
    setTimeout(() => this.#follow(), RETRY_MS);
  }

  #release(): void {
    this.#isPressed = false;
    if (this.#isWanted) void this.#update();
  }

  /** Updates the page, once for all changes during the last update. */
  async #update(): Promise<void> {
    this.#isWanted = true;
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    while (this.#isWanted && !this.#isPressed && !document.hidden) {
      this.#isWanted = false;
      const next = await fetchPage();
      if (next) this.#show(next);
      else if (this.#source?.readyState === EventSource.OPEN) setTimeout(() => void this.#update(), RETRY_MS);
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
    this.#isUpdating = false;
  }

  #show({ title, main, navigation, version }: FetchedPage): void {
    if (this.#isPressed) {
      this.#isWanted = true;
      return;
    }
    document.title = title;
    holdingPlace(this.#main, () => (this.#isHeldBack = patch(this.#main, main)));
    const counting = document.querySelector('#pages');
    if (counting && navigation) patch(counting, navigation);
    this.#shown = version;
    if (this.#heard === version) this.#isWanted = false;
  }
}

interface FetchedPage {
  readonly title: string;
  readonly main: Element;
  /** The navigation, which counts what needs attention. */
  readonly navigation: Element | null;
  readonly version: string;
}

/**
 * Returns the page as it is now; undefined if the server cannot say. A page that asks to sign in is loaded in place of this one.
 */
async function fetchPage(): Promise<FetchedPage | undefined> {
  try {
    const response = await fetch(location.href, { signal: AbortSignal.timeout(LONGEST_FETCH_MS) });
    // Without its fragment, and with GET after a form.
    if (response.status === 401) location.replace(location.pathname + location.search);
    // What was removed is not found, and may come back.
    if (!response.ok && response.status !== 404) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const main = page.querySelector('main');
    const { version } = page.body.dataset;
    if (!main || version === undefined) return undefined;
    return { title: page.title, main, navigation: page.querySelector('#pages'), version };
  } catch {
    return undefined;
  }
}
