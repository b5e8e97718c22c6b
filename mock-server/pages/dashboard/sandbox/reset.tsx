import { HiddenFields } from '../../form';
import { modeQuery } from '../links';
import type { Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { controlAction } from '../parts/control-action';
import { Section } from '../parts/values';

/** The actions of a page that shows `Reset`. */
export const resetActions = { reset: controlAction('resetPlatform') };

/** A part of a page that resets the platform. It asks once: the query parameter `reset=ask` shows the question. */
export function Reset({ visit }: { readonly visit: Visit }) {
  const { mode, search, refused } = visit;
  const asks = search.get('reset') === 'ask' || refused?.action === 'reset';
  return (
    <Section title="Reset" id="reset">
      <p class="hint">Deletes everything except key pairs, tokens and snapshots. The clock returns to real time.</p>
      {asks ? (
        <Question visit={visit} />
      ) : (
        <form method="get" action="#reset" class="action bare" id="form-ask-reset">
          <HiddenFields values={{ reset: 'ask', ...modeQuery(mode) }} />
          <button class="secondary">Reset</button>
        </form>
      )}
    </Section>
  );
}

function Question({ visit }: { readonly visit: Visit }) {
  return (
    <div class="question" id="reset-question">
      <p>
        Reset the platform <code>{visit.platform.id}</code>?
      </p>
      <div class="buttons">
        <ActionForm visit={visit} action="reset" button="Yes, reset" />
        <a href={visit.links.here({ reset: undefined })}>Keep everything</a>
      </div>
    </div>
  );
}
