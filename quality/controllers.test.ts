import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readModalFiles, templateRoot } from './source-files'

/** The controllers of the specification, by the part of the product. */
const core = ['Account', 'Asset', 'Chain', 'Connection', 'Connector', 'Events', 'Modal', 'Options', 'PublicState']
const shell = ['Router', 'Theme']
/** Made with the modal's chunk, so that a page that only shows a button stays light; each in the file that holds it. */
const modalStores: Record<string, string> = {
  Alert: 'modal-stores',
  OptionsState: 'modal-stores',
  Snack: 'modal-stores',
  Tooltip: 'modal-stores',
}
/** Created when an account is connected. */
const account = ['BlockchainApi']
/** In the folder of the unit that they belong to. */
const ofUnits: Record<string, string> = {
  Api: 'all-wallets/directory',
  Ens: 'names',
  Send: 'send',
  Siwx: 'siwx',
  Telemetry: 'analytics',
  Transactions: 'history',
}

const fileOf = (controller: string) => `${controller.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}.store.ts`

test('each controller is one store, and each store one controller', () => {
  const inStores = readModalFiles().filter(({ path }) => path.startsWith('stores/'))
  const sources = new Map(inStores.map(({ path, text }) => [basename(path), text]))
  expect(sources.size, 'no two files of the stores have the same name').toBe(inStores.length)
  const stores = [...sources.keys()].filter((name) => name.endsWith('.store.ts') && name !== 'root.store.ts')
  const all = [...core, ...shell, ...Object.keys(modalStores), ...account]
  expect(stores.sort()).toEqual(all.map(fileOf).sort())
  const home = (controller: string) =>
    account.includes(controller) ? 'account-stores' : (modalStores[controller] ?? 'root.store')
  for (const controller of all) {
    const text = sources.get(fileOf(controller)) ?? ''
    expect([...text.matchAll(/export class (\w+)/g)].map(([, name]) => name)).toEqual([`${controller}Store`])
    const name = `${controller.charAt(0).toLowerCase()}${controller.slice(1)}`
    const short = controller === 'BlockchainApi' ? 'api' : name
    expect(sources.get(`${home(controller)}.ts`)).toMatch(new RegExp(`readonly ${short}(: | = new )${controller}Store`))
  }
  for (const [controller, unit] of Object.entries(ofUnits)) {
    const file = readModalFiles().find(({ path }) => path === `features/${unit}/${fileOf(controller)}`)
    expect(file?.text).toContain(`export class ${controller}Store`)
  }
})

test('the README of the copied folder maps each controller to the file that holds its class, and lists no other', () => {
  const text = readFileSync(`${templateRoot}src/wallet-modal/README.md`, 'utf8')
  const rows = [...text.matchAll(/^\| \[(\w+)\]\(([^)]+\.store\.ts)\) \| `(\w+)` \| .+ \|$/gm)]
  const all = [...core, ...shell, ...Object.keys(modalStores), ...account, ...Object.keys(ofUnits)]
  expect(rows.map(([, controller]) => controller)).toEqual(all.sort())
  const files = new Map(readModalFiles().map(({ path, text: source }) => [path, source]))
  for (const [, controller = '', path = '', name = ''] of rows) {
    expect(name).toBe(`${controller}Store`)
    expect(files.get(path), path).toContain(`export class ${name} `)
  }
})
