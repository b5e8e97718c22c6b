/** Where an object is: the options that its commands and the address of its page need. */
export interface ObjectPlace {
  readonly url?: string;
  readonly urlSource?: string;
  readonly platform?: string;
  readonly platformSource?: string;
  readonly live?: boolean;
}

/** Returns the options that name the sandbox, the platform and the mode, where options named them. */
export const optionsOf = ({ url, urlSource, platform, platformSource, live }: ObjectPlace): string =>
  [
    ...(urlSource === '--sandbox' ? [` --sandbox ${url}`] : []),
    ...(platformSource === '--platform' ? [` --platform ${platform}`] : []),
    ...(live ? [' --live'] : []),
  ].join('');
