import type { CDPSession, Page } from 'playwright-core'

/** The memory that a page uses, after the garbage collector has run. */
export interface PageMemory {
  /** The size of the page's objects, texts and nodes in bytes, without code: the browser compiles code anew while the page runs. */
  heap: number
  /** The number of nodes, in the document or kept by JavaScript. */
  nodes: number
  /** The number of event listeners. */
  listeners: number
}

/** The parts of V8's heap snapshot that `sizeOf` reads. All nodes are in one array, in which each node has as many numbers as there are fields. */
export interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

/** Collects the garbage of a page and measures the memory that the page still uses. */
export async function measureMemory(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // A heap snapshot begins with a collection. Nodes that only this collection frees are counted by the next.
  await session.send('HeapProfiler.collectGarbage')
  const heap = sizeOf(await takeSnapshot(session))
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const valueOf = (name: string) => {
    const found = metrics.find((metric) => metric.name === name)
    if (!found) throw new Error(`Chromium does not measure ${name}`)
    return found.value
  }
  return { heap, nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') }
}

async function takeSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  return JSON.parse(chunks.join('')) as HeapSnapshot
}

/** Returns how many bytes the objects, strings and DOM nodes of a heap snapshot take. Compiled code is not counted. */
export function sizeOf({ snapshot, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = types[0].indexOf('code')
  let total = 0
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + type] !== code) total += nodes[at + size] ?? 0
  return total
}
