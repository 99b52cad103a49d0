import type { Row } from './row'

/** Changing the network in a wallet. */
export const switchRows: readonly Row[] = [
  {
    id: 'F14',
    surface: 'wallet',
    fault: 'The wallet does not know the network (4902) and refuses to add it.',
    outcome: 'The view says that the chain is not supported. The network stays.',
    limit: 1_000,
  },
  {
    id: 'F15',
    surface: 'wallet',
    fault: 'The wallet answers 5000, which is a refusal in pairing and an unknown network in the specification.',
    outcome: 'The wallet is asked once to add the network, and then no more.',
    limit: 1_000,
  },
  {
    id: 'F16',
    surface: 'wallet',
    fault: 'The wallet agrees, and its network stays.',
    outcome: 'The view says that the wallet did not change its network. The earlier network stays active.',
    limit: 1_000,
  },
  {
    id: 'F17',
    surface: 'wallet',
    fault: 'The wallet spells the unknown network differently: -32603, 32603, as a text, or nested in another error.',
    outcome: 'The end is that of F14 in every spelling.',
    limit: 1_000,
  },
]
