import { parseArgs } from 'node:util'
import { tellProgress } from '../progress'
import { runCases, type Report } from './cases'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    case: { type: 'string' },
  },
})

const [count, seed] = [Number(values.count), Number(values.seed)]
console.log(`seed ${seed}`)
const begun = performance.now()
const numbers = values.case === undefined ? Array(count).keys() : [Number(values.case)]
const { cases, done, refused, failure }: Report = await runCases(seed, numbers, tellProgress(count))
const seconds = Math.round((performance.now() - begun) / 1_000)
console.log(`${cases} cases: ${done} commands did their work, ${refused} said why not · seed ${seed} · ${seconds} s`)
if (failure !== undefined) console.log(failure)
process.exitCode = failure === undefined ? 0 : 1
