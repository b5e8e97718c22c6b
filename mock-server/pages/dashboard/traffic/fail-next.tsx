import { errorsOf } from '../../../../spec/derive/operation-errors';
import { faultScenarios, isChargingOperation, scenarioInsteadOf } from '../../../../spec/derive/scenario-faults';
import { operations } from '../../../../spec/resources';
import { errors } from '../../../../spec/tables/errors';
import { faultKinds, isApiErrorCode, type RequestFault, type ScenarioFault } from '../../../../spec/tables/faults';
import { invalidControlParameter, SandboxError } from '../../../sandbox-error';
import { SelectField } from '../../form';
import type { Action, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { actByControl } from '../parts/control-action';
import { required } from '../parts/field-words';
import { Section } from '../parts/values';
import type { RequestEntry } from './copied-request';

/** Longer than most clients wait. */
const LONG_DELAY_MS = 60_000;

interface Effect {
  readonly title: string;
  readonly fault: RequestFault | ScenarioFault;
}

/** The effects on any request that need no further value. */
const listedEffects: Readonly<Record<string, Effect>> = Object.fromEntries(
  faultKinds.flatMap(({ fault, effect: title }) => {
    if (!('drop' in fault || 'hold' in fault || 'body' in fault)) return [];
    return [[Object.entries(fault).flat().join('.'), { title, fault }]];
  }),
);

/** Returns the effects that a fault can have on a request of an operation, by their values in the form. */
function effectsOf(operation: NonNullable<RequestEntry['operation']>): Readonly<Record<string, Effect>> {
  const codes = errorsOf(operations[operation])
    .filter(isApiErrorCode)
    .filter((code) => scenarioInsteadOf(code, operation) === undefined);
  const scenarios = isChargingOperation(operation) ? faultScenarios : [];
  return {
    status: { title: 'Status 500', fault: { status: 500 } },
    ...listedEffects,
    delay: { title: `Time-out: ${LONG_DELAY_MS / 1000} seconds later`, fault: { delay_ms: LONG_DELAY_MS } },
    ...Object.fromEntries(
      scenarios.map((scenario) => [`scenario.${scenario}`, { title: `Scenario ${scenario}`, fault: { scenario } }]),
    ),
    ...Object.fromEntries(
      codes.map((code) => [`error.${code}`, { title: `${errors[code].status} ${code}`, fault: { error: code } }]),
    ),
  };
}

interface FailNextProps {
  readonly visit: Visit;
  readonly entry: RequestEntry;
}

/** The form that lets the next request of the operation fail. */
export function FailNext({ visit, entry: { operation } }: FailNextProps) {
  if (operation === null) return null;
  const options = Object.entries(effectsOf(operation)).map(([value, { title }]) => [value, title] as const);
  return (
    <Section title="Fail the next one like this">
      <p class="hint">Adds a fault that the next valid {operation} of the platform meets, on any account, once.</p>
      <ActionForm
        visit={visit}
        action="fail_next"
        button="Fail the next one"
        isSecondary
        fields={(state) => (
          <div class="fields">
            <SelectField
              state={state}
              name="effect"
              label="Effect"
              options={Object.fromEntries(options)}
              half
              checks={required('effect')}
            />
          </div>
        )}
      />
    </Section>
  );
}

/** Creates a fault for the next request of the operation, and leads to its page. */
export const failNext: Action = async (visit, form) => {
  const { platform, id } = visit;
  const operation = platform.requests.find(id)?.operation;
  if (operation === undefined || operation === null) throw new SandboxError('resource_not_found', {});
  const chosen = form.get('effect') ?? '';
  const effects = effectsOf(operation);
  const effect = Object.hasOwn(effects, chosen) ? effects[chosen] : undefined;
  if (effect === undefined) throw invalidControlParameter('effect', 'Choose what happens.');
  const body = { operation, times: 1, fault: effect.fault };
  const { says, result } = await actByControl(visit, 'createFault', { body });
  return { says, to: `faults/${result.id}` };
};
