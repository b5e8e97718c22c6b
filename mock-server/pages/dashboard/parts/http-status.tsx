/** The status of an HTTP response, in a colour of its meaning. Null: the connection ended without one. */
export function HttpStatus({ of }: { readonly of: number | null }) {
  if (of === null) return <span class="status bad">No response</span>;
  return <span class={`status ${of < 400 ? 'good' : 'bad'}`}>{of}</span>;
}
