import * as v from 'valibot'
import { concerns } from '../audit/concerns'
import { checkGroups } from '../doctor/check'
import { kitIds } from '../import/kit-ids'

/** The output of `--json`, as docs/cli.md describes it. An unknown field is an error, so that docs/cli.md must describe every field. */
const texts = v.array(v.string())
const record = v.record(v.string(), v.string())
const nullable = v.nullable(v.string())
const code = v.pipe(v.string(), v.regex(/^WM_[A-Z_]+$/))
const error = v.strictObject({ code, message: v.string(), hint: v.string(), path: v.exactOptional(v.string()) })
const selection = v.nullable(
  v.strictObject({ chains: texts, features: texts, tests: v.boolean(), suites: v.boolean() }),
)
const packageManager = v.picklist(['npm', 'pnpm', 'yarn', 'bun'])

const common = {
  schema: v.literal(1),
  ok: v.boolean(),
  exitCode: v.picklist([0, 1, 2, 3, 4, 5, 130, 143]),
  version: v.strictObject({ cli: v.string(), from: nullable, to: nullable }),
  warnings: texts,
  error: v.exactOptional(error),
}

const change = v.strictObject({
  path: v.string(),
  action: v.picklist(['add', 'update', 'move', 'remove', 'keep', 'conflict', 'refuse']),
  reason: v.string(),
  from: v.exactOptional(v.string()),
  unit: nullable,
})

const writing = {
  dryRun: v.boolean(),
  project: nullable,
  target: nullable,
  packageManager,
  selection,
  changes: v.array(change),
  lines: v.nullable(v.strictObject({ added: v.number(), removed: v.number() })),
  dependencies: v.strictObject({ add: record, change: record, remove: texts }),
  install: v.nullable(v.strictObject({ command: v.string(), ok: v.boolean() })),
  recovered: v.nullable(v.picklist(['continued', 'undone', 'nothing'])),
  repeat: texts,
}

const create = v.strictObject({
  ...common,
  ...writing,
  command: v.literal('create'),
  mode: v.nullable(v.picklist(['new', 'existing'])),
  framework: v.string(),
  found: v.nullable(
    v.strictObject({
      framework: v.string(),
      router: v.nullable(v.picklist(['app', 'pages'])),
      language: v.picklist(['typescript', 'javascript']),
      sourceRoot: v.string(),
      aliases: v.array(v.strictObject({ prefix: v.string(), folder: v.string() })),
      entry: nullable,
      react: nullable,
    }),
  ),
  wiring: v.nullable(
    v.strictObject({
      file: nullable,
      entry: nullable,
      state: v.picklist(['wired', 'present', 'open']),
      why: nullable,
      diff: nullable,
      variable: nullable,
    }),
  ),
  projectId: nullable,
  git: v.boolean(),
})

const imported = v.strictObject({
  ...create.entries,
  command: v.literal('import'),
  imported: v.nullable(
    v.strictObject({
      kit: v.picklist(kitIds),
      title: v.string(),
      file: v.string(),
      line: v.number(),
      adapters: texts,
      networks: texts,
      projectId: nullable,
      themeMode: v.nullable(v.picklist(['light', 'dark'])),
      options: texts,
      units: v.array(v.strictObject({ id: v.string(), why: v.string() })),
      replaced: v.array(v.strictObject({ file: v.string(), line: v.number(), what: v.string(), becomes: v.string() })),
      unmatched: v.array(v.strictObject({ what: v.string(), file: v.string(), line: v.number(), why: v.string() })),
      diffs: v.array(v.strictObject({ path: v.string(), diff: v.string() })),
      packages: v.strictObject({
        removable: texts,
        used: v.array(v.strictObject({ name: v.string(), files: texts })),
      }),
      isExact: v.boolean(),
    }),
  ),
})

const changing = (command: string) =>
  v.strictObject({
    ...common,
    ...writing,
    command: v.literal(command),
    units: texts,
    conflicts: v.array(
      v.strictObject({ path: v.string(), reason: v.string(), lines: v.array(v.number()), beside: texts }),
    ),
    verify: texts,
    changelog: v.string(),
  })

const list = v.strictObject({
  ...common,
  command: v.literal('list'),
  project: nullable,
  target: nullable,
  selection,
  units: v.array(
    v.strictObject({
      id: v.string(),
      kind: v.picklist(['chain', 'feature', 'locale', 'core', 'shared']),
      title: v.string(),
      state: v.picklist(['installed', 'required', 'available']),
      default: v.boolean(),
      requires: texts,
      requiredBy: texts,
      brings: texts,
      packages: record,
      missing: texts,
    }),
  ),
})

const diff = v.strictObject({
  ...common,
  command: v.literal('diff'),
  project: nullable,
  target: nullable,
  side: v.picklist(['mine', 'upstream']),
  path: nullable,
  text: nullable,
  files: v.array(
    v.strictObject({
      path: v.string(),
      state: v.picklist([
        'edited',
        'deleted',
        'added',
        'replaced',
        'changed-upstream',
        'added-upstream',
        'removed-upstream',
        'moved-upstream',
      ]),
      from: nullable,
      added: v.number(),
      removed: v.number(),
      patch: nullable,
    }),
  ),
})

