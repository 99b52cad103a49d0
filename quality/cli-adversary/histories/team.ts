import type { Random } from '../../fuzz/random'
import { modal, treeOf, write, type Shop } from './shop'
import { editText, rewrites, type Words } from './texts'

const generated = /wallet-modal\.json$|\/(adapters|features)\/index\.ts$/

/** Lets the team work for a while: it changes, formats, moves, removes and adds files. Returns what it did, by kind. */
export async function teamWorks(shop: Shop, random: Random, words: Words): Promise<string[]> {
  const did: string[] = []
  for (let count = 1 + random.below(4); count > 0; count--) {
    const files = [...treeOf(shop.disk)].filter(([path]) => path.startsWith(`${modal}/`) && !generated.test(path))
    const [path, text] = random.pick(files)
    did.push(await work(shop, path, text, random, words))
  }
  return did
}

async function work(shop: Shop, path: string, text: string, random: Random, words: Words): Promise<string> {
  const kind = random.below(16)
  if (kind < 9) {
    await write(shop, path, editText(text, 'team', random, words))
    return 'edit'
  }
  if (kind < 13) {
    const name = random.pick(Object.keys(rewrites))
    await write(shop, path, rewrites[name]?.(text) ?? text)
    return name
  }
  if (kind === 13) {
    await write(shop, path, null)
    return 'delete'
  }
  if (kind === 14) {
    await write(shop, path, null)
    await write(shop, `${modal}/ours/${words.next('team')}.ts`, text)
    return 'move'
  }
  await write(shop, `${modal}/${words.next('team')}.ts`, `export const ${words.next('team')} = 1\n`)
  return 'add'
}

/** Resolves open conflicts as a person does: takes one side or both of each, and removes the files beside. */
export async function resolveConflicts(shop: Shop, random: Random): Promise<void> {
  for (const [path, text] of treeOf(shop.disk)) {
    if (/\.(upstream|base)$/.test(path)) await write(shop, path, null)
    else if (/^<{7} /m.test(text.replace(/^\uFEFF/, ''))) await write(shop, path, resolved(text, random))
  }
}

function resolved(text: string, random: Random): string {
  const kept: string[] = []
  let side: 'all' | 'mine' | 'base' | 'theirs' = 'all'
  let choice: readonly string[] = []
  for (const row of text.split('\n')) {
    const mark = /^\uFEFF?([<|>])\1{6} /.exec(row)?.[1]
    if (mark === '<') [side, choice] = ['mine', random.pick([['mine'], ['theirs'], ['mine', 'theirs']])]
    else if (mark === '|') side = 'base'
    else if (mark === '>') side = 'all'
    else if (side === 'base' && /^={7}\r?$/.test(row)) side = 'theirs'
    else if (side === 'all' || choice.includes(side)) kept.push(row)
  }
  return kept.join('\n')
}
