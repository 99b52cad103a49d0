import { nodesIn } from '../../wire/syntax'
import { oldWagmi } from '../kits/package-versions'
import { keyOf } from '../source/values'
import type { HookMatch } from './hook-rule'
import { disconnects, opensView } from './opening'
import type { KitRules } from './rules'

/** Allows no argument, and `{ connector }`: the modal lets the visitor choose the wallet. */
const anyConnector: HookMatch['args'] = (_, args) => {
  const [given, ...others] = args
  if (!given) return ''
  const isConnector = nodesIn(given['properties']).every((property) => keyOf(property) === 'connector')
  return given.type === 'ObjectExpression' && isConnector && others.length === 0 ? '' : null
}

/** The replacements for the hooks of wagmi 0 and 1. wagmi 2 and later stay in the app, so their hooks are not replaced. */
export const oldWagmiRules: KitRules = {
  hooks: {
    useAccount: {
      ours: 'useWalletAccount',
      fields: { address: { ours: 'address' }, isConnected: { ours: 'isConnected' }, status: { ours: 'status' } },
    },
    useConnect: {
      ours: 'useWalletModal',
      args: anyConnector,
      fields: { connect: { ours: 'open', uses: opensView('Connect') } },
    },
    useDisconnect: {
      ours: 'useWalletDisconnect',
      fields: { disconnect: { ours: '', uses: disconnects } },
    },
  },
  components: {},
  elements: {},
  why: {
    useBalance:
      'the modal’s useWalletBalance follows the account and needs no request: write const { balance } = useWalletBalance()',
    useNetwork:
      'the modal’s useWalletNetwork returns the network also while no wallet is connected: write const { network } = useWalletNetwork() by hand',
    useSigner:
      "the modal’s useWalletSigner returns a signer of ethers: write const { signer } = useWalletSigner('ethers') by hand",
    useSwitchNetwork:
      'the modal’s useWalletNetwork returns switchNetwork, which takes a network: write const { switchNetwork } = useWalletNetwork() by hand',
  },
  other: oldWagmi,
}
