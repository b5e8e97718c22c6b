/** Products that a business can be provisioned for. The sandbox has the first one only. */
export const productCategories = {
  payment: { title: 'Payments', isOffered: true },
  credit: { title: 'Credit', isOffered: false },
  lending: { title: 'Lending', isOffered: false },
  insurance: { title: 'Insurance', isOffered: false },
} as const;
