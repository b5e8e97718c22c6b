/** Whether this machine has Windows. Its files have no modes, and one that is open can neither be replaced nor removed. */
export const isWindows = process.platform === 'win32';
