/** A country in which a business can be established, and what follows for its accounts. */
export interface EstablishmentCountryRow {
  readonly title: string;
  /** Currency of its sub account and of its bank accounts. */
  readonly currency: 'usd' | 'cad';
  /** ISO 3166 code of two letters, as bank accounts and onboarding entries have it. */
  readonly alpha2: 'US' | 'CA';
}

/** Values of `country_of_establishment` of a business, by ISO 3166 codes of three letters. The first one is the default. */
export const establishmentCountries = {
  USA: { title: 'United States', currency: 'usd', alpha2: 'US' },
  CAN: { title: 'Canada', currency: 'cad', alpha2: 'CA' },
} as const satisfies Record<string, EstablishmentCountryRow>;

export type EstablishmentCountry = keyof typeof establishmentCountries;

export const defaultEstablishmentCountry = 'USA' satisfies EstablishmentCountry;
