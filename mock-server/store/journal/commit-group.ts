/** The lines that go out in one append, and the promise that all who wait for them share. */
export class CommitGroup {
  #lines: string[] = [];
  #durable: Promise<void> | undefined;
  #resolve: () => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  get lines(): readonly string[] {
    return this.#lines;
  }

  get isAwaited(): boolean {
    return this.#durable !== undefined;
  }

  get durable(): Promise<void> {
    this.#durable ??= new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    return this.#durable;
  }

  add(line: string): void {
    this.#lines.push(line);
  }

  addBefore(lines: readonly string[]): void {
    this.#lines = lines.concat(this.#lines);
  }

  resolve(): void {
    this.#resolve();
  }

  reject(error: unknown): void {
    this.#reject(error);
  }
}
