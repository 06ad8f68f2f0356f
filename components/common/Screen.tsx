import { ArrowLeft, X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app-context.ts';
import { Icon } from './Icon.tsx';

interface ScreenProps {
  readonly title: string;
  /** A quiet line under the title. */
  readonly meta?: ComponentChildren;
  /** Name of the way back and what it does. */
  readonly back?: { readonly label: string; readonly act: () => void } | undefined;
  readonly footer?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One view of Baton: a header that stays, content that scrolls, a footer that stays. Its heading gets the focus. */
export function Screen({ title, meta, back, footer, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="screen">
      <header class="screen-header">
        {back && (
          <button
            type="button"
            class="button quiet square"
            aria-label={back.label}
            title={back.label}
            onClick={back.act}
          >
            <Icon node={ArrowLeft} />
          </button>
        )}
        <div class="screen-title">
          <h1 ref={heading} tabIndex={-1} dir="auto" title={title}>
            {title}
          </h1>
          {meta && <div class="meta">{meta}</div>}
        </div>
      </header>
      <main class="screen-body">{children}</main>
      <NoticeLine />
      {footer && <footer class="screen-footer">{footer}</footer>}
    </div>
  );
}

function NoticeLine() {
  const { notice, hush } = useApp();
  if (!notice) return null;
  const undo = () => {
    hush();
    notice.undo?.();
  };
  return (
    <div class="notice">
      <span aria-hidden="true">{notice.text}</span>
      {notice.undo && (
        <button type="button" class="link" onClick={undo}>
          Undo
        </button>
      )}
      <button type="button" class="button quiet square small" aria-label="Dismiss" onClick={hush}>
        <Icon node={X} size={14} />
      </button>
    </div>
  );
}
