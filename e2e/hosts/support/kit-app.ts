import type { HostNetwork } from '../../host/config'

/** A small app with another wallet kit, in the style of the kit's documentation. */
export interface KitApp {
  kit: string
  /** The earlier version of the kit, if the documentation of this version shows another style than the present documentation. */
  version?: string
  /** The packages that the app needs for the kit, such as wagmi, with their version ranges. */
  packages: Readonly<Record<string, string>>
  files(chain: HostNetwork): Readonly<Record<string, string>>
  /** The edits that a developer makes by hand after the import. Each edit replaces `from` in a file by the text `to`. */
  byHand?: readonly (readonly [file: string, from: string | RegExp, to: string])[]
  /** The chains of the app. Default: EVM chains. */
  namespace?: 'solana'
}

/** The entry of an app. */
export const mount = `import { createRoot } from 'react-dom/client'
import App from './App'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
`

/** The account of an app with wagmi. */
export const account = `import { useAccount } from 'wagmi'

export function Account() {
  const { address } = useAccount()
  return <output data-testid="address">{address ?? 'nobody'}</output>
}
`

/** The files of an app, by path. The app uses the given network. */
export function filesOf({ packages, files }: KitApp, chain: HostNetwork): Record<string, string> {
  return {
    'package.json': `${JSON.stringify(
      {
        name: 'app-with-a-kit',
        private: true,
        type: 'module',
        scripts: { build: 'tsc --noEmit && vite build' },
        dependencies: { ...packages, react: '^19.2.0', 'react-dom': '^19.2.0' },
        devDependencies: {
          '@types/react': '^19.2.0',
          '@types/react-dom': '^19.2.0',
          '@vitejs/plugin-react': '^5.0.0',
          typescript: '^5.9.0',
          vite: '^7.1.0',
        },
      },
      null,
      2,
    )}\n`,
    'index.html':
      '<!doctype html>\n<html lang="en">\n  <body>\n    <div id="root"></div>\n    <script type="module" src="/src/main.tsx"></script>\n  </body>\n</html>\n',
    'vite.config.ts': `import react from '@vitejs/plugin-react'\nimport { defineConfig } from 'vite'\n\nexport default defineConfig({ plugins: [react()] })\n`,
    'tsconfig.json': `${JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noUnusedLocals: true,
        skipLibCheck: true,
        types: ['vite/client'],
      },
      include: ['src'],
    })}\n`,
    'src/chain.ts': `export const sandboxChain = ${JSON.stringify(chain)} as const\n`,
    ...files(chain),
  }
}
