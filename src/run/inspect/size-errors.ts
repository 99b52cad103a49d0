import { addCommand } from '../../doctor/add-command'
import { CliError } from '../../errors'
import type { PackageManager } from '../../host/package-manager'
import type { BuildFault } from '../../size/build-fault'
import { printable } from '../../text/printable'

/** The package manager of a project, and the packages that its package.json names. */
export interface Packages {
  manager: PackageManager
  named: ReadonlySet<string>
}

/** Creates the error for a project without a usable bundler. */
export function noBundler({ manager, named }: Packages): CliError {
  const isNamed = named.has('vite') || named.has('esbuild')
  const add = `${addCommand(manager, ['vite'])} ${manager === 'npm' ? '--save-dev' : '--dev'}`
  return new CliError('WM_NOT_INSTALLED', {
    what: isNamed ? 'The dependencies are not installed.' : 'The project has neither Vite nor esbuild.',
    why: 'This command builds the copy with the bundler that the project has installed. The CLI brings none, and the bundler of Next.js and webpack cannot be used for this.',
    hint: isNamed
      ? `Run: ${manager} install`
      : `Run: ${manager === 'pnpm' ? add.replace('--dev', '--save-dev') : add}. Your app is still built as before, because Vite is used only by this command.`,
  })
}

/** Creates the error for a copy that cannot be built. */
export function buildFailed(fault: BuildFault, { manager, named }: Packages): CliError {
  const { path, unresolved } = fault
  const name = unresolved === null ? null : packageName(unresolved)
  const where = path === null ? {} : { path: printable(path) }
  if (name !== null) {
    return new CliError('WM_NOT_INSTALLED', {
      what: `${printable(name)} is not installed${path === null ? '' : `, but ${printable(path)} imports it`}.`,
      why: 'The copy cannot be built without it, so the sizes are not known.',
      hint: `Run: ${named.has(name) ? `${manager} install` : addCommand(manager, [name])}`,
      ...where,
    })
  }
  return new CliError('WM_BUILD_FAILED', {
    what: `The copy cannot be built: ${faultInWords(fault)}`,
    why: 'Sizes are those of a build for production.',
    hint: 'Correct the file, then run the same command again.',
    ...where,
  })
}

/** Returns a fault with its file and line as text. */
export function faultInWords({ path, line, message }: BuildFault): string {
  const place = path === null ? '' : `${path}${line === null ? '' : `:${line}`}: `
  const text = message.startsWith(`${path} `) ? message : place + message
  return printable(text.endsWith('.') ? text : `${text}.`)
}

/** Returns the package of an import specifier; `null` for a path. */
function packageName(specifier: string): string | null {
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(specifier)?.[0] ?? null
}

export function inArchives(): CliError {
  return new CliError('WM_NOT_INSTALLED', {
    what: 'Yarn Plug’n’Play keeps packages in archives.',
    why: 'This command builds with the packages in node_modules, and there are none.',
    hint: 'Install once with nodeLinker: node-modules in .yarnrc.yml, for example in a second clone, and run the command there.',
  })
}

export function noBase(version: string): CliError {
  return new CliError('WM_BASE_MISSING', {
    what: `This package does not have the release ${version}, from which the copy was made.`,
    why: 'The release says which files belong to which unit.',
    hint: `Run it with the version of the copy: npx create-wallet-modal@${version} doctor size`,
  })
}
