import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageOf } from '../../import/kits/kit-packages'
import { ProjectSources } from '../../import/source/project-sources'
import { importDeclarations, moduleOf, readSource } from '../../import/source/source-file'
import { optionsOf, planOf, type KitApp } from './report'

const folder = fileURLToPath(new URL('../../../docs/import', import.meta.url))

/** The file names of the guides for moving from a kit to the modal. */
export const guideNames = readdirSync(folder).sort()

/** Returns the path of a guide. */
export function guidePath(name: string): string {
  return join(folder, name)
}

/** Returns the text of a guide, in which the section "After" has the code that the import makes from the code in the section "Before". */
export function guideWithCode(name: string): string {
  const guide = readFileSync(guidePath(name), 'utf8')
  const [, before = ''] = /<!-- before -->\n([^]*?)\n## After/.exec(guide) ?? []
  const app = appOf(before)
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
function appOf(markdown: string): KitApp {
  const blocks = [...markdown.matchAll(/```\w+\n\/\/ (\S+)\n([^]*?)\n```/g)]
  const texts = new Map(blocks.map(([, path = '', code = '']) => [path, `${code}\n`]))
  const modules = [...texts].flatMap(([path, text]) => {
    const program = readSource(path, text)?.program
    return program ? importDeclarations(program).map(moduleOf) : []
  })
  const names = modules.filter((module) => !module.startsWith('.')).map(packageOf)
  const next = [...texts.values()].some((text) => text.includes('process.env.NEXT_')) ? ['next'] : ['vite']
  return {
    sources: new ProjectSources(texts),
    packages: new Map(['typescript', ...next, ...names].map((name) => [name, name === 'wagmi' ? '^2.0.0' : '^1.0.0'])),
  }
}
