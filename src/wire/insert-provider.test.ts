import { describe, expect, test } from 'vitest'
import { insertProvider, type Insertion } from './insert-provider'
import type { Anchor } from './places'

const insertion = (anchor: Anchor, from = './wallet'): Insertion => ({ anchor, name: 'WalletProvider', from })

/** Returns the text with the provider. Fails if no provider was inserted. */
function inserted(text: string, anchor: Anchor, from?: string): string {
  const result = insertProvider(text, insertion(anchor, from))
  if (result.kind !== 'inserted') throw new Error(JSON.stringify(result))
  return result.text
}

const nextLayout = `import type { Metadata } from "next";
import { Geist } from "next/font/google";
import "./globals.css";

const geist = Geist({ variable: "--font-geist" });

export default function RootLayout({
  children,
}: Readonly<{
  children: React.ReactNode;
}>) {
  return (
    <html lang="en" className={\`\${geist.variable} dark\`}>
      <body>{children}</body>
    </html>
  );
}
`

const nextApp = `import type { AppProps } from 'next/app'

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />
}
`

const routerRoot = `import { Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root";
import "./app.css";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`

const viteMain = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`

describe('what the templates of the frameworks have', () => {
  test('a layout of Next.js', () => {
    const text = inserted(nextLayout, 'children', '../wallet')
    expect(text).toContain(
      `import { Geist } from "next/font/google";\nimport { WalletProvider } from "../wallet";\nimport "./globals.css";`,
    )
    expect(text).toContain(
      `      <body>\n        <WalletProvider>{children}</WalletProvider>\n      </body>\n    </html>`,
    )
  })

  test('_app of Next.js', () => {
    expect(inserted(nextApp, 'page', '../wallet')).toBe(`import type { AppProps } from 'next/app'
import { WalletProvider } from '../wallet'

export default function App({ Component, pageProps }: AppProps) {
  return (
    <WalletProvider>
      <Component {...pageProps} />
    </WalletProvider>
  )
}
`)
  })

  test('the root of React Router: around the outlet, not the document', () => {
    const text = inserted(routerRoot, 'outlet')
    expect(text).toContain(`  return (\n    <WalletProvider>\n      <Outlet />\n    </WalletProvider>\n  );\n}\n`)
    expect(text).toContain(`        {children}\n        <Scripts />`)
  })

  test('the main script of Vite: inside of strict mode', () => {
    expect(inserted(viteMain, 'mount')).toBe(`import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.tsx'
