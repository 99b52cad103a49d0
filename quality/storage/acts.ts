import { openRequestsOf } from '../../template/src/wallet-modal/features/open-requests/open-requests'
import { alpha } from '../../template/src/wallet-modal/testing/networks'
import type { Random } from '../fuzz/random'
import { alice, bob } from './people'
import { directNames, directTables, sentFacts } from './rows'
import type { Tab } from './tab'
import type { Case } from './case'
import type { CallKind } from './plan'

/** One step of a case. */
export interface Act {
  name: string
  run(): Promise<void>
}

const keys = ['a', 'b', 'c', 'bad'] as const

/** The calls of a table that reach the call to the database which the plan hits. */
const verbsFor: Partial<Record<CallKind, readonly Verb[]>> = {
  get: ['get'],
  getAll: ['all'],
  put: ['put', 'putLater'],
  delete: ['remove'],
  clear: ['clear'],
  cursor: ['prune'],
  commit: ['put', 'remove'],
}
const verbs = ['put', 'put', 'put', 'putLater', 'get', 'get', 'all', 'remove', 'clear', 'prune', 'reread'] as const
type Verb = (typeof verbs)[number]

/** Writes to a table, or reads it, as the stores of the modal do. */
function direct(random: Random, one: Case, tab: Tab): Act {
  const table = random.pick(directNames)
  const key = random.pick(keys)
  const version = one.nextVersion()
  const { plan, reached } = one.browser.disk.faults
  const wanted = reached === 0 && random.oneIn(2) ? verbsFor[plan.at] : undefined
  const verb = random.pick<Verb>(wanted ?? verbs)
  return {
    name: `${verb} ${table} ${key} ${version}`,
    async run() {
      const rows = directTables[table](await tab.tables())
      if (verb === 'put') await one.put(tab, rows, table, key, version)
      else if (verb === 'get') await one.get(tab, rows, table, key)
      else if (verb === 'putLater') await rows.putLater()(key, version)
      else if (verb === 'all') await rows.all()
      else if (verb === 'remove') await rows.remove(key)
      else if (verb === 'clear') await rows.clear()
      else if (verb === 'prune') await rows.prune(1 + random.below(3))
      else await rows.reread()
    },
  }
}

/** What a visitor does, through the stores of the modal. */
function visit(random: Random, one: Case, tab: Tab): Act {
  const signer = random.pick([alice, bob])
  const version = one.nextVersion()
  const acts: readonly Act[] = [
    {
      name: `sign in ${signer.address.slice(0, 6)}`,
      async run() {
        const siwx = await tab.siwx()
        const data = await siwx.createMessage({ accountAddress: signer.address, chainId: 'eip155:1' })
        const message = data.toString()
        await siwx.addSession({ data, message, signature: signer.sign(message) })
        await one.signedIn(tab, signer.address)
      },
    },
    {
      name: `sign out ${signer.address.slice(0, 6)}`,
      run: async () => (await tab.siwx()).revokeSession('eip155:1', signer.address),
    },
    { name: 'connect', run: () => tab.connect() },
    { name: 'disconnect', run: () => one.forget(tab, ['eip155'], () => tab.root.connection.disconnect()) },
    { name: 'forget all', run: () => one.forget(tab, ['*'], () => tab.root.memory.forget(['*'])) },
    {
      name: `send ${version}`,
      async run() {
        const { sent } = await tab.root.accountLoader.load()
        const facts = sentFacts(`0x${version}`, version)
        const added = sent.add(facts)
        if (random.oneIn(2)) sent.setSettled({ ...added, state: 'success' })
      },
    },
    {
      name: `ask ${version}`,
      async run() {
        const requests = openRequestsOf(tab.root, await tab.root.accountLoader.load())
        const id = await requests.store({
          token: { symbol: 'ETH', iconUrl: '' },
          tokenAddress: undefined,
          amountText: String(version),
          receiver: { address: bob.address },
          from: alice.address,
          network: one.networkOf(tab, alpha.id),
          transaction: { from: alice.address, to: bob.address, value: 1n, data: '0x' },
          mark: undefined,
        })
        if (random.oneIn(3)) requests.unstore(id)
      },
    },
    {
      name: `pictures ${version}`,
      async run() {
        const rows = directTables.walletImages(await tab.tables())
        for (let picture = 0; picture < 25; picture += 1) await rows.put(`picture ${picture % 5}`, version)
      },
    },
    { name: 'hide balances', run: async () => tab.root.memory.remember({ hidesBalances: true }) },
  ]
  return random.pick(acts)
}

/** Chooses the next step. */
export function chooseAct(random: Random, one: Case): Act {
  const side = random.oneIn(4) ? 1 : 0
  if (random.oneIn(9)) return { name: `reload ${side}`, run: async () => one.reload(side) }
  const tab = one.tab(side)
  const act = random.oneIn(3) ? visit(random, one, tab) : direct(random, one, tab)
  return { name: `${side}: ${act.name}`, run: act.run }
}
