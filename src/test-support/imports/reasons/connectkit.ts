import { row, type ReasonRow } from './row'

const config = `import { getDefaultConfig } from 'connectkit'
import { createConfig } from 'wagmi'
import { mainnet } from 'wagmi/chains'

export const config = createConfig(getDefaultConfig({ chains: [mainnet], appName: 'Halcyon' }))
`

/** Returns an app with a provider of ConnectKit in line 3 of `src/app.tsx`. */
const app = (attributes: string, children = 'x'): Record<string, string> => ({
  'src/config.ts': config,
  'src/app.tsx': `import { ConnectKitProvider } from 'connectkit'

export const App = () => <ConnectKitProvider ${attributes}>${children}</ConnectKitProvider>
`,
})

const attribute = (when: string, attributes: string, code: string, reason: string): ReasonRow =>
  row(when, app(attributes), ['src/app.tsx:3', code], reason)

const use = (name: string, code: string, reason: string): ReasonRow =>
  row(
    `the code uses ${name}`,
    {
      'src/config.ts': config,
      'src/app.tsx': `import { ${name.split('.')[0]} } from 'connectkit'\n\nexport const App = () => ${code}\n`,
    },
    ['src/app.tsx:3', code],
    reason,
  )

/** The reasons in the setup of ConnectKit. */
export const connectkit: readonly ReasonRow[] = [
  attribute('attributes are spread', '{...props}', '{...props}', '?'),
  attribute('an attribute has no counterpart', 'theme="midnight"', 'theme="midnight"', '?'),
  attribute('the mode is a variable that is not known', 'mode={mode}', 'mode={mode}', '?'),
  attribute('the theme is a variable that is not known', 'customTheme={brand}', 'customTheme={brand}', '?'),
  attribute(
    'a theme variable has no counterpart',
    "customTheme={{ '--ck-border-radius': 42 }}",
    "'--ck-border-radius': 42",
    '?',
  ),
  attribute('an option has no counterpart', 'options={{ hideBalance: true }}', 'hideBalance: true', '?'),
  attribute('the first chain is not in the config', 'options={{ initialChainId: 137 }}', 'initialChainId: 137', '?'),
  row(
    'there are two providers',
    app('', '<ConnectKitProvider>y</ConnectKitProvider>'),
    ['src/app.tsx:3', '<ConnectKitProvider>y</ConnectKitProvider>'],
    '?',
  ),
  row(
    'the config is in no variable',
    config.replace('export const config = ', 'export default '),
    ['src/app.tsx:5', "getDefaultConfig({ chains: [mainnet], appName: 'Halcyon' })"],
    '?',
  ),
]

/** The reasons for names of ConnectKit that have no counterpart. */
export const connectkitNames: readonly ReasonRow[] = [
  use('ConnectKitButton.Custom', '<ConnectKitButton.Custom>{show}</ConnectKitButton.Custom>', '?'),
  use('SIWEProvider', '<SIWEProvider {...siwe} />', '?'),
  use('useSIWE', 'useSIWE()', '?'),
]
