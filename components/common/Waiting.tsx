/** Says what is being waited for. */
export function Waiting({ text }: { readonly text: string }) {
  return <p class="waiting">{text}</p>;
}
