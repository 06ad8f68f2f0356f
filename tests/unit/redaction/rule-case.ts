/**
 * What a rule must and must not find. Values are arrays of parts that the test joins, so that no file holds
 * a whole credential-like string; all of them are made up.
 */
export type RuleCase = {
  readonly ruleId: string;
  /** `[text before, parts of the value, text after]` */
  readonly hits: readonly (readonly [string, readonly string[], string])[];
  /** Parts of whole texts in which this rule finds nothing. */
  readonly misses: readonly (readonly string[])[];
};
