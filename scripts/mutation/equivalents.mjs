// The list of mutants that change no behaviour.

/**
 * @typedef {object} Equivalent A mutant without an effect. It has no line number, so that an edit above it changes nothing.
 * @property {string} file
 * @property {string} line The source line in which the original begins, without its indentation.
 * @property {string} original
 * @property {string} replacement
 * @property {string} reason Why no caller can notice the mutant.
 */

/**
 * Compares the mutants of a group with the list.
 * @param {readonly import('./run-mutants.mjs').Mutant[]} mutants
 * @param {{ files: readonly string[] }} group
 * @param {readonly Equivalent[]} listed
 * @returns the survivors that are listed, the survivors that are not, and the entries of this group that match no survivor. A mutant that is
 * identical to a listed mutant needs an entry of its own.
 */
export function compareWithList(mutants, { files }, listed) {
  const entries = listed.filter(({ file }) => files.includes(file))
  const open = [...entries]
  /** @type {import('./run-mutants.mjs').Mutant[]} */
  const equivalent = []
  /** @type {import('./run-mutants.mjs').Mutant[]} */
  const unlisted = []
  for (const mutant of mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')) {
    const index = open.findIndex((entry) => isSame(entry, mutant))
    if (index === -1) unlisted.push(mutant)
    else {
      open.splice(index, 1)
      equivalent.push(mutant)
    }
  }
  // On a busy machine a mutant without an effect can time out, so this does not make its entry stale.
  const timedOut = mutants.filter(({ status }) => status === 'Timeout')
  const stale = open.filter((entry) => !timedOut.some((mutant) => isSame(entry, mutant)))
  return { equivalent, unlisted, stale }
}

function isSame(/** @type {Equivalent} */ entry, /** @type {import('./run-mutants.mjs').Mutant} */ mutant) {
  return (
    entry.file === mutant.file &&
    entry.line === mutant.lineText &&
    entry.original === mutant.original &&
    entry.replacement === mutant.replacement
  )
}
