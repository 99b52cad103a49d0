import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './cli-process'

/** The paths of the CLI's own source, without the sandbox, tests and test support. */
export function listSource(): string[] {
  const folder = join(packageRoot, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^(sandbox|test-support)\b/.test(path))
    .map((path) => join(folder, path))
}
