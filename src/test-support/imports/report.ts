import { frameworkOf } from '../../host/framework'
import { kitsIn } from '../../import/find-setup'
import { kitPackages } from '../../import/left-packages'
import { planImport, type ImportPlan } from '../../import/plan-import'
import type { ProjectSources } from '../../import/source/project-sources'
import { setupFile } from '../../import/write-setup'
import { styleOfSource } from '../../wire/source-style'
import { unifiedDiff } from '../../wire/unified-diff'

/** An app that uses a kit, with the data that `import` reads. */
export interface KitApp {
  sources: ProjectSources
  packages: ReadonlyMap<string, string>
}

/** Plans the import of an app that uses exactly one kit. Throws when the app uses no kit or several kits. */
export function planOf({ sources, packages }: KitApp, mayReplace = true): ImportPlan {
  const [kit, ...others] = kitsIn(sources, packages)
  if (kit === undefined || others.length > 0) throw new Error(`the app has not one kit: ${[kit, ...others].join(', ')}`)
  const plan = planImport(sources, kit, packages, { target: 'src/wallet-modal', wallet: 'src/wallet.tsx', mayReplace })
  if (!plan) throw new Error(`no setup of ${kit} was found`)
  return plan
}

/** Returns the text of the file with the modal's options that an import writes. */
export function optionsOf({ sources, packages }: KitApp, plan: ImportPlan): string {
  return setupFile(plan.setup, {
    framework: frameworkOf([...packages.keys()], []),
    language: packages.has('typescript') ? 'typescript' : 'javascript',
    path: 'src/wallet.tsx',
    target: 'src/wallet-modal',
    style: styleOfSource(sources.textOf(plan.setup.at.file)),
    config: plan.config,
  })
}

/** Returns a text with the complete result of an import: the setup, the options, the changed files and the uses without an equivalent. */
export function reportOf(app: KitApp): string {
  const plan = planOf(app)
  const { setup, texts } = plan
  const after = new Map(app.sources.paths.map((path) => [path, texts.get(path) ?? app.sources.textOf(path)]))
  const { removable, used } = kitPackages(setup.kit, app.packages, after)
  return [
    `kit: ${setup.kit}, in ${setup.at.file}:${setup.at.line}`,
    `exact: ${plan.isExact}`,
    `provider: ${plan.provider ?? 'needs a place'}`,
    `adapters: ${setup.adapters.join(', ')}`,
    `networks: ${setup.networks.map(({ kind, name }) => `${name} (${kind})`).join(', ')}`,
    `removable: ${removable.join(', ')}`,
    ...used.map(({ name, files }) => `used: ${name} in ${files.join(', ')}`),
    '',
    'units:',
    ...setup.units.map(({ id, why }) => `  ${id}: ${why}`),
    '',
    'unmatched:',
    ...plan.unmatched.map(({ file, line, what, why }) => `  ${file}:${line} ${what}\n    ${why}`),
    '',
    'replaced:',
    ...plan.replaced.map(({ file, line, what, becomes }) => `  ${file}:${line} ${what}\n    ${becomes}`),
    '',
    '--- src/wallet.tsx',
    optionsOf(app, plan),
    ...[...texts].map(([path, text]) => unifiedDiff(path, app.sources.textOf(path), text)),
  ].join('\n')
}
