import type { Frame, Locator } from 'playwright-core';

/** A way to use a page. Names are those that a screen reader says. */
export interface Hands {
  /** Goes to a text field and types a text that replaces what it has. */
  readonly type: (label: string, text: string) => Promise<void>;
  /** Presses a button, or follows a link. */
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Chooses a radio button. */
  readonly choose: (label: string) => Promise<void>;
  /** Chooses an option of a list. */
  readonly select: (label: string, option: string) => Promise<void>;
  /** Ticks a box. */
  readonly tick: (label: string) => Promise<void>;
  /** Opens or closes what a summary hides. */
  readonly unfold: (summary: string) => Promise<void>;
}

/** Those who use a page otherwise than with a mouse and scripts, as most tests do. */
export const users = [
  { by: 'keyboard alone', hands: keyboard, javaScript: true },
  { by: 'mouse', hands: mouse, javaScript: false },
] as const;

const field = (frame: Frame, label: string) => frame.getByLabel(label, { exact: true });

const summary = (frame: Frame, text: string) => frame.locator('summary', { hasText: text });

/** Buttons and links by their name. A text must be the whole name. */
function button(frame: Frame, name: string | RegExp): Locator {
  const options = { name, exact: typeof name === 'string' };
  return frame.getByRole('button', options).or(frame.getByRole('link', options));
}

/** Sets values at once, as a password manager does: for tests that are about something else. */
export function quick(frame: Frame): Hands {
  return {
    ...mouse(frame),
    type: (label, text) => field(frame, label).fill(text),
    tick: (label) => field(frame, label).check(),
  };
}

/** Clicks everything. */
export function mouse(frame: Frame): Hands {
  const { keyboard: keys } = frame.page();
  return {
    type: async (label, text) => {
      await field(frame, label).click({ clickCount: 3 });
      await keys.press('ControlOrMeta+a');
      await keys.insertText(text);
    },
    press: (name) => button(frame, name).click(),
    choose: (label) => field(frame, label).click(),
    select: async (label, option) => {
      await field(frame, label).selectOption({ label: option });
    },
    tick: (label) => field(frame, label).click(),
    unfold: (text) => summary(frame, text).click(),
  };
}

/** Touches nothing but keys: Tab to go, Enter and Space to press, arrows and letters to choose. */
export function keyboard(frame: Frame): Hands {
  const { keyboard: keys } = frame.page();
  return {
    type: async (label, text) => {
      await tabTo(field(frame, label));
      await keys.press('ControlOrMeta+a');
      await keys.type(text);
    },
    press: async (name) => {
      await tabTo(button(frame, name));
      await keys.press('Enter');
    },
    choose: async (label) => {
      const radio = field(frame, label);
      const group = frame.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]:checked`);
      await tabTo(group);
      for (let i = 0; i < MAX_OPTIONS && !(await radio.isChecked()); i++) await keys.press('ArrowDown');
    },
    select: async (label, option) => {
      const list = field(frame, label);
      await tabTo(list);
      await keys.type(option);
      for (let i = 0; i < MAX_OPTIONS && (await chosen(list)) !== option; i++) await keys.press('ArrowDown');
      if ((await chosen(list)) !== option) throw new Error(`no key chooses "${option}" in "${label}"`);
    },
    tick: async (label) => {
      await tabTo(field(frame, label));
      await keys.press('Space');
    },
    unfold: async (text) => {
      await tabTo(summary(frame, text));
      await keys.press('Enter');
    },
  };
}

const MAX_OPTIONS = 80;
const MAX_TABS = 100;

async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard: keys } = target.page();
  const direction = await target.evaluate(place);
  for (let i = 0; i < MAX_TABS; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keys.press(direction === 'before' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error('Tab never reached the element');
}

/** Whether an element is before or after the one with the focus. */
function place(element: Node): 'before' | 'after' {
  const active = document.activeElement ?? document.body;
  const isBefore = (element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isBefore ? 'before' : 'after';
}

const chosen = (list: Locator) =>
  list.evaluate((element) => (element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : undefined));
