/** What the document says of the API as a whole. Source: What the service does, Authentication, Versioning. */
export const documentInfo = {
  title: 'Payment processing API',
  version: '1.0.0',
  summary: 'Payments, refunds and sub accounts for platforms.',
  description:
    'Requests and answers are JSON. Amounts are integers in the smallest unit of the currency, times are ISO 8601 in UTC. Test and live credentials lead to two separate worlds.',
  license: { name: 'MIT', identifier: 'MIT' },
  servers: [
    { url: '{base_url}', variables: { base_url: { default: '/', description: 'Where the service answers.' } } },
  ],
} as const;
