import type { NextRouter } from './entry'
import type { Framework } from './framework'
import type { PackageManager } from './package-manager'

/** The facts that the advice depends on. */
export interface Advised {
  framework: Framework
  router: NextRouter | null
  /** Every dependency with its range. */
  ranges: ReadonlyMap<string, string>
}

const cssModules = `{ test: /\\.css$/, use: ['style-loader', { loader: 'css-loader', options: { modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' } } }] }`
const typeScript = `{ test: /\\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }`
const loaders = ['ts-loader', 'esbuild-loader', 'swc-loader', 'builtin:swc-loader']

/** Returns the problems that keep the copied source from working in the project, each with the step that fixes the problem. */
export function adviceFor(host: Advised, manager: PackageManager): string[] {
  const { framework, router, ranges } = host
  return [
    ...oldVersions(ranges, manager),
    ...(router === 'pages'
      ? [
          `The pages router of Next.js takes global styles from _app alone. Move the line import './theme/tokens.css' from index.ts of the copy to _app, with the path as seen from there`,
        ]
      : []),
    ...(framework === 'astro' && !ranges.has('@astrojs/react')
      ? [`Astro needs its React integration for the modal. Run: ${runner(manager)} astro add react`]
      : []),
    ...(framework === 'webpack' ? webpackAdvice(ranges, manager) : []),
  ]
}

function oldVersions(ranges: ReadonlyMap<string, string>, manager: PackageManager): string[] {
  const below = (name: string, major: number): string | null => {
    const range = ranges.get(name) ?? ''
    const found = /\d+/.exec(range)?.[0]
    return found !== undefined && Number(found) < major ? range : null
  }
  const react = below('react', 18)
  const mobx = below('mobx', 7)
  return [
    ...(react === null
      ? []
      : [
          `The project has react ${react}; the modal needs 18 or later. Run: ${install(manager, '', 'react@19 react-dom@19')}`,
        ]),
    ...(mobx === null
      ? []
      : [
          `The project has mobx ${mobx}; the modal needs 7 or later. Run: ${install(manager, '', 'mobx@7 mobx-react-lite@5')}`,
        ]),
  ]
}

/**
 * Returns the rules that webpack needs for TypeScript and CSS modules. The advice cannot apply them, because webpack's configuration is
 * code that only the team can change.
 */
function webpackAdvice(ranges: ReadonlyMap<string, string>, manager: PackageManager): string[] {
  const compiles = loaders.some((name) => ranges.has(name)) || ranges.has('@babel/preset-typescript')
  const styles = ranges.has('css-loader')
  const rules = [...(compiles ? [] : [typeScript]), cssModules]
  const packages = [...(compiles ? [] : ['esbuild-loader']), ...(styles ? [] : ['css-loader', 'style-loader'])]
  return [
    ...(packages.length > 0
      ? [`webpack needs loaders for the copy. Run: ${install(manager, '--dev', packages.join(' '))}`]
      : []),
    `webpack.config has to have, in module.rules: ${rules.join(', ')}; and resolve.extensions: ['.tsx', '.ts', '.jsx', '.js']`,
  ]
}

function install(manager: PackageManager, flag: '' | '--dev', packages: string): string {
  const [verb, dev] = manager === 'npm' ? ['install', '--save-dev'] : ['add', '--dev']
  return [manager, verb, ...(flag === '' ? [] : [dev]), packages].join(' ')
}

function runner(manager: PackageManager): string {
  return { npm: 'npx', pnpm: 'pnpm', yarn: 'yarn', bun: 'bunx' }[manager]
}
