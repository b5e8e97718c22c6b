import { emptyForm, FormAlert } from '../../form';
import type { Visit } from '../page';

interface RefusedAlertProps {
  readonly visit: Visit;
  readonly action: string;
}

/** The error of a form that the page no longer shows: the object has changed since the form was loaded. */
export function RefusedAlert({ visit: { refused }, action }: RefusedAlertProps) {
  if (refused?.action !== action) return null;
  const { message, notes = {} } = refused;
  return <FormAlert state={{ ...emptyForm, alert: [message, ...Object.values(notes)].join(' ') }} />;
}
