import type { Frame } from 'playwright-core';
import { type Kind, onboardingEntry } from '../../support/onboarding';
import type { Hands } from './hands';
import type { Site } from './site';

interface ShownField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'select' | 'checkbox';
}

/** Returns the fields of the form that somebody sees, in their order. */
function shownFields(frame: Frame): Promise<ShownField[]> {
  return frame.locator('form input:not([type=hidden]), form select').evaluateAll((inputs) =>
    inputs.flatMap((input) => {
      if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) return [];
      const kind = input instanceof HTMLSelectElement ? 'select' : input.type === 'checkbox' ? 'checkbox' : 'text';
      return [{ name: input.name, label: input.labels?.[0]?.innerText ?? '', kind }] as const;
    }),
  );
}

/** Fills the fields that a step shows with those of a complete entry. */
export async function fillStep(frame: Frame, user: Hands, kind: Kind): Promise<void> {
  const entry = onboardingEntry(kind);
  for (const field of await shownFields(frame)) {
    const value = valueAt(entry, field.name);
    if (value === undefined || value === false) continue;
    if (field.kind === 'text') await user.type(field.label, String(value));
    else if (field.kind === 'checkbox') await user.tick(field.label);
    else await user.select(field.label, await titleOf(frame, field.label, String(value)));
  }
}

function valueAt(entry: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], entry);
}

function titleOf(frame: Frame, label: string, value: string): Promise<string> {
  return frame.getByLabel(label, { exact: true }).locator(`option[value="${value}"]`).innerText();
}

/** Returns the heading of the page. */
export const headingOf = async (frame: Frame): Promise<string> =>
  (await frame.locator('h1').innerText()).replace(/\s+/g, ' ').trim();

/** Creates a sub account in test mode that can take an entry, and returns the address of its onboarding. */
export async function newAccount(site: Site, name = 'Tea Shop') {
  const platform = await site.newPlatform();
  const { id } = await platform.newSubAccount({ name });
  const entry = () => site.front.sandbox.platform(platform.id).rows.find('onboarding_entries', id);
  return { platform, id, url: `${site.front.baseUrl}/onboarding/${id}`, entry };
}
