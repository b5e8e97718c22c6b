import type { Exploration } from './exploration-error';

/** Returns the report of a search: the findings first, then what else there is to know. */
export function reportText(exploration: Omit<Exploration, 'text'>): string {
  const { findings, questions, notes, notTried, accepted, points, searched } = exploration;
  const { schedules, of } = searched;
  return [
    ...findings.map(({ story, also }, index) => `${index + 1}. ${story}${alsoText(also)}`),
    ...questions.map((question) => `Question: ${question}`),
    ...list('Not tried', notTried),
    ...list('Switched off', accepted),
    ...list('Noted', notes),
    `Searched schedules: ${schedules} of ${of}. Points: ${points.join(', ')}.`,
  ].join('\n\n');
}

function list(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title}: ${lines.join('; ')}.`];
}

function alsoText(also: readonly string[]): string {
  if (also.length === 0) return '';
  const shown = also.slice(0, 3).join(', ');
  return `\nThe same with: ${shown}${also.length > 3 ? ` and ${also.length - 3} more` : ''}`;
}
