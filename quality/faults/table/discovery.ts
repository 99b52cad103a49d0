import { modalTests } from './named-test'
import type { Row } from './row'

/** Finding wallets, and what they can do. */
export const discoveryRows: readonly Row[] = [
  {
    id: 'F18',
    surface: 'wallet',
    fault: 'Thousands of wallets announce themselves, with equal names, or with the id of another wallet.',
    outcome: 'The real wallet is listed and connects. Look-alikes are marked.',
    limit: 5_000,
    differs:
      'The number of wallets is not limited: every wallet is listed, a slice at a time, and few rows are mounted.',
  },
  {
    id: 'F19',
    surface: 'wallet',
    fault: 'An announcement throws when it is read, or is changed after it was read.',
    outcome: 'The announcement is dropped or copied. Nothing is thrown.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'connectors/evm/eip6963.test.ts',
        'rubbish is no wallet and throws nothing',
        'what the page changes after the announcement has no effect',
      ),
    ],
  },
  {
    id: 'F20',
    surface: 'wallet',
    fault: 'The property ethereum of the window throws, or other wallets fight for it.',
    outcome: 'The other wallets are still listed. The modal never writes to the property.',
    limit: 1_000,
    tests: [
      ...modalTests('connectors/evm/injected.test.ts', 'nothing, rubbish, and a window that throws are no wallet'),
    ],
  },
  {
    id: 'F21',
    surface: 'wallet',
    fault: 'The wallet refuses to tell its capabilities, never answers, or answers something malformed.',
    outcome: 'The tokens come from the other sources.',
    limit: 12_000,
    tests: [
      ...modalTests(
        'adapters/evm-calls/calls.test.ts',
        'a wallet that does not know the request, or answers something invalid, has no capabilities',
      ),
    ],
  },
  {
    id: 'F22',
    surface: 'wallet',
    fault: 'The wallet refuses a batch of calls (5700 to 5760), or a call has an address without 0x.',
    outcome: 'The page gets an error for each code. The calls are never sent one by one instead.',
    limit: 1_000,
    tests: [
      ...modalTests(
        'adapters/evm-calls/calls.test.ts',
        'An invalid batch never reaches the wallet, and an answer without an id is an error.',
      ),
    ],
  },
]
