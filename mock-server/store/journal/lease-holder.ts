/** The lease of this replica: see `docs/decisions`. A term is one lease of it, from the claim to the expiry. */
export interface LeaseHolder {
  /** Id of the replica. */
  readonly id: string;
  /** Number of the present lease. A lost lease is final: the next one has another number. */
  readonly term: number;
  /** Whether the lease is held now. False when it is lost or uncertain. */
  readonly isHeld: boolean;
  /** Resolves to whether the lease of a term is held still. Asks the database when that is uncertain. */
  confirm(term: number): Promise<boolean>;
  /** Calls back once the lease of a term is lost. Returns a function that ends the observation. */
  onLost(term: number, run: () => void): () => void;
}
