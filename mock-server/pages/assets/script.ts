/**
 * The only script of the pages. Everything works without it, except for the message to an embedding page. Sends that once: not when
 * the page is loaded again.
 */
const result = document.querySelector<HTMLElement>('[data-event-type]');
const [navigation] = performance.getEntriesByType('navigation');
const isRepeated = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
const { eventType, reason, embedder } = result?.dataset ?? {};

/** The server checked the embedder that it names, and the browser checked all of them by the policy of the page. */
const target = location.ancestorOrigins?.[0] ?? embedder;

if (eventType !== undefined && target !== undefined && window.parent !== window && !isRepeated)
  window.parent.postMessage(reason === undefined ? { eventType } : { eventType, reason }, target);
