import { modalTests } from './named-test'
import type { Row } from './row'

/** Swapping tokens. */
export const swapRows: readonly Row[] = [
  {
    id: 'F89',
    surface: 'swap',
    fault: 'Quotes fail, are slow, or come in another order.',
    outcome: 'The form gives the reason and keeps the amounts. The latest entry counts.',
    limit: 15_000,
    tests: [
      ...modalTests('features/swap/service-swaps.test.ts', 'when the service answers with %s, there is no price'),
    ],
  },
  {
    id: 'F90',
    surface: 'swap',
    fault: 'The network has no swaps.',
    outcome: 'The form says Network not supported for Swaps.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/swap/swap-flow.test.ts',
        "[C8-17] without a router there is no swap: 'Network not supported for Swaps'",
      ),
    ],
  },
  {
    id: 'F91',
    surface: 'swap',
    fault: 'The gas price is asked for another namespace.',
    outcome: 'The error Network not supported for Gas Price.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'features/swap/service-swaps.test.ts',
        "[C8-17] a network that the service does not know has no swaps: 'Network not supported for Swaps'",
      ),
    ],
    differs:
      'The fee comes from the reader of the network, which only EVM has for swaps, so no other namespace can ask.',
  },
  {
    id: 'F92',
    surface: 'swap',
    fault: 'The allowance is given, and the swap fails or is declined.',
    outcome: 'The swap can be confirmed again. No second allowance is asked for.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'features/swap/swap-flow.test.ts',
        'a declined request can be made again; an unclear answer needs consent first',
        'a token needs an approval of exactly the amount',
      ),
    ],
  },
  {
    id: 'F93',
    surface: 'swap',
    fault: 'The quote is old, or the price has moved more than the slippage.',
    outcome: 'The visitor has to confirm the new price.',
    limit: 5_000,
    tests: [...modalTests('features/swap/swap-flow.test.ts', 'a price that became worse has to be confirmed anew')],
  },
  {
    id: 'F94',
    surface: 'swap',
    fault: 'The route leads to another contract, to another token, or needs another allowance.',
    outcome: 'The swap stops. The wallet is not asked.',
    limit: 5_000,
    tests: [
      ...modalTests(
        'features/swap/swap-flow.test.ts',
        'a provider that offers %s is refused, and the wallet is never asked',
      ),
    ],
  },
]
