import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator } from 'playwright-core'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Reads the code in an element from its pixels, as a phone's camera does. */
export async function scan(element: Locator): Promise<string[]> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  // The reader would fetch this file from a public host.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const codes = await readBarcodes(new Uint8Array(await element.screenshot()), { formats: ['QRCode'] })
  return codes.map(({ text }) => text)
}
