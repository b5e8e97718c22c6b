/** The beginning of every token of a platform. */
const PREFIX = 'pft_';

/** The id of the platform follows, and a dot. Tokens of releases before 1.0.0 do not name their platform. */
const pattern = /^pft_([A-Za-z0-9_-]{1,64})\./;

/** Returns the beginning of the tokens of a platform. */
export const platformTokenPrefix = (platformId: string): string => `${PREFIX}${platformId}.`;

/** Whether a text has the form of a token of some platform. */
export const isPlatformToken = (text: string): boolean => text.startsWith(PREFIX);

/** Returns the platform that a token names, not verified; an empty text for one that names none, and for any other text. */
export const platformOfToken = (text: string): string => pattern.exec(text)?.[1] ?? '';
