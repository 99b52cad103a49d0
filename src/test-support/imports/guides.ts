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

/** Returns the text of a guide, in which the section "After" has the code that the import makes from the code in the section "Before". */
export function guideWithCode(name: string): string {
  const guide = readFileSync(guidePath(name), 'utf8')
  const [, before = ''] = /<!-- before -->\n([^]*?)\n## After/.exec(guide) ?? []
  const app = appIn(before)
  const plan = planOf(app)
  if (!plan.isExact)
    throw new Error(`the example of ${name} is not imported exactly: ${JSON.stringify(plan.unmatched)}`)
  const changed = [...plan.texts].filter(([path]) => path !== 'src/wallet.tsx')
  const blocks = [['src/wallet.tsx', optionsOf(app, plan)], ...changed].map(
    ([path = '', text = '']) => `\`\`\`tsx\n// ${path}\n${text.trimEnd()}\n\`\`\``,
  )
  return guide.replace(
    /(<!-- after -->\n)[^]*?(\n## What becomes what)/,
    (_, open: string, close: string) => `${open}\n${blocks.join('\n\n')}\n${close}`,
  )
}

/** Returns the app in the code blocks of a guide. Each block begins with a comment that has the path of its file. */
function appIn(markdown: string): KitApp {
  const blocks = [...markdown.matchAll(/```\w+\n\/\/ (\S+)\n([^]*?)\n```/g)]
  return appOf(new Map(blocks.map(([, path = '', code = '']) => [path, `${code}\n`])))
}
