import { execFileSync } from 'node:child_process'

/** Builds the CLI once before the tests, because some of them start the built program. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'])
}
