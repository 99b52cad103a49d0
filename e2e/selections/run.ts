import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './app'

/** The environment without the variables of a test run, which Vite, React and vitest would read. */
export function outsideEnv(): NodeJS.ProcessEnv {
  const isOurs = /^(NODE_ENV|VITEST.*|WALLET_MODAL_SANDBOX|DEV|PROD|MODE|SSR|BASE_URL|TEST|FORCE_COLOR)$/
  const others = Object.entries(process.env).filter(([name]) => !isOurs.test(name))
  return { ...Object.fromEntries(others), NO_COLOR: '1' }
}

/** Runs an installed tool to its end. Rejects with the tool's output if it fails. */
export function runTool(cwd: string, path: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], { cwd, env: outsideEnv() })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${path} ended with ${code}.\n${output}`)),
    )
  })
}
