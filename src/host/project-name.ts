import { namePitfall } from '../fs/portable-name'

/** Checks a name against npm's rules for new packages. Returns the problems in words; an empty list for a valid name. */
export function nameProblems(name: string): string[] {
  const bare = name.replace(/^@[^/]*\//, '')
  const scope = name === bare ? null : name.slice(1, name.length - bare.length - 1)
  const problems: string[] = []
  if (bare === '' || scope === '') problems.push('it is empty')
  if (name.length > 214) problems.push('it is longer than 214 characters')
  if (name !== name.toLowerCase()) problems.push('it has capital letters')
  if (/\s/.test(name)) problems.push('it has spaces')
  if (/^[._-]/.test(bare)) problems.push(`it starts with "${bare.charAt(0)}"`)
  const odd = [...new Set([...`${scope ?? ''}${bare}`].filter((char) => !/[\w.~\s-]/.test(char)))]
  if (odd.length > 0) problems.push(`it has characters that npm does not allow (${odd.join(' ')})`)
  const pitfall = odd.length > 0 || /\s$/.test(bare) ? null : namePitfall(bare)
  if (pitfall !== null) problems.push(pitfall)
  if (bare === 'node_modules' || bare === 'favicon.ico') problems.push('npm keeps it for itself')
  return problems
}

/** Returns a valid name that is as similar to the given name as possible. */
export function proposeName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^@/, '')
    .replace(/[^a-z0-9._~-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, 100)
  return plain === '' || nameProblems(plain).length > 0 ? 'my-wallet-app' : plain
}
