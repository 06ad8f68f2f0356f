/** Set by the configurations of `npm run test:soak`. */
export const SOAK_SETTING = 'BATON_TEST_SOAK';

const isSoak = process.env[SOAK_SETTING] === '1';

/**
 * How much of the same a test tries: runs of a property, characters of a text, steps of a loop.
 *
 * @param everyday enough to walk every path of the code, in `npm test`.
 * @param soak enough to look for what is rare, in `npm run test:soak`.
 */
export function effort<Amount>(everyday: Amount, soak: Amount): Amount {
  return isSoak ? soak : everyday;
}
