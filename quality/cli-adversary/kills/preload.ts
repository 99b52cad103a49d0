// Loaded into the CLI before its own code (`node --import`). Counts the calls that change the disk, and kills its own process at one.
import fs from 'node:fs'
import { interceptCalls, writeHalf, type DiskCall } from './disk-calls'
import { readOrder } from './order'

const { at, how, trace, plant } = readOrder(process.env)
const { writeSync, writeFileSync } = fs
let calls = 0
let firstAt = 0
let journalAt = 0

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('a killed process goes on')
}

function meet(call: DiskCall): unknown {
  if (calls === 0) firstAt = performance.now()
  const number = calls++
  const isJournal = call.name === 'renameSync' && String(call.args[1]).endsWith('/journal.json')
  if (isJournal) journalAt = number
  if (isJournal && plant === 'no journal') return undefined
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
  process.on('exit', () =>
    writeFileSync(trace, JSON.stringify({ calls, journalAt, firstAt, lastAt: performance.now() })),
  )
}
