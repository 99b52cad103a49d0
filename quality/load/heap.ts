import { getHeapSnapshot, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { HeapSnapshot } from '../../e2e/support/page-memory'
import { sizeOf } from '../../e2e/support/page-memory'

/** The size of the heap in KiB, without code. A snapshot begins with a collection of the garbage. */
export async function measureHeap(): Promise<number> {
  let text = ''
  for await (const chunk of getHeapSnapshot().setEncoding('utf8')) text += String(chunk)
  return sizeOf(JSON.parse(text) as HeapSnapshot) / 1_024
}

setFlagsFromString('--expose-gc')
const gc: unknown = runInNewContext('gc')

/** Collects the garbage. */
export function collectGarbage(): void {
  if (typeof gc === 'function') Reflect.apply(gc, undefined, [])
}
