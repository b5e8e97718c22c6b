import type { PlatformVerification, Verification, VerificationStatus } from '../../../mock-server/server';
import { formatCount } from '../../format-count';
import type { Paint } from '../../paint';

/** Formats what was found, with a section for each platform. */
export function formatVerification(verification: Verification, paint: Paint): string {
  const { directory, inUseBy, platforms, namesProblem } = verification;
  const damaged = countOf('damaged', platforms);
  const newer = countOf('newer', platforms);
  const conclusions = [
    ...(damaged > 0 ? [`${formatCount(damaged, 'platform')} of ${platforms.length} damaged.`] : []),
    ...(namesProblem === null ? [] : ['The names of the platforms are damaged.']),
    ...(newer > 0 ? [`${formatCount(newer, 'platform')} of ${platforms.length} written by a newer release.`] : []),
  ];
  return [
    `${paint.bold(formatCount(platforms.length, 'platform'))} in ${directory}`,
    ...(inUseBy === null ? [] : [`Process ${inUseBy.pid} on ${inUseBy.host} has the directory open, or may have.`]),
    '',
    ...platforms.flatMap((platform) => [...platformLines(platform, inUseBy !== null, paint), '']),
    ...(namesProblem === null ? [] : [`names: ${paint.red('damaged')}`, `  ${namesProblem}`, '']),
    conclusions.length === 0
      ? paint.green('Everything is intact.')
      : paint.red(`${conclusions.join(' ')} Nothing was changed.`),
    '',
  ].join('\n');
}

function countOf(status: VerificationStatus, platforms: readonly PlatformVerification[]): number {
  return platforms.filter((platform) => platform.status === status).length;
}

function platformLines(platform: PlatformVerification, isInUse: boolean, paint: Paint): readonly string[] {
  const { status, lines, rows, bytes, tornBytes, problems, problemCount, advice, path } = platform;
  const counts = [formatCount(lines, 'line'), formatCount(rows, 'row'), formatCount(bytes, 'byte')].join(', ');
  if (status === 'intact')
    return [
      `${platform.platform}: ${paint.green('intact')}, ${counts}`,
      ...(tornBytes > 0 ? [tornLine(tornBytes, isInUse)] : []),
    ];
  return [
    `${platform.platform}: ${paint.red(status === 'newer' ? 'written by a newer release' : 'damaged')}, ${path}`,
    ...problems.map(({ line, offset, message }) => `  line ${line} (byte ${offset}): ${message}`),
    ...(problemCount > problems.length ? [`  and ${formatCount(problemCount - problems.length, 'more problem')}`] : []),
    ...(advice === null ? [] : [`  ${advice}`]),
  ];
}

function tornLine(bytes: number, isInUse: boolean): string {
  const what = `  The last ${formatCount(bytes, 'byte')} are an incomplete write, which was not acknowledged.`;
  return isInUse ? `${what} It may be under way.` : `${what} The next start removes it.`;
}
