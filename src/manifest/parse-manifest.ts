import valid from 'semver/functions/valid'
import * as v from 'valibot'
import { globPitfall } from '../emit/glob'
import { isTemplatePath, pathsPitfall } from '../emit/template-path'
import { CliError } from '../errors'
import { isPlainPath } from '../fs/plain-path'
import { parseJsonObject } from '../json'
import type { Manifest } from './manifest'

// A manifest comes with a repository and may be malicious, so the code checks and limits everything in it.
const mostBytes = 8 * 1024 * 1024
const mostFiles = 10_000
const mostVersions = 16

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const unitId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const unitIds = v.pipe(v.array(unitId), v.maxLength(500))
const selection = v.pipe(
  v.object({ chains: unitIds, features: unitIds, tests: v.boolean(), suites: v.exactOptional(v.boolean()) }),
  v.transform(({ suites = true, ...rest }) => ({ ...rest, suites: rest.tests && suites })),
)
const version = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check((text) => valid(text) === text, 'no version, such as 1.2.3'),
)
const pathInFolder = v.pipe(v.string(), v.check(isTemplatePath, 'not the path of a copied file'))
const pathInProject = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.check(isPlainPath, 'a path that leads out of the project'),
)
const glob = v.pipe(
  v.string(),
  v.check(
    (pattern) => globPitfall(pattern) === null,
    ({ input }) => `a pattern that cannot be used: ${globPitfall(String(input))}`,
  ),
)
const files = v.pipe(
  v.record(
    pathInFolder,
    v.object({ unit: unitId, sha256: hash, written: v.exactOptional(hash), template: v.exactOptional(version) }),
  ),
  v.check((record) => Object.keys(record).length <= mostFiles, `more than ${mostFiles} files`),
  v.check(
    (record) => pathsPitfall(Object.keys(record)) === null,
    ({ input }) => pathsPitfall(Object.keys(Object(input))) ?? '',
  ),
  v.check(
    (record) => new Set(Object.values(record).map(({ template }) => template)).size <= mostVersions,
    `more than ${mostVersions} versions`,
  ),
)

const manifest = v.object({
  schema: v.literal(1),
  template: version,
  selection,
  format: v.picklist(['none', 'prettier']),
  files,
  starter: v.exactOptional(files),
  ignored: v.pipe(v.array(glob), v.maxLength(100)),
  pending: v.exactOptional(
    v.object({
      command: v.picklist(['add', 'remove', 'update']),
      template: version,
      selection,
      conflicts: v.pipe(v.array(pathInProject), v.maxLength(mostFiles)),
      only: v.exactOptional(glob),
      written: v.exactOptional(v.record(pathInProject, hash)),
    }),
  ),
})

/** Parses a manifest. Throws `WM_MANIFEST_INVALID`, or `WM_MANIFEST_NEWER` if a later version of the CLI has written the manifest. */
export function parseManifest(bytes: Uint8Array, where: string): Manifest {
  if (bytes.length > mostBytes) throw invalidManifest(where, `It is larger than ${mostBytes / 1024 / 1024} MB.`)
  const object = objectOf(new TextDecoder().decode(bytes), where)
  const { schema } = object
  if (typeof schema === 'number' && schema > 1) {
    throw new CliError('WM_MANIFEST_NEWER', {
      what: `${where} was written by a later version of create-wallet-modal (schema ${schema}).`,
      why: 'This version would not understand all of it.',
      hint: 'Run: create-wallet-modal@latest, with the same arguments.',
      path: where,
    })
  }
  const result = v.safeParse(manifest, object)
  if (!result.success) {
    const [issue] = result.issues
    throw invalidManifest(where, `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`)
  }
  return result.output
}

function objectOf(text: string, where: string): Record<string, unknown> {
  try {
    return parseJsonObject(text)
  } catch (cause) {
    throw invalidManifest(
      where,
      /^[<=>|]{7}/m.test(text) ? 'It has conflict markers of git.' : 'It is not JSON.',
      cause,
    )
  }
}

/** Creates the error for a manifest that cannot be used. */
export function invalidManifest(where: string, why: string, cause?: unknown): CliError {
  const hint = 'Restore the file from version control, or delete it and run: create-wallet-modal link'
  return new CliError(
    'WM_MANIFEST_INVALID',
    { what: `${where} cannot be read.`, why, hint, path: where },
    cause === undefined ? undefined : { cause },
  )
}
