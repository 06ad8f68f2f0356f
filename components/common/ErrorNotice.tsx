import { TriangleAlert } from 'lucide';
import type { ComponentChildren } from 'preact';
import type { HandoffError } from '../../lib/core/errors.ts';
import { errorText } from '../error-text.ts';
import { Icon } from './Icon.tsx';

interface ErrorNoticeProps {
  readonly error: HandoffError;
  /** Ways out. */
  readonly children?: ComponentChildren;
}

/** A failure in words: what is wrong and what to do. */
export function ErrorNotice({ error, children }: ErrorNoticeProps) {
  const { title, advice } = errorText(error);
  return (
    <div class="statement check" role="alert">
      <Icon node={TriangleAlert} />
      <div>
        <p class="statement-title">{title}</p>
        <p>{advice}</p>
        {children && <div class="acts">{children}</div>}
      </div>
    </div>
  );
}
