// Views and the worker show and copy the same text.
export { HIDDEN_MARK, visibleText } from '../../lib/core/visible-text.ts';
