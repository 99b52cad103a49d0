import './harness/page'
import { parseArgs } from 'node:util'
import { rows, runRow } from './run'

const { values } = parseArgs({
  // The first word says which fuzzing it is.
  allowPositionals: true,
  options: { row: { type: 'string' }, case: { type: 'string' } },
})
for (const row of rows) {
  if (values.row && row.id !== values.row) continue
  const result = await runRow(row, values.case === undefined ? undefined : Number(values.case))
  process.stdout.write(`${row.id}: ${result.cases} cases\n`)
  for (const { name, fault, problems } of result.findings)
    process.stdout.write(`  ${name} ${fault}\n${problems.map((problem) => `    - ${problem}\n`).join('')}`)
}
process.exit()
