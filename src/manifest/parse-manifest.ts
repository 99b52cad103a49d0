import * as v from 'valibot'
import { CliError } from '../errors'
import { isPlainPath } from '../fs/plain-path'
import { parseJsonObject } from '../json'
import type { Manifest } from './manifest'

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const unitId = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
// A manifest comes with a repository, so it may be anybody's: its paths lead nowhere but into the folder.
const path = v.pipe(v.string(), v.check(isPlainPath, 'a path that leads out of the folder'))
const selection = v.object({ chains: v.array(unitId), features: v.array(unitId), tests: v.boolean() })
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/))
const files = v.record(
  path,
  v.object({ unit: unitId, sha256: hash, written: v.exactOptional(hash), template: v.exactOptional(version) }),
)

const manifest = v.object({
  schema: v.literal(1),
  template: version,
  selection,
  format: v.picklist(['none', 'prettier']),
  files,
  starter: v.exactOptional(files),
  ignored: v.array(v.string()),
  pending: v.exactOptional(
    v.object({
      command: v.picklist(['add', 'remove', 'update']),
      template: version,
      selection,
      conflicts: v.array(path),
      only: v.exactOptional(v.string()),
      written: v.exactOptional(v.record(path, hash)),
    }),
  ),
})

/** Reads a manifest. Throws `WM_MANIFEST_INVALID`, or `WM_MANIFEST_NEWER` for one that a later version of the CLI has written. */
export function parseManifest(text: string, where: string): Manifest {
  const object = objectOf(text, where)
  const { schema } = object
  if (typeof schema === 'number' && schema > 1) {
    throw new CliError('WM_MANIFEST_NEWER', {
      what: `${where} was written by a later version of create-wallet-modal (schema ${schema}).`,
      why: 'This version would not understand all of it.',
      hint: 'Run: npx create-wallet-modal@latest, with the same arguments.',
      path: where,
    })
  }
  const result = v.safeParse(manifest, object)
  if (!result.success) {
    const [issue] = result.issues
    throw invalid(where, `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`)
  }
  return result.output
}

function objectOf(text: string, where: string): Record<string, unknown> {
  try {
    return parseJsonObject(text)
  } catch (cause) {
    throw invalid(where, /^[<=>|]{7}/m.test(text) ? 'It has conflict markers of git.' : 'It is not JSON.', cause)
  }
}

function invalid(where: string, why: string, cause?: unknown): CliError {
  const hint = 'Restore the file from version control, or delete it and run: create-wallet-modal link'
  return new CliError(
    'WM_MANIFEST_INVALID',
    { what: `${where} cannot be read.`, why, hint, path: where },
    cause === undefined ? undefined : { cause },
  )
}