import { WalletProvider } from './wallet'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <WalletProvider>
      <App />
    </WalletProvider>
  </StrictMode>,
)
`)
  })
})

const everything: readonly (readonly [Anchor, string])[] = [
  ['children', nextLayout],
  ['page', nextApp],
  ['outlet', routerRoot],
  ['mount', viteMain],
]

test.each(everything)('%s: an existing provider is not inserted again.', (anchor, text) => {
  expect(insertProvider(inserted(text, anchor), insertion(anchor))).toEqual({ kind: 'present' })
})

test.each(everything)('%s: line ends and the byte order mark stay, line by line.', (anchor, text) => {
  const plain = inserted(text, anchor)
  expect(inserted(text.replaceAll('\n', '\r\n'), anchor)).toBe(plain.replaceAll('\n', '\r\n'))
  expect(inserted(`\uFEFF${text}`, anchor)).toBe(`\uFEFF${plain}`)
  const mixed = text.replace('\n', '\r\n')
  expect(inserted(mixed, anchor).split('\r\n')).toHaveLength(2)
})

test.each(everything)('%s: every line that does not concern the provider stays the same.', (anchor, text) => {
  const lines = new Set(
    inserted(text, anchor)
      .split('\n')
      .map((line) => line.trim()),
  )
  const lost = text.split('\n').filter((line) => !lines.has(line.trim()))
  // One line may be lost, because this line is split to make room for the provider.
  expect(lost.length).toBeLessThanOrEqual(1)
})

describe('other ways to write it', () => {
  test('tabs', () => {
    const text = `import { Outlet } from 'react-router'\n\nexport default () => {\n\treturn <Outlet />\n}\n`
    expect(inserted(text, 'outlet')).toContain(
      `\treturn (\n\t\t<WalletProvider>\n\t\t\t<Outlet />\n\t\t</WalletProvider>\n\t)\n`,
    )
  })

  test.each([
    ['an arrow function', 'export default ({ children }) => <html><body>{children}</body></html>'],
    [
      'a constant',
      'const Layout = ({ children }) => (\n  <html>\n    <body>{children}</body>\n  </html>\n)\nexport default Layout',
    ],
    ['an async function', 'export default async function Layout({ children }) {\n  return <body>{children}</body>\n}'],
    ['props', 'export default function Layout(props) {\n  return <body>{props.children}</body>\n}'],
    [
      'other providers',
      'export default ({ children }) => (\n  <body>\n    <Theme>\n      {children}\n      <Toaster />\n    </Theme>\n  </body>\n)',
    ],
  ])('a layout as %s', (_, text) => {
    expect(inserted(text, 'children')).toMatch(/<WalletProvider>\{(props\.)?children\}<\/WalletProvider>/)
  })

  test.each([
    ['on one line', 'createRoot(root).render(<App />)'],
    ['the old way', 'ReactDOM.render(<App />, root)'],
    ['on server markup', 'hydrateRoot(root, <App />)'],
    ['in React.StrictMode', 'createRoot(root).render(<React.StrictMode><App /></React.StrictMode>)'],
    ['with a router', 'createRoot(root).render(\n  <RouterProvider router={router} />\n)'],
  ])('an app that is mounted %s', (_, text) => {
    const result = inserted(`import App from './app'\n${text}\n`, 'mount')
    expect(result).toMatch(/<WalletProvider>\s*<(App|RouterProvider router=\{router\}) \/>\s*<\/WalletProvider>/)
    expect(insertProvider(result, insertion('mount'))).toEqual({ kind: 'present' })
  })

  test('Several lines are indented together.', () => {
    const text = `createRoot(root).render(\n  <BrowserRouter>\n    <App />\n  </BrowserRouter>\n)\n`
    expect(inserted(text, 'mount')).toContain(
      `  <WalletProvider>\n    <BrowserRouter>\n      <App />\n    </BrowserRouter>\n  </WalletProvider>\n)`,
    )
  })

  test('A string of several lines is not indented.', () => {
    const text = 'createRoot(root).render(\n  <App text={`one\ntwo`} />\n)\n'
    expect(inserted(text, 'mount')).toContain('<App text={`one\ntwo`} />')
  })

  test('Directives and comments stay at the top.', () => {
    const text = `'use client'\n// Ours\nexport default ({ children }) => <body>{children}</body>\n`
    expect(inserted(text, 'children')).toMatch(
      /^'use client'\n\nimport \{ WalletProvider \} from '.\/wallet'\n\/\/ Ours\n/,
    )
    const commented = `import a from 'a' // why\nexport default ({ children }) => <body>{a}{children}</body>\n`
    expect(inserted(commented, 'children')).toContain(`import a from 'a' // why\nimport { WalletProvider }`)
  })
})

describe('what is not clear stays untouched', () => {
  test.each<[string, Anchor, string]>([
    ['two outlets', 'outlet', 'export default () => wide ? <Outlet /> : <p><Outlet /></p>'],
    [
      'two children',
      'children',
      'const A = ({ children }) => <p>{children}</p>\nexport default ({ children }) => <A>{children}</A>',
    ],
    ['an outlet in a comment alone', 'outlet', '// <Outlet />\nexport default () => useOutlet()'],
    ['an outlet in a text alone', 'outlet', 'export default () => "<Outlet />"'],
    ['children that are no JSX', 'children', 'export default ({ children }) => children'],
    ['children as a property', 'children', 'export default ({ children }) => <Providers children={children} />'],
    ['two apps', 'mount', 'createRoot(a).render(<A />)\ncreateRoot(b).render(<B />)'],
    ['an app that is no JSX', 'mount', 'createRoot(root).render(app)'],
    [
      'somebody else’s WalletProvider',
      'outlet',
      'import { WalletProvider } from "@solana/wallet-adapter-react"\nexport default () => <WalletProvider><Outlet /></WalletProvider>',
    ],
    ['CommonJS', 'page', 'module.exports = ({ Component }) => <Component />'],
    ['what is no JavaScript', 'mount', '<App> {{ unfinished'],
    ['an empty file', 'mount', ''],
  ])('%s', (_, anchor, text) => {
    expect(insertProvider(text, insertion(anchor))).toMatchObject({ kind: 'unclear', why: expect.any(String) })
  })
})
