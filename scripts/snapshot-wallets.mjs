// Writes the wallet list that apps without a directory service show: node scripts/snapshot-wallets.mjs [wallets.json] [date]
// Each wallet is one line with its fields separated by tabs, so that the diff of an update can be read. Well-known wallets come first.
// Fields that the modal would refuse from a directory service are left out, because the browser does not check the list again.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const [source = `${root}src/sandbox/data/wallets.json`, date = new Date().toISOString().slice(0, 10)] =
  process.argv.slice(2)
const target = `${root}template/src/wallet-modal/features/all-wallets/snapshot.json`

const fields = ['id', 'name', 'homepage', 'rdns', 'mobile_link', 'link_mode', 'desktop_link', 'webapp_link'].concat([
  'app_store',
  'play_store',
  'chrome_store',
])

// The ids that the directory service knows these wallets by, so that the options mean the same with and without it.
const knownIds = new Map([
  ['io.metamask', 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'],
  ['com.trustwallet.app', '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'],
  ['com.coinbase.wallet', 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'],
  ['me.rainbow', '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'],
  ['app.phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'],
  ['com.okex.wallet', '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709'],
  ['io.rabby', undefined],
  ['io.zerion.wallet', 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18'],
  ['org.uniswap', 'c03dfee351b6fcc421b4494ea33b9d4b92a984f87aa76d1663bb28705e95034a'],
  ['com.ledger', '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'],
])
const order = [...knownIds.keys()]

const { module } = await runnerImport(`${root}template/src/wallet-modal/services/pairing/wallet-schema.ts`)
/** @type {{ readWallet: (value: unknown) => Record<string, string> | undefined }} */
const { readWallet } = module

/** @type {Record<string, string | null>[]} */
const wallets = JSON.parse(readFileSync(source, 'utf8'))
const keyOf = (/** @type {Record<string, string | null>} */ { rdns, slug }) => rdns ?? slug ?? ''
const rankOf = (/** @type {Record<string, string | null>} */ wallet) =>
  (order.indexOf(keyOf(wallet)) + order.length + 1) % (order.length + 1)
const lines = wallets
  .toSorted((one, other) => rankOf(one) - rankOf(other) || (one['name'] ?? '').localeCompare(other['name'] ?? '', 'en'))
  .map((wallet) => ({ ...wallet, id: knownIds.get(keyOf(wallet)) ?? wallet['id'] }))
  .flatMap((wallet) => readWallet(wallet) ?? [])
  .map((wallet) => fields.map((field) => (wallet[field] ?? '').trim().replaceAll('\t', ' ')).join('\t'))
  .map((line) => line.trimEnd())

writeFileSync(target, `${JSON.stringify({ date, fields, wallets: lines }, null, 2)}\n`)
console.log(`${lines.length} wallets written to ${target}`)
