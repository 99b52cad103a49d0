// Loaded into the CLI before its own code (`node --import`). Counts the calls that change the disk, and kills its own process at one.
import fs from 'node:fs'
import { interceptCalls, writeHalf, type DiskCall } from './disk-calls'
import { readOrder } from './order'

const { at, how, trace, plant } = readOrder(process.env)
const { writeSync, writeFileSync } = fs
const names: string[] = []
let firstAt = 0

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('a killed process goes on')
}

function meet(call: DiskCall): unknown {
  if (names.length === 0) firstAt = performance.now()
  const number = names.push(call.name) - 1
  if (plant === 'no journal' && String(call.args[1]).endsWith('/journal.json')) return undefined
  if (number !== at) return call.run()
  if (how === 'half') writeHalf(call, writeSync)
  if (how === 'after') {
    const result = call.run()
    // What the call of node:fs/promises does happens later.
    if (result instanceof Promise) return result.then(die)
  }
  return die()
}

interceptCalls(meet)
if (trace !== null) {
  process.on('exit', () => writeFileSync(trace, JSON.stringify({ names, firstAt, lastAt: performance.now() })))
}
