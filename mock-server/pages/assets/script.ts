/**
 * The only script of the pages. Everything works without it, except for the browser message of the onboarding: an embedding page
 * gets it once, and not again when the result is loaded again.
 */
{
  const outcome = document.querySelector<HTMLElement>('[data-event-type]')?.dataset;
  const [loading] = performance.getEntriesByType('navigation');
  const isRepeated = loading instanceof PerformanceNavigationTiming && loading.type !== 'navigate';

  // The policy of the page lets only allowed origins embed it. Without a list of them, the server names the one it knows.
  const { eventType, reason, embedder } = outcome ?? {};
  const origin = location.ancestorOrigins?.[0] ?? embedder;

  if (eventType && origin && origin !== 'null' && window.parent !== window && !isRepeated)
    window.parent.postMessage(reason === undefined ? { eventType } : { eventType, reason }, origin);
}
