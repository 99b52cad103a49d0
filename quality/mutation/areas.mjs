// Parts of the copied source that have too many mutants to run all of them. `npm run mutation -- --area <name>` changes lines that a seed chooses.

/**
 * @typedef {object} Area
 * @property {string} name
 * @property {string} folder The changed files, from the root of the repository. Tests and their helpers are left out.
 * @property {readonly string[]} tests Patterns of the test files that have to notice the changes.
 * @property {number} goal The part of the mutants that the tests have to notice, in percent.
 */

const modal = 'template/src/wallet-modal'
const testsOf = (/** @type {string} */ folder) => `${modal}/${folder}/**/*.test.ts?(x)`

/** @type {readonly Area[]} */
export const areas = [
  {
    name: 'stores',
    folder: `${modal}/stores`,
    tests: ['stores', 'modal', 'react'].map(testsOf),
    goal: 90,
  },
  { name: 'adapters', folder: `${modal}/adapters`, tests: [testsOf('adapters')], goal: 90 },
]
