/** Thrown for a file or an object that cannot be read as a recording. The message names the place. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
  /** The part that cannot be read: an entry and its first byte, or a byte; empty if it is the whole. */
  readonly place: string;

  constructor(place: string, problem: string) {
    super(place === '' ? problem : `${place}: ${problem}`);
    this.place = place;
  }
}
