import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

const project = fileURLToPath(new URL('../../', import.meta.url))
const stored = fileURLToPath(new URL('pictures/', import.meta.url))
const output = join(project, '.tmp', 'pictures')
/** The share of the pixels that may differ. */
const tolerance = 0.005
const isUpdating = Boolean(process.env['UPDATE_PICTURES'])

/**
 * Compares a picture with the stored picture of the same name, and returns a description of the difference. With `UPDATE_PICTURES=1` it
 * stores the picture.
 */
export async function compare(name: string, actual: Buffer): Promise<string | undefined> {
  const path = join(stored, `${name}.png`)
  const difference = existsSync(path) ? differenceOf(readFileSync(path), actual) : 'there is no stored picture'
  if (difference === undefined) return undefined
  if (isUpdating) {
    await write(path, actual)
    return undefined
  }
  const files = [await write(join(output, `${name}.actual.png`), actual)]
  if (typeof difference === 'string') return `${name}: ${difference}; see ${files.join(' and ')}`
  files.push(await write(join(output, `${name}.diff.png`), difference.picture))
  return `${name}: ${(difference.share * 100).toFixed(2)} % of the pixels differ; see ${files.join(' and ')}`
}

function differenceOf(before: Buffer, after: Buffer): string | { share: number; picture: Buffer } | undefined {
  const [expected, actual] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = actual
  if (expected.width !== width || expected.height !== height)
    return `${width} x ${height} instead of ${expected.width} x ${expected.height}`
  const picture = new PNG({ width, height })
  const count = pixelmatch(expected.data, actual.data, picture.data, width, height, { threshold: 0.1 })
  const share = count / (width * height)
  return share > tolerance ? { share, picture: PNG.sync.write(picture) } : undefined
}

async function write(path: string, content: Buffer): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  return relative(project, path)
}
