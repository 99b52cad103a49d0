/** The framework or bundler that builds the project. */
export type Framework =
  'next' | 'tanstack-start' | 'react-router' | 'remix' | 'astro' | 'vite' | 'rsbuild' | 'webpack' | 'unknown'

interface Facts {
  title: string
  /** The package whose presence identifies the framework. */
  dependency: RegExp
  config: RegExp
  /** Whether pages are rendered on a server. */
  isServer: boolean
  /** How the page's code reads a public environment variable; `null` when it cannot. */
  env: { prefix: string; read: string } | null
}

const vite = { prefix: 'VITE_', read: 'import.meta.env.' }

/** The frameworks in the order of detection. A framework comes before the bundler that it uses. */
const known: Readonly<Record<Exclude<Framework, 'unknown'>, Facts>> = {
  next: {
    title: 'Next.js',
    dependency: /^next$/,
    config: /^next\.config\.\w+$/,
    isServer: true,
    env: { prefix: 'NEXT_PUBLIC_', read: 'process.env.' },
  },
  'tanstack-start': {
    title: 'TanStack Start',
    dependency: /^@tanstack\/react-start$/,
    config: /^$/,
    isServer: true,
    env: vite,
  },
  'react-router': {
    title: 'React Router (framework mode)',
    dependency: /^@react-router\/dev$/,
    config: /^react-router\.config\.\w+$/,
    isServer: true,
    env: vite,
  },
  remix: { title: 'Remix', dependency: /^@remix-run\/(react|dev)$/, config: /^$/, isServer: true, env: vite },
  astro: {
    title: 'Astro',
    dependency: /^astro$/,
    config: /^astro\.config\.\w+$/,
    isServer: true,
    env: { prefix: 'PUBLIC_', read: 'import.meta.env.' },
  },
  vite: { title: 'Vite', dependency: /^vite$/, config: /^vite\.config\.\w+$/, isServer: false, env: vite },
  rsbuild: {
    title: 'Rsbuild',
    dependency: /^@rsbuild\/core$/,
    config: /^rsbuild\.config\.\w+$/,
    isServer: false,
    env: { prefix: 'PUBLIC_', read: 'import.meta.env.' },
  },
  webpack: {
    title: 'webpack',
    dependency: /^webpack$/,
    config: /^webpack\.config\.\w+$/,
    isServer: false,
    env: null,
  },
}

const order = ['next', 'tanstack-start', 'react-router', 'remix', 'astro', 'vite', 'rsbuild', 'webpack'] as const
const bundlers = ['vite', 'rsbuild', 'webpack'] as const

/**
 * Detects the framework by the dependencies, and otherwise by the config files. If the project has several bundlers, the bundler with a
 * config file counts.
 */
export function frameworkOf(dependencies: readonly string[], files: readonly string[]): Framework {
  const isNamed = (name: keyof typeof known): boolean => dependencies.some((one) => known[name].dependency.test(one))
  const isConfigured = (name: keyof typeof known): boolean => files.some((file) => known[name].config.test(file))
  const named = order.filter(isNamed)
  const isBundler = (name: string): boolean => bundlers.some((bundler) => bundler === name)
  const configured = named.every(isBundler) ? named.find(isConfigured) : undefined
  return configured ?? named[0] ?? order.find(isConfigured) ?? 'unknown'
}

/** Returns the framework's name for reports. */
export function frameworkTitle(framework: Framework): string {
  return framework === 'unknown' ? 'no framework that is known' : known[framework].title
}

/** Returns whether the framework renders pages on a server. */
export function rendersOnServer(framework: Framework): boolean {
  return framework !== 'unknown' && known[framework].isServer
}

/** Returns how the framework's pages read the environment. */
export function publicEnv(framework: Framework): { prefix: string; read: string } | null {
  return framework === 'unknown' ? null : known[framework].env
}
