import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/**
 * Compiles all views before the first test. React's compiler needs about 15 seconds for them, which the first test with a whole modal would otherwise
 * spend within its own time limit.
 */
export default async function compileAhead({ config: { root }, vite }: TestProject): Promise<void> {
  const folder = join(root, 'src/wallet-modal')
  const views = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx$/.test(path),
  )
  await Promise.all(views.map((path) => vite.transformRequest(join(folder, path))))
}
