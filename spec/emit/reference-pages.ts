import { controlPage } from './pages/control-page';
import { differencesPage } from './pages/differences-page';
import { declinesPage } from './pages/declines-page';
import { errorsPage } from './pages/errors-page';
import { eventsPage } from './pages/events-page';
import { limitsPage } from './pages/limits-page';
import { objectsPage } from './pages/objects-page';
import { onboardingPage } from './pages/onboarding-page';
import { operationsPage } from './pages/operations-page';
import { readyPage } from './pages/ready-page';
import { resourcePages } from './pages/resource-pages';
import { scenariosPage } from './pages/scenarios-page';
import { statesPage } from './pages/states-page';
import type { ReferencePage } from '../vocabulary/reference-page';

/** Returns the pages of docs/reference/ that are generated from the tables, by their path in it. */
export function referencePages(): Record<string, string> {
  const general = {
    'operations.md': operationsPage(),
    'objects.md': objectsPage(),
    'control.md': controlPage(),
    'errors.md': errorsPage(),
    'declines.md': declinesPage(),
    'scenarios.md': scenariosPage(),
    'events.md': eventsPage(),
    'states.md': statesPage(),
    'limits.md': limitsPage(),
    'onboarding.md': onboardingPage(),
    'differences.md': differencesPage(),
    'ready.md': readyPage(),
  } satisfies Record<string, string> & Record<`${ReferencePage}.md`, string>;
  return { ...general, ...resourcePages() };
}
