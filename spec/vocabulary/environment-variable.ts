/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What orchestrators set for each service that they run, such as `<NAME>_PORT=tcp://10.0.0.1:4010`. */
const serviceLink = /^(tcp|udp|sctp):\/\//i;

/**
 * Returns an environment variable that the project reads; undefined for one that says nothing: an empty one, and the link to a
 * service whose name makes it look like one of ours. No value that anybody means is such a link.
 */
export function variableIn(env: Environment, name: string): string | undefined {
  const value = env[name];
  return value === undefined || value === '' || serviceLink.test(value) ? undefined : value;
}
