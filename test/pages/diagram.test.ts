import { describe, expect, test } from 'vitest';
import { Diagram } from '../../mock-server/pages/dashboard/diagram';
import { States } from '../../mock-server/pages/dashboard/states';
import { machineNames, machines } from '../../spec/tables/states';

const matches = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, found = '']) => found);

/** The texts of the groups with a class: the name of a state, or the labels of a line. */
const groups = (html: string, className: string): string[] =>
  matches(html, new RegExp(`<g class="${className}">(.*?)</g>`, 'g')).flatMap((group) =>
    matches(group, /<text[^>]*>(\w+)</g),
  );

describe('a diagram', () => {
  const html = String(Diagram({ of: 'payment', present: 'authorized' }));

  test('highlights the present state, and the transitions that are possible in it', () => {
    expect(groups(html, 'state present')).toEqual(['authorized']);
    expect(groups(html, 'state')).toHaveLength(Object.keys(machines.payment.states).length - 1);
    expect(groups(html, 'edge possible').sort()).toEqual(['capture', 'lapse', 'void']);
    expect(html).toContain(
      '>Present state: authorized. Possible transitions: capture to succeeded, lapse to canceled, void to canceled.<',
    );
  });

  test('says that nothing is possible in a final state', () => {
    const final = String(Diagram({ of: 'payment', present: 'fully_refunded' }));
    expect(groups(final, 'edge possible')).toEqual([]);
    expect(final).toContain('>Present state: fully_refunded. Possible transitions: none.<');
  });

  test('highlights nothing without a present state, and describes the machine', () => {
    const whole = String(Diagram({ of: 'refund' }));
    expect(whole).not.toMatch(/class="[^"]*(present|possible)/);
    expect(whole).toContain(
      'Created as pending, succeeded. pending: settle to succeeded, fail to failed. succeeded: final. failed: final.<',
    );
  });

  test('is an image with a name and a description', () => {
    expect(html).toMatch(
      /<svg role="img" aria-labelledby="diagram-payment-title" aria-describedby="diagram-payment-text"/,
    );
    expect(html).toContain('<title id="diagram-payment-title">States: payment</title>');
    expect(html).toContain('<desc id="diagram-payment-text">');
  });
});

describe('the page of states', () => {
  const html = String(States());

  test('has a heading, a diagram and two tables with captions for each machine', () => {
    expect(matches(html, /<section class="part" id="(\w+)">/g)).toEqual([...machineNames]);
    expect(matches(html, /<svg role="img" aria-labelledby="diagram-(\w+)-title"/g)).toEqual([...machineNames]);
    expect(matches(html, /<table><caption>([^<]+)</g)).toHaveLength(2 * machineNames.length);
  });

  test('has every state and every transition in its tables', () => {
    const rows = matches(html, /<tr id="[^"]+"><td[^>]*><code>(\w+)</g);
    const expected = Object.values(machines).flatMap(({ states, transitions }) => [
      ...Object.keys(states),
      ...Object.keys(transitions),
    ]);
    expect(rows).toEqual(expected);
  });

  test('has unique ids, and no style or script of its own', () => {
    const ids = matches(html, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(html).not.toMatch(/ style=|<style|<script| on\w+=/);
  });

  test('shows code between backticks as code', () => {
    expect(html).toMatch(/<td[^>]*><code>effective_start<\/code> is in the future\.<\/td>/);
    expect(html).not.toContain('`');
  });
});
