import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from './cli-process'

/** Matches the variables that npm, yarn and vitest give programs, and the variables that make programs behave as in CI. */
const foreign = /^(npm_|CI$|NO_COLOR$|FORCE_COLOR$|NODE_ENV$|VITEST|INIT_CWD$)/i

/** Returns the environment of a person's terminal. npm caches its downloads in `cache`. */
export function terminalEnv(cache: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  return { ...Object.fromEntries(inherited), npm_config_cache: cache, npm_config_update_notifier: 'false' }
}

/** Packs this package as it is published, and returns the tarball's path. */
export function packInto(folder: string): string {
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder]
  const name = execFileSync('npm', args, {
    cwd: packageRoot,
    encoding: 'utf8',
    env: terminalEnv(join(folder, 'cache')),
  })
  return join(folder, name.trim())
}

/** Runs a program to its end, with an empty standard input. */
export function runIn(
  cwd: string,
  env: NodeJS.ProcessEnv,
  command: string,
  ...args: string[]
): { exitCode: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 })
  return { exitCode: status, stdout, stderr }
}
