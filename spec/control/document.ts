/** What the document of the sandbox's own paths says of them as a whole. */
export const controlInfo = {
  title: 'Control surface of the sandbox',
  version: '1.0.0',
  summary: 'Platforms, their clocks, and what a person would do at the service.',
  description:
    'Paths of the sandbox itself, which the API does not have. They take no access token. A sandbox that was started with a control token asks for that. Errors have the form of those of the API.',
  license: { name: 'MIT', identifier: 'MIT' },
  servers: [
    { url: '{base_url}', variables: { base_url: { default: '/', description: 'Where the sandbox answers.' } } },
  ],
} as const;
