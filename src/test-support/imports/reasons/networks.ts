import { row, type ReasonRow } from './row'

/** Returns an app with AppKit and ethers. The networks are in line 8. */
const app = (
  networks: string,
  imports = 'mainnet',
  more = '',
): string => `import { createAppKit } from '@reown/appkit/react'
import { EthersAdapter } from '@reown/appkit-adapter-ethers'
import { ${imports} } from '@reown/appkit/networks'
${more}

createAppKit({
  adapters: [new EthersAdapter()],
  networks: ${networks},
  features: { email: false, socials: false, swaps: false },
})
`

/** The reasons in a list of networks. */
export const networks: readonly ReasonRow[] = [
  row('the networks are a function call', app('chains()'), ['src/app.tsx:8', 'chains()'], '?'),
  row('networks are spread from a function call', app('[mainnet, ...chains()]'), ['src/app.tsx:8', '...chains()'], '?'),
  row(
    'the modal has no definition of a chain',
    app('[mainnet, zircuit]', 'mainnet, zircuit'),
    ['src/app.tsx:8', 'zircuit'],
    '?',
  ),
  row('a network is a function call', app('[mainnet, chainOf(id)]'), ['src/app.tsx:8', 'chainOf(id)'], '?'),
  row(
    'the definition of a network uses a function of the file',
    app('[mainnet, own]', 'mainnet', "const own = { id: 9, name: 'Own', rpcUrls: urlsOf(user) }"),
    ['src/app.tsx:8', 'own'],
    '?',
  ),
  row(
    'the default network is a function call',
    app('[mainnet],\n  defaultNetwork: chainOf(id)'),
    ['src/app.tsx:9', 'chainOf(id)'],
    '?',
  ),
]
