/** Returns the directory that the process was started in. Throws an error with advice when that was deleted. */
export function currentDirectory(): string {
  try {
    return process.cwd();
  } catch (error) {
    throw new Error('The current directory was deleted. Change to one that exists, such as: cd ~', { cause: error });
  }
}
