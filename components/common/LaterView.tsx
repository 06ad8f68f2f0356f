import type { ComponentType } from 'preact';
import { ErrorNotice } from './ErrorNotice.tsx';
import { useLoaded } from './use-loaded.ts';
import { Waiting } from './Waiting.tsx';

interface LaterViewProps<Props> {
  /** Brings the view's code, which the first paint does not need. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Nothing stands in its place until it is there. */
  readonly quiet?: true;
}

/** A view whose code comes when it is first asked for. */
export function LaterView<Props extends object>({ load, props, quiet }: LaterViewProps<Props>) {
  const loaded = useLoaded('view', load);
  if (loaded.state === 'loading') return quiet ? null : <Waiting text="Opening…" />;
  if (loaded.state === 'failed') return <ErrorNotice error={loaded.error} />;
  const View = loaded.value;
  return <View {...props} />;
}
