// Which source file a place in a built page belongs to.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { outputOf } from './build-pages.mjs'

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map()

function mapOf(/** @type {string} */ path) {
  if (!maps.has(path))
    maps.set(path, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
  return maps.get(path)
}

/** A file of the modal by its path, a package by its name, and the bench's page by `page`. */
function shorten(/** @type {string} */ source) {
  const own = /template\/src\/wallet-modal\/(.*)/.exec(source)?.[1]
  const packageName = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  return own ?? packageName ?? (source.includes('bench/pages') ? 'page' : (source.split('/').at(-1) ?? source))
}

/**
 * The chunk and the source file of a function. Code outside all functions belongs to its chunk alone, and what is in no file of the
 * page gives undefined.
 * @param {string} page
 * @param {{ url: string, lineNumber: number, columnNumber: number }} frame
 */
export function sourceOf(page, { url, lineNumber, columnNumber }) {
  if (!url.endsWith('.js')) return undefined
  const { pathname } = new URL(url)
  const isChunkItself = lineNumber === 0 && columnNumber === 0
  const entry = isChunkItself
    ? undefined
    : mapOf(join(outputOf(page), `${pathname}.map`))?.findEntry(lineNumber, columnNumber)
  const chunk =
    pathname
      .split('/')
      .at(-1)
      ?.replace(/-[\w-]{8}\.js$/, '') ?? pathname
  const source = entry && 'originalSource' in entry ? entry.originalSource : undefined
  return { chunk, file: source ? shorten(source) : `${chunk} chunk` }
}
