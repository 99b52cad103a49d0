// Writes the text of `docs/reliability.md` from the results of `npm run prove`.
import { proofs } from './proofs.mjs'

/** @typedef {{ date: string, seed: number, share: number, seconds: number, figures: string[], table?: Table }} Result */
/** @typedef {{ headings: readonly string[], rows: readonly (readonly string[])[] }} Table */

/**
 * @param {Readonly<Record<string, Result>>} results the results by the id of the proof
 * @returns {string} the introduction, with the time that the rows with all their cases take
 */
function introduction(results) {
  const whole = proofs.filter(({ id }) => results[id]?.share === 1)
  // `prove` runs two single-core rows at the same time, so each of them counts with half of its time.
  const seconds = whole.map(({ id, cores }) => (results[id]?.seconds ?? 0) / (cores === 1 ? 2 : 1))
  const minutes = Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60)
  return `# What holds, in figures

\`npm run prove\` runs everything on this page and writes the figures. It needs no account and no network beyond the machine, except where a row says so.
${whole.length} of the ${proofs.length} rows were run with all their cases. By the times of these rows, a run of all of them takes ${minutes} minutes on two cores; other work shared the cores in some of these runs.
\`npm run prove -- --only funds\` runs one row, \`--share 100\` a hundredth of the cases, and \`--seed\` repeats a run. A finding names the case with which it
is repeated.
`
}

/**
 * @param {Readonly<Record<string, Result>>} results the results by the id of the proof
 * @returns {string} the document in Markdown
 */
export function reliabilityDocument(results) {
  const sections = proofs.map(({ id, claim, omits }) => {
    const result = results[id]
    const lines = result ? describe(id, result) : ['Not run yet.']
    return `## ${id}\n\n${claim}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n- Left out: ${omits}\n${result?.table ? `\n${tableText(result.table)}\n` : ''}`
  })
  return [introduction(results), ...sections].join('\n')
}

/**
 * @param {string} id
 * @param {Result} result
 */
function describe(id, { date, seed, share, seconds, figures }) {
  const options = [`--only ${id}`, `--seed ${seed}`, ...(share === 1 ? [] : [`--share ${share}`])]
  return [...figures.map(asShown), `${date}, ${seconds} s: \`npm run prove -- ${options.join(' ')}\``]
}

/**
 * Writes large numbers as the whole page does: `50,000` for `50000`. Versions and parts of words stay. Spaces that align a figure in a terminal are
 * removed.
 * @param {string} figure
 */
function asShown(figure) {
  const text = figure.trim().replace(/ +/g, ' ')
  return text.replace(/(?<![\w.,-])\d{4,}(?![\w.-])/g, (digits) => Number(digits).toLocaleString('en-US'))
}

/**
 * A table in Markdown. A bar inside a cell would end the cell.
 * @param {Table} table
 */
function tableText({ headings, rows }) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}
