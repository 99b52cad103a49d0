import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The npm package that contains a Chromium. The package is not a dependency, because most machines have a browser. */
const name = '@sparticuz/chromium'
const version = '143.0.4'
const cache = join(process.cwd(), 'node_modules', '.cache', 'wallet-modal-browser')

/**
 * Installs the browser into the cache of `node_modules`, unless the browser is already there. Returns the path of the program.
 * @throws Error if the npm package has no browser for this machine, or if npm fails
 */
export async function installBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`the package ${name} runs on Linux x64 only, not on ${process.platform} ${process.arch}.`)
  }
  const folder = join(cache, version)
  if (!existsSync(folder)) await install(folder)
  const entry = pathToFileURL(join(folder, 'node_modules', ...name.split('/'), 'build', 'esm', 'index.js')).href
  const { default: chromium } = (await import(entry)) as { default: { executablePath(): Promise<string> } }
  return unpackedInto(folder, () => chromium.executablePath())
}

/** Sets another folder for temporary files while `run` runs, because the package unpacks its browser there. */
async function unpackedInto(folder: string, run: () => Promise<string>): Promise<string> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    return await run()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/**
 * Installs the browser into a temporary folder, and moves the complete browser to its final place. So an interrupted installation never
 * leaves half a browser there.
 */
async function install(folder: string): Promise<void> {
  const staging = `${folder}-${process.pid}`
  await mkdir(staging, { recursive: true })
  try {
    await writeFile(join(staging, 'package.json'), '{"private":true}')
    await npm(['install', `${name}@${version}`, '--no-audit', '--no-fund', '--no-save'], staging)
    await rename(staging, folder)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

function npm(args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args.join(' ')} failed.\n${output}`)),
    )
  })
}
