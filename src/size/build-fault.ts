import { isRecord } from '../json'
import { modulePath } from './chunk'

/** The reason why a build failed. */
export interface BuildFault {
  /** The module with the fault: its path inside the project, or from `node_modules/` on; `null` when it is not known. */
  path: string | null
  /** The number of the line, from 1. */
  line: number | null
  /** A sentence without a stack trace. */
  message: string
  /** The import that resolves to no file and to no installed package. */
  unresolved: string | null
}

/**
 * Reads the error of a bundler. Tries every known property, because each bundler and each of its parts describes errors in a different way.
 * @param root the folder of the project, with links resolved and with `/`
 */
export function faultOf(error: unknown, root: string): BuildFault {
  const [first = error] = isRecord(error) && Array.isArray(error['errors']) ? error['errors'] : []
  const text = withoutColours(textIn(first) ?? textIn(error) ?? 'The bundler gave no reason.')
  const absent = /(?:^|\s)(\S+) imports "([^"]+)", and there is no such file\./.exec(text)
  if (absent) return { path: absent[1] ?? null, line: null, message: absent[0].trim(), unresolved: absent[2] ?? null }
  const missing =
    /failed to resolve import "([^"]+)" from "([^"]+)"/.exec(text) ??
    /Could not resolve (?:import )?["']([^"']+)["'](?: (?:in|from) ["']?([^"'\s]+))?/i.exec(text)
  const unresolved = missing?.[1] ?? null
  const place = placeIn(first) ?? placeIn(error)
  // Some versions of Rolldown name the file only in the picture of the source, as in "╭─[ src/a.ts:5:7 ]".
  const pictured = /─\[ (.+?):(\d+):\d+ \]/.exec(text)
  const file = missing?.[2] ?? place?.file ?? pictured?.[1] ?? null
  return {
    path: file === null ? null : modulePath(root, file),
    line: place?.line ?? (pictured ? Number(pictured[2]) : null),
    message: unresolved === null ? sentence(text, root) : `The import "${unresolved}" was not found.`,
    unresolved,
  }
}

/** Returns the message of an error. In esbuild's errors, the message is in `text`. */
function textIn(error: unknown): string | null {
  if (!(error instanceof Error) && !isRecord(error)) return null
  const [message, text] = ['message', 'text'].map((name) => Reflect.get(error, name))
  const found = [message, text].find((each) => typeof each === 'string' && each !== '')
  return typeof found === 'string' ? found : null
}

function placeIn(error: unknown): { file: string | null; line: number | null } | null {
  if (typeof error !== 'object' || error === null) return null
  const [loc, location, id] = ['loc', 'location', 'id'].map((name): unknown => Reflect.get(error, name))
  const place = isRecord(loc) ? loc : isRecord(location) ? location : {}
  const file = [place['file'], id].find((each) => typeof each === 'string')
  const line = place['line']
  if (file === undefined && line === undefined) return null
  return { file: typeof file === 'string' ? file : null, line: typeof line === 'number' ? line : null }
}

/** Removes the codes that colour a text in a terminal. */
function withoutColours(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g'), '')
}

/** Returns the first meaningful line of a message, without absolute paths. */
function sentence(text: string, root: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const line = lines.find((each) => each !== '' && !/^(?:Build failed with \d+ errors?:?|at )/.test(each)) ?? text
  return (
    line
      .replaceAll(`${root}/`, '')
      // Messages begin with the name of a plugin, the place, or both.
      .replace(/^(?:\[[\w:-]+\]\s*|Error:\s*|[^\s:]+:\d+:\d+: )+/, '')
      .slice(0, 300)
  )
}
