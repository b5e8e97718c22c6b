import { visibleLines } from '../pages/dashboard/parts/code-block';
import { codeParts } from './code-parts';

/** A block of code in colours. */
export function Code({ text, language }: { readonly text: string; readonly language: string }) {
  return (
    <>
      {codeParts(text, language).map(({ kind, text: part }) =>
        kind === undefined ? visibleLines(part) : <span class={`code-${kind}`}>{visibleLines(part)}</span>,
      )}
    </>
  );
}
