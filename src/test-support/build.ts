import { execFileSync } from 'node:child_process'

/** The black box tests start the bundle, so it has to be that of the source. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'])
}
