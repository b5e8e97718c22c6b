/** One process run of the program: it ends with a restart, and each with its schedule. */
export interface Generation {
  /** Whether it has ended: nothing reaches it any more, and it reaches nothing. */
  isOver: boolean;
}
