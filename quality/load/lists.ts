import { IDBFactory } from 'fake-indexeddb'
import type { NetworkInput } from '../../template/src/wallet-modal/domain/networks/network'
import { announce } from '../../template/src/wallet-modal/testing/announce'
import { createFakeBrowser } from '../../template/src/wallet-modal/testing/fake-browser'
import { FakeWallet } from '../../template/src/wallet-modal/testing/fake-wallet'
import { alpha, beta } from '../../template/src/wallet-modal/testing/networks'
import { Clock } from '../funds/clock'
import { createRandom } from '../fuzz/random'
import { settleTasks } from '../storage/turns'
import { Network } from './network'
import { Page } from './page'
import type { LoadReport } from './report'

const minute = 60_000
/** How many transactions the modal keeps. */
const maxPending = 99

function browserParts(wallet = new FakeWallet()) {
  const clock = new Clock(settleTasks)
  return { clock, network: new Network(), browser: createFakeBrowser(), factory: new IDBFactory(), wallet }
}

const address = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}`

/** A page sends more transactions than the modal keeps. None has an outcome for half an hour, over a reload; then all have. */
export async function runPending(): Promise<LoadReport> {
  const parts = browserParts()
  const wrong: string[] = []
  const first = new Page({ ...parts, networks: [alpha, beta] })
  await first.load()
  await first.connect()
  const from = first.root.account.address ?? ''
  for (let index = 0; index < maxPending + 20; index += 1) {
    const sent = { hash: hash(index), chainId: 'eip155:1' as const, from, to: address(1), amount: '1' }
    first.root.accountLoader.loaded.sent.add(sent)
    await parts.clock.advance(10)
  }
  await parts.clock.advance(minute)
  first.modal.dispose()
  const later = new Page({ ...parts, networks: [alpha, beta] })
  await later.load()
  await later.connect()
  await parts.clock.advance(minute)
  const { sent } = later.root.accountLoader.loaded
  const restored = sent.pending.length
  if (restored !== maxPending) wrong.push(`${restored} transactions after a reload`)
  if (sent.pending.some((one) => Number(one.hash) < 20))
    wrong.push('older transactions are kept in place of newer ones')
  const before = parts.network.requests
  await parts.clock.advance(10 * minute)
  const perMinute = (parts.network.requests - before) / 10
  // Each is queried every half minute, by its receipt and by its hash.
  if (perMinute > 4 * maxPending + 40) wrong.push(`${perMinute} requests in a minute`)
  parts.network.isMined = true
  await parts.clock.advance(2 * minute)
  if (sent.pending.length > 0) wrong.push(`${sent.pending.length} transactions are still pending`)
  const after = parts.network.requests
  await parts.clock.advance(10 * minute)
  if (parts.network.requests - after > 40) wrong.push('the modal asks for transactions with a known outcome')
  later.modal.dispose()
  if (parts.clock.waiting > 0) wrong.push(`${parts.clock.waiting} timers after the page was left`)
  return {
    figures: `${restored} pending transactions: ${Math.round(perMinute)} requests in a minute`,
    wrong,
    reached: restored,
  }
}

/** A wallet shares fifty accounts, and the visitor chooses each of them. */
export async function runAccounts(): Promise<LoadReport> {
  const accounts = Array.from({ length: 50 }, (_, index) => address(index + 1))
  const parts = browserParts(new FakeWallet({ accounts }))
  const page = new Page({ ...parts, networks: [alpha, beta] })
  await page.load()
  await page.connect()
  const wrong: string[] = []
  let chosen = 0
  const known = () => page.root.chain.activeEntry?.accountState.allAccounts ?? []
  const begun = parts.network.requests
  for (const account of known()) {
    page.root.accountLoader.loaded.accounts.select(account.address)
    await parts.clock.advance(1_000)
    if (page.root.account.address === account.address) chosen += 1
  }
  if (chosen !== accounts.length) wrong.push(`${chosen} of ${accounts.length} accounts could be chosen`)
  const perAccount = (parts.network.requests - begun) / accounts.length
  if (perAccount > 20) wrong.push(`${perAccount} requests for an account`)
  page.modal.dispose()
  if (parts.clock.waiting > 0) wrong.push(`${parts.clock.waiting} timers after the page was left`)
  return { figures: `${chosen} accounts: ${perAccount.toFixed(1)} requests for each`, wrong, reached: chosen }
}

/** An app lists two hundred networks, and the visitor switches to each of them. */
export async function runNetworks(): Promise<LoadReport> {
  const more = Array.from({ length: 199 }, (_, index): NetworkInput => ({
    ...alpha,
    id: 1_000 + index,
    name: `Network ${index}`,
  }))
  const parts = browserParts(new FakeWallet({ knownChains: [1, ...more.map(({ id }) => Number(id))] }))
  const page = new Page({ ...parts, networks: [alpha, ...more] })
  await page.load()
  await page.connect()
  const wrong: string[] = []
  let switched = 0
  for (const network of page.root.chain.requestedCaipNetworks) {
    await page.complete(page.root.modalStores.networkSwitch.start(network).then(() => {}))
    await parts.clock.advance(200)
    if (page.root.chain.activeCaipNetwork?.caipNetworkId === network.caipNetworkId) switched += 1
  }
  if (switched !== more.length + 1) wrong.push(`${switched} of ${more.length + 1} networks could be chosen`)
  page.modal.dispose()
  if (parts.clock.waiting > 0) wrong.push(`${parts.clock.waiting} timers after the page was left`)
  return { figures: `${switched} networks: each could be chosen`, wrong, reached: switched }
}

/** Ten thousand wallets announce themselves within a second, the genuine one anywhere among them, some with its name or its id. */
export async function runAnnouncements({ seed }: { seed: number }): Promise<LoadReport> {
  const random = createRandom(seed, 2)
  const count = 10_000
  const parts = browserParts()
  const page = new Page({ ...parts, networks: [alpha, beta] })
  await page.load()
  const genuine = {
    uuid: '9b1d6a63-5a4f-4f0f-9d5c-0a2f7a5e1c11',
    name: 'Genuine',
    rdns: 'io.genuine',
    icon: 'data:image/png;base64,AQID',
  }
  const place = random.below(count)
  const wallet = new FakeWallet()
  for (let index = 0; index < count; index += 1) {
    const uuid = `${(index + 0x10000000).toString(16)}-0000-4000-8000-000000000000`
    const other = {
      ...genuine,
      uuid,
      name: random.pick(['Genuine', 'Other']),
      rdns: random.pick(['io.genuine', 'io.other', `io.other${index}`]),
    }
    announce(page.fakePage, index === place ? wallet : new FakeWallet(), index === place ? genuine : other)
    if (index % 100 === 99) await parts.clock.advance(10)
  }
  await parts.clock.advance(10_000)
  const { allConnectors } = page.root.connector
  const wrong: string[] = []
  const found = allConnectors.filter(({ provider }) => provider === wallet)
  if (!found.some(({ info }) => info?.uuid === genuine.uuid))
    wrong.push(`the genuine wallet, number ${place}, is missing`)
  if (allConnectors.length > count + 10) wrong.push(`${allConnectors.length} wallets of ${count}`)
  page.modal.dispose()
  return {
    figures: `${count} announcements: ${allConnectors.length} wallets, the genuine one found`,
    wrong,
    reached: allConnectors.length,
  }
}
