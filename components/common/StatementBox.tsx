import { CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import type { Statement, Tone } from './statement.ts';

const icons = { good: CircleCheck, plain: Info, check: TriangleAlert } satisfies Record<Tone, unknown>;

/** A statement about what was found or done, with what can be done about it. */
export function StatementBox({
  statement,
  children,
}: {
  readonly statement: Statement;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class={`statement ${statement.tone}`}>
      <Icon node={icons[statement.tone]} />
      <div>
        <p class="statement-title">{statement.title}</p>
        {statement.detail && <p>{statement.detail}</p>}
        {children && <div class="acts">{children}</div>}
      </div>
    </div>
  );
}
