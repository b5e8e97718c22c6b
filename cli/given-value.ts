/** Names of fields whose values no error repeats. */
const secretField =
  /(?:^|[._])(?:number|account_number|routing_number|verification|client_id|client_secret|secret|ssn_last4|tax_id)$/;

/** Whether the value of a field, such as `payment_method.card.number`, may be a secret. */
export const isSecretField = (field: string): boolean => secretField.test(field);

/** Characters of a value that an error shows. */
const MAX_SHOWN_CHARACTERS = 60;

/** Returns `, given: "abc"` for the value of a field; nothing for one that is absent, or may be a secret or a card number. */
export function givenValue(field: string, value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined || isSecretField(field) || /\d(?:[ -]?\d){11}|sigk_|secret/.test(text)) return '';
  return `, given: ${text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text}`;
}
