import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dependenciesOf } from '../../src/emit/package-json'
import { closeSelection } from '../../src/emit/units'
import { root, template } from './app'

/** Units whose code runs on servers, or on a page of their own: no part of the app's page. */
const elsewhere = [
  'server',
  'server-kit',
  'wallet-farcaster',
  'wallet-server',
  'wallet-smart-accounts',
  'wallet-socials',
]

/** The packages that these units need at run time, in the template's order. */
export function runtimePackages(units: readonly string[]): string[] {
  return packagesOf(closeSelection(units, template.units, false))
}

/** The packages that these units need on the app's page. */
export function pagePackages(units: readonly string[]): string[] {
  const closed = closeSelection(units, template.units, false)
  return packagesOf(new Set([...closed].filter((unit) => !elsewhere.includes(unit))))
}

function packagesOf(closed: ReturnType<typeof closeSelection>): string[] {
  const source = new TextDecoder().decode(template.files.get('package.json'))
  const wanted = dependenciesOf(source, template.units, closed, false)
  return wanted.filter(({ section }) => section === 'dependencies').map(({ name }) => name)
}

/** Packages and all of their dependencies. */
export async function withTheirOwn(names: readonly string[]): Promise<Set<string>> {
  const found = new Set(names)
  for (const name of found) {
    const folders = ['template/node_modules', 'node_modules'].map((folder) => join(root, folder, name, 'package.json'))
    const path = folders.find(existsSync)
    const { dependencies = {} } = path ? (JSON.parse(await readFile(path, 'utf8')) as { dependencies?: object }) : {}
    for (const brought of Object.keys(dependencies)) found.add(brought)
  }
  return found
}
