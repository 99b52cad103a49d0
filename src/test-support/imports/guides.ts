import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appOf } from './app'
import { optionsOf, planOf, type KitApp } from './report'

const folder = fileURLToPath(new URL('../../../docs/import', import.meta.url))

/** The file names of the guides for moving from a kit to the modal. */
export const guideNames = readdirSync(folder).sort()

export function guidePath(name: string): string {
  return join(folder, name)
}

/** An example of a guide: the versions of its packages, the code before the import, a mark for the code afterwards, and this code. */
const examples = /<!-- before(?:: (.*?))? -->\n([^]*?)<!-- after(: without wallet\.tsx)? -->\n[^]*?(?=\n## |$)/g

/**
 * Returns the text of a guide, in which each example has the code that the import makes from the code before. Each example begins with the mark
 * `before`, which may name versions of packages: `<!-- before: wagmi ^1.4.0 -->`. The code that the import makes goes from the mark `after` to
 * the next heading. With `<!-- after: without wallet.tsx -->` the file with the modal's options is left out.
 */
export function guideWithCode(name: string): string {
  const guide = readFileSync(guidePath(name), 'utf8')
  if (guide.match(examples) === null) throw new Error(`${name} has no example`)
  return guide.replace(examples, (_, versions = '', before = '', short = '') => {
    const app = appIn(before, versions)
    const plan = planOf(app)
    if (!plan.isExact)
      throw new Error(`an example of ${name} is not imported exactly: ${JSON.stringify(plan.unmatched)}`)
    const changed = [...plan.texts].filter(([path]) => path !== 'src/wallet.tsx')
    const files = [...(short === '' ? [['src/wallet.tsx', optionsOf(app, plan)]] : []), ...changed]
    const blocks = files.map(([path = '', text = '']) => `\`\`\`tsx\n// ${path}\n${text.trimEnd()}\n\`\`\``)
    const mark = versions === '' ? '<!-- before -->' : `<!-- before: ${versions} -->`
    return `${mark}\n${before}<!-- after${short} -->\n\n${blocks.join('\n\n')}\n`
  })
}

/** Returns the app in the code blocks of an example. Each block begins with a comment that has the path of its file. */
function appIn(markdown: string, versions: string): KitApp {
  const blocks = [...markdown.matchAll(/```\w+\n\/\/ (\S+)\n([^]*?)\n```/g)]
  const ranges = versions.split(', ').flatMap((one): [string, string][] => {
    const [name = '', range = ''] = one.split(' ')
    return name === '' ? [] : [[name, range]]
  })
  return appOf(new Map(blocks.map(([, path = '', code = '']) => [path, `${code}\n`])), Object.fromEntries(ranges))
}
