import { walletError } from '../../../template/src/wallet-modal/testing/fake-wallet'
import type { At, Fault } from '../harness/drive'
import type { Kind } from '../harness/kind'
import type { Visit } from '../harness/visit'
import { faultyAnswer, together } from '../harness/wallet-faults'
import type { AccountWorld } from '../steps/account'
import { goalOf, switching } from '../steps/account'

const change = 'wallet_switchEthereumChain'
const add = 'wallet_addEthereumChain'

const answers = (name: string, method: string, answer: () => unknown): Fault<AccountWorld> =>
  faultyAnswer(switching, { name, method, heldMethod: change, answer })
const refuses = (name: string, method: string, error: unknown): Fault<AccountWorld> =>
  answers(name, method, () => {
    throw error
  })

/** A wallet that does not know the network, and refuses to add it. */
const unknownNetwork = (name: string, error: unknown) =>
  together(refuses(name, change, error), refuses('adding fails', add, walletError(-32602, 'no such network')))

/** The network stays as it was, and the visitor reads why. */
async function checkUnchanged(visit: Visit<AccountWorld>, at: At, code: string, words: RegExp): Promise<void> {
  const { root, world } = visit
  visit.expect(root.chain.activeCaipNetwork?.id !== goalOf(world)?.id, 'the network is shown as changed')
  visit.same('the status', root.account.status, 'connected')
  const { attempt } = root.modalStores.networkSwitch
  if (at.shown === 'closed')
    return visit.expect(
      visit.failures.some((failure) => words.test(failure)),
      'the page is told nothing',
    )
  visit.same('the attempt', attempt.state, code === 'USER_REJECTED' ? 'declined' : 'error')
  if ('error' in attempt) visit.same('the error', attempt.error.code, code)
  const seen = await visit.words()
  visit.expect(words.test(seen), `the visitor reads ${seen}`)
}

const asksToAdd = ({ world }: Visit<AccountWorld>) => world.wallet.callsOf(add).length

/** Changing the network in the wallet. */
export function addSwitching(kind: Kind<AccountWorld>): void {
  const notSupported = async (visit: Visit<AccountWorld>, at: At) => {
    await checkUnchanged(visit, at, 'CHAIN_NOT_SUPPORTED', /Chain is not supported/)
    visit.expect(asksToAdd(visit) <= visit.actions, `the wallet was asked ${asksToAdd(visit)} times to add the network`)
  }
  kind
    .row('F14', {
      step: switching,
      retries: true,
      faults: [unknownNetwork('the code 4902, and adding fails', walletError(4902))],
      ends: notSupported,
    })
    .row('F15', {
      step: switching,
      retries: true,
      faults: [
        together(
          refuses('the code 5000', change, walletError(5000, 'declined')),
          refuses('5000', add, walletError(5000, 'declined')),
        ),
      ],
      ends: notSupported,
    })
    .row('F16', {
      step: switching,
      retries: true,
      faults: [answers('an approval without a change', change, () => null)],
      ends: (visit, at) => checkUnchanged(visit, at, 'NETWORK_UNCHANGED', /did not change its network/),
    })
    .row('F17', {
      step: switching,
      retries: true,
      faults: [
        unknownNetwork('the code -32603', walletError(-32603)),
        unknownNetwork('the code without its sign', walletError(32603)),
        unknownNetwork('the code as a text', walletError('4902')),
        unknownNetwork('the code nested in another error', { code: -32000, data: { originalError: { code: 4902 } } }),
      ],
      ends: notSupported,
    })
}