const doctor = v.strictObject({
  ...common,
  command: v.literal('doctor'),
  dryRun: v.boolean(),
  project: nullable,
  target: nullable,
  packageManager,
  fixed: record,
  checks: v.array(
    v.strictObject({
      id: v.string(),
      group: v.picklist(checkGroups),
      status: v.picklist(['ok', 'warn', 'fail']),
      message: v.string(),
      fix: nullable,
    }),
  ),
})

const count = v.pipe(v.number(), v.integer())
const licences = v.strictObject({
  ...common,
  command: v.literal('doctor licences'),
  dryRun: v.boolean(),
  project: nullable,
  target: nullable,
  packageManager,
  totals: v.strictObject({ packages: count, production: count, free: count }),
  findings: v.array(
    v.strictObject({
      name: v.string(),
      version: v.string(),
      verdict: v.picklist(['not-free', 'unknown', 'weak', 'named']),
      licences: texts,
      why: v.string(),
      production: v.boolean(),
      chain: texts,
      removal: v.string(),
    }),
  ),
  absent: texts,
  sbom: nullable,
})

const csp = v.strictObject({
  ...common,
  command: v.literal('doctor csp'),
  project: nullable,
  target: nullable,
  framework: v.string(),
  policy: v.string(),
  sources: v.array(
    v.strictObject({
      directive: v.string(),
      source: v.string(),
      reasons: v.array(
        v.strictObject({ flow: v.string(), purpose: v.string(), unit: nullable, what: v.string(), when: nullable }),
      ),
      open: v.nullable(v.strictObject({ file: nullable, line: v.nullable(v.number()), why: v.string() })),
    }),
  ),
  restrictions: v.array(v.strictObject({ directive: v.string(), value: v.string(), forbids: v.string() })),
  forms: v.strictObject({ header: v.string(), meta: v.string(), next: v.string(), vite: v.string() }),
  walletPages: v.array(v.strictObject({ page: v.string(), policy: v.string() })),
  notes: texts,
  as: v.nullable(v.picklist(['header', 'meta', 'next', 'vite'])),
})

const audit = v.strictObject({
  ...common,
  command: v.literal('doctor audit'),
  project: nullable,
  target: nullable,
  unchanged: count,
  files: v.array(
    v.strictObject({
      path: v.string(),
      state: v.picklist(['changed', 'missing', 'replaced', 'unknown', 'line-ends', 'formatting']),
      concern: v.picklist(concerns),
      unit: nullable,
      line: v.nullable(count),
      added: count,
      removed: count,
      release: nullable,
    }),
  ),
  manifest: v.array(v.strictObject({ path: v.string(), message: v.string() })),
})

const bytes = v.pipe(v.number(), v.integer())
const sizes = v.nullable(
  v.strictObject({
    beforeClick: bytes,
    opening: bytes,
    connected: bytes,
    onDemand: bytes,
    css: v.nullable(bytes),
  }),
)
const size = v.strictObject({
  ...common,
  command: v.literal('doctor size'),
  project: nullable,
  target: nullable,
  bundler: v.nullable(v.strictObject({ name: v.picklist(['vite', 'esbuild']), version: v.string() })),
  used: texts,
  units: v.array(v.strictObject({ unit: v.string(), together: texts, sizes, problem: nullable })),
  core: sizes,
  total: sizes,
})

const link = v.strictObject({
  ...common,
  command: v.literal('link'),
  dryRun: v.boolean(),
  project: nullable,
  target: nullable,
  selection,
  files: v.strictObject({ total: count, pristine: count, edited: count, missing: count }),
  versions: v.array(v.strictObject({ version: v.string(), same: count })),
  changes: v.array(change),
})

/** The JSON object of each command. */
export const jsonContract = {
  create,
  import: imported,
  add: changing('add'),
  remove: changing('remove'),
  update: changing('update'),
  undo: changing('undo'),
  list,
  diff,
  doctor,
  'doctor licences': licences,
  'doctor audit': audit,
  'doctor csp': csp,
  'doctor size': size,
  link,
} as const

/** The JSON object for an invalid command line, and for an old Node. In both cases, no command has started. */
export const usageContract = v.strictObject({
  schema: v.literal(1),
  command: v.picklist([...Object.keys(jsonContract), 'sandbox']),
  ok: v.literal(false),
  exitCode: v.picklist([1, 2, 4]),
  error,
})

/** Parses the text of one JSON object. Throws if the object differs from the contract. */
export function parseReport(text: string): {
  command: string
  ok: boolean
  exitCode: number
  error?: { code: string }
} {
  const value: unknown = JSON.parse(text)
  const { command } = v.parse(v.object({ command: v.picklist(Object.keys(jsonContract)) }), value)
  const schema = Object.entries(jsonContract).find(([name]) => name === command)?.[1]
  if (!schema) throw new Error(`no contract for ${command}`)
  const result = v.parse(schema, value)
  return { command, ok: result.ok, exitCode: result.exitCode, ...(result.error ? { error: result.error } : {}) }
}
