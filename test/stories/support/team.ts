import { asAnswer, type Keys, openTerminal, startSandbox } from './sandbox';

const controlToken = 'a-control-token-of-the-team';

/** Starts a sandbox that only its administrator opens, who gives each team a platform. */
export async function startTeamSandbox(line = '--memory') {
  const started = await startSandbox(line, { PAYMENTS_SANDBOX_CONTROL_TOKEN: controlToken });
  const { url } = started;
  const administrator = openTerminal({ PAYMENTS_SANDBOX_URL: url, PAYMENTS_SANDBOX_CONTROL_TOKEN: controlToken });
  /** Creates a platform, and returns its id and key pairs. */
  const create = async (name: string) => {
    const created = await administrator.json(`platforms create --name ${name}`);
    return { id: String(created.id), test: keysOf(created['test']), live: keysOf(created['live']) };
  };
  /** Returns the token of a platform for a person. */
  const tokenOf = async (platform: string) => {
    const created = await administrator.json(`platform-tokens create ada --platform ${platform}`);
    return String(created['token']);
  };
  /** Creates a platform, and returns the variables that a person of the team sets. */
  const member = async (name: string) => {
    await create(name);
    return { PAYMENTS_SANDBOX_URL: url, PAYMENTS_SANDBOX_CONTROL_TOKEN: await tokenOf(name) };
  };
  return { url, administrator, controlToken, create, tokenOf, member };
}

const keysOf = (value: unknown): Keys => {
  const { client_id, client_secret } = asAnswer(value);
  return { client_id: String(client_id), client_secret: String(client_secret) };
};
