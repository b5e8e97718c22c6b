/** Values of `document_type` of a document. */
export const documentTypes = {
  articles_of_incorporation: { title: 'Articles of incorporation' },
  balance_sheet: { title: 'Balance sheet' },
  bank_statement: { title: 'Bank statement' },
  birth_certificate: { title: 'Birth certificate' },
  business_registration: { title: 'Business registration' },
  citizenship_card: { title: 'Citizenship card' },
  driver_license: { title: 'Driver license' },
  foreign_passport: { title: 'Foreign passport' },
  government_id: { title: 'Government id' },
  nexus_card: { title: 'Nexus card' },
  passport: { title: 'Passport' },
  profit_and_loss_statement: { title: 'Profit and loss statement' },
  resident_card: { title: 'Resident card' },
  sin_card: { title: 'Social insurance number card' },
  ssn_card: { title: 'Social security card' },
  status_card: { title: 'Status card' },
  tax_return: { title: 'Tax return' },
  voided_check: { title: 'Voided check' },
  other: { title: 'Other' },
} as const;

export type DocumentType = keyof typeof documentTypes;

/** Values of `status` of a document. No document of the sandbox is ever `canceled`. */
export const documentStatuses = ['pending', 'uploaded', 'canceled'] as const;
