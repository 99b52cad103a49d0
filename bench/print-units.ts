import { fileURLToPath } from 'node:url'
import { readTemplate } from '../src/emit/template'
import { nodeFileSystem } from '../src/fs/node-file-system'
import { comparisons, everything } from './units/comparisons'
import { measureSets } from './units/measure'
import { costOf, tableOf } from './units/table'

/** Builds the starter app with everything and without each unit, and prints what each unit adds. */
export async function printUnits(): Promise<void> {
  const begun = performance.now()
  const template = await readTemplate(nodeFileSystem, fileURLToPath(new URL('../template', import.meta.url)))
  const compared = comparisons(template.units)
  const all = everything(template.units)
  const sets = new Map([all, ...compared.flatMap((each) => [each.with, each.without])].map((set) => [set.join(), set]))
  const measured = await measureSets(template, [...sets.values()])
  const weights = new Map([...sets.keys()].map((key, index) => [key, measured[index]]))
  const weightOf = (set: readonly string[]) => {
    const found = weights.get(set.join())
    if (!found) throw new Error(`No build has ${set.join()}`)
    return found
  }
  const costs = compared.map((each) => costOf(each, weightOf(each.with), weightOf(each.without)))
  console.log('What each unit adds, in bytes of JavaScript after gzip\n')
  for (const line of tableOf(costs, weightOf(all))) console.log(line)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`
Measured as the starter app with everything minus the same app without the unit, and without the units named after "with", which
require it. ${sets.size} builds, ${seconds} s. bench/README.md says what the columns are.`)
}
