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
  row(
    'a function call returns the networks',
    app('chains()'),
    ['src/app.tsx:8', 'chains()'],
    'the importer cannot read this value, because it is not an array literal: set the option networks by hand',
  ),
  row(
    'the list of networks contains a spread function call',
    app('[mainnet, ...chains()]'),
    ['src/app.tsx:8', '...chains()'],
    'the importer cannot tell which networks this expression adds: add the networks to the option networks by hand',
  ),
  row(
    'the list contains a chain that the modal does not define',
    app('[mainnet, zircuit]', 'mainnet, zircuit'),
    ['src/app.tsx:8', 'zircuit'],
    'the modal has no definition of this network: write a definition in the form of viem’s chains into the option networks',
  ),
  row(
    'a function call returns one of the networks',
    app('[mainnet, chainOf(id)]'),
    ['src/app.tsx:8', 'chainOf(id)'],
    'the importer cannot tell which network this is: add the network to the option networks',
  ),
  row(
    'the definition of a network calls a function that the file does not declare',
    app('[mainnet, own]', 'mainnet', "const own = { id: 9, name: 'Own', rpcUrls: urlsOf(user) }"),
    ['src/app.tsx:8', 'own'],
    'the definition of this network uses values that the importer cannot read: add the network to the option networks by hand',
  ),
  row(
    'a function call returns the default network',
    app('[mainnet],\n  defaultNetwork: chainOf(id)'),
    ['src/app.tsx:9', 'defaultNetwork: chainOf(id)'],
    'the importer cannot match this value with one of the networks: set the option defaultNetwork by hand',
  ),
]
