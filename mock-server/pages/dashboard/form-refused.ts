/** The errors of a form that was not carried out: an action throws it, and the form is shown again. */
export class FormRefused extends Error {
  /** The HTTP status of the page that shows it. */
  readonly status: number;
  /** The messages by the names of the fields; that of an error without a field has an empty name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The messages of the API below errors that have words of their own. */
  readonly notes: Readonly<Record<string, string>>;
  /** The request to the API that was refused. */
  readonly requestId: string | undefined;

  constructor(errors: Readonly<Record<string, string>>, { status = 422, requestId, notes = {} }: RefusedBy = {}) {
    super(Object.values(errors)[0] ?? '');
    this.name = 'FormRefused';
    this.status = status;
    this.errors = errors;
    this.notes = notes;
    this.requestId = requestId;
  }
}

interface RefusedBy {
  readonly status?: number;
  readonly requestId?: string;
  readonly notes?: Readonly<Record<string, string>>;
}
