import { parseArgs } from 'node:util'
import { wholeNumber } from '../../scripts/whole-number.mjs'
import { parts } from './parts'
import { runPart } from './report'

const { values } = parseArgs({
  // The first word says which fuzzing it is.
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    count: { type: 'string' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    case: { type: 'string' },
  },
})

const number = (value: number) => value.toLocaleString('en')
const seed = wholeNumber('seed', values.seed)
const share = wholeNumber('share', values.share)
const chosen = parts.filter(({ name }) => values.part === undefined || name === values.part)
if (chosen.length === 0) throw new Error(`--part takes one of ${parts.map(({ name }) => name).join(', ')}`)
if (values.case !== undefined && chosen.length > 1) throw new Error('--case needs --part')

console.log(`seed ${seed}`)
for (const part of chosen) {
  const only = values.case === undefined ? undefined : wholeNumber('case', values.case)
  const from = only === undefined ? 0 : Math.floor(only / part.block) * part.block
  const full = values.count === undefined ? Math.ceil(part.count / share) : wholeNumber('count', values.count)
  const to = only === undefined ? full : only + 1
  const begun = performance.now()
  const { cases, controls, kinds, failures } = await runPart(part, { seed, from, to }, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${part.name} ${Math.round((done / (to - from)) * 100)} %`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r')
  const seconds = Math.round((performance.now() - begun) / 1_000)
  const taken = `${number(controls)} valid ones between them taken`
  console.log(
    `${part.name}: ${number(cases)} cases · ${taken} · ${failures.length} wrong · seed ${seed} · ${seconds} s`,
  )
  const sorted = Object.entries(kinds).sort()
  console.log(`  ${sorted.map(([kind, count]) => `${kind} ${number(count)}`).join(' · ')}`)
  for (const failure of failures.slice(0, 5)) console.log(failure)
  if (failures.length > 0) process.exitCode = 1
}
