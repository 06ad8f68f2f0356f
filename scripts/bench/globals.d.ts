import type { Way } from './page.ts';

declare global {
  /** What the page of the benchmark offers. */
  var bench: {
    draw(shape: string, count: number): void;
    run(way: Way): Promise<{ units: number; longTasks: number; longestMs: number }>;
  };
}
