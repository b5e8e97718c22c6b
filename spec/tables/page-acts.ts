/** Acts of requests outside the API and the control API: the names that an undo gives for them. */
export const pageActs = {
  payCheckoutSession: 'the form of the hosted checkout',
  submitOnboarding: 'the form of the hosted onboarding',
  uploadFile: 'a file for a signed address',
} as const;

export type PageAct = keyof typeof pageActs;
