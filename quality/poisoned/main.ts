import { parseArgs } from 'node:util'
import { runPoisoned } from './run-poisoned'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    /** The number of cases that have to reach a view. */
    count: { type: 'string', default: '20000' },
    /** The number of a single case to repeat. */
    case: { type: 'string' },
  },
})
const [seed, count] = [Number(values.seed), Number(values.count)]
const from = Number(values.case ?? 0)
const to = values.case === undefined ? count * 6 : from + 1
const report = await runPoisoned({ seed, from, to, reached: count })
process.stdout.write(JSON.stringify(report), () => process.exit())
