import { message } from '../vocabulary/message';
import { limits } from './limits';

const another = 'Get an access token from POST /oauth/token, and send it as Authorization: Bearer.';
const hours = String(limits.access_token_seconds.value / 3600);

/** Problems of the credentials of a request: the explanation of its `not_authenticated`. */
const credentialProblems = {
  missing: message`The header Authorization is missing. ${'another'}`,
  basic: message`A key pair by Basic is for POST /oauth/token only. ${'another'}`,
  without_scheme: message`The word Bearer is missing before the token. Send Authorization: Bearer, a blank, and the token.`,
  without_token: message`No token stands after Bearer. ${'another'}`,
  bearer_twice: message`Authorization says Bearer twice. Send the word once, a blank, and the token.`,
  quoted: message`The token stands in quotes. Send Authorization: Bearer, a blank, and the token without them.`,
  with_blank: message`The token has a blank or a line break in it. Send it as access_token of POST /oauth/token has it.`,
  key_as_token: message`A client id or secret was sent as the token. Exchange the key pair for an access token first: POST /oauth/token with client_id and client_secret.`,
  other_form: message`The token has not the form of an access token of this sandbox. ${'another'}`,
  not_genuine: message`The token was changed or cut, or is of another sandbox or of a platform that was deleted. ${'another'}`,
  expired: message`The token expired at ${'at'} of your clock: it lasts ${'hours'} hours. ${'another'}`,
  ended: message`The token was ended, as access-tokens end does for all of a platform. ${'another'}`,
  unknown_pair: message`client_id and client_secret are no key pair of this sandbox. Compare both with what the sandbox printed at its start: the secret belongs to the id, and test and live have a pair each.`,
  two_pairs: message`The header Authorization and the body name different key pairs. Send one of the two.`,
};

export type CredentialProblem = keyof typeof credentialProblems;

/** Returns the explanation of what is wrong with credentials. `at` is the end of an expired token. */
export const explainCredentials = (problem: CredentialProblem, at = ''): string =>
  credentialProblems[problem].fill({ another, hours, at });
