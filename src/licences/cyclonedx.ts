import { isExpression } from './free-licences'
import type { InstalledTree, TreePackage } from './installed-tree'
import type { Judgement } from './judge'
import type { LockfileHashes } from './lockfile-hashes'

/** A package of the dependency tree with the judgement of its licences. */
export interface JudgedPackage extends TreePackage, Judgement {}

/** Matches a single SPDX identifier, which CycloneDX takes as the `id` of a licence. Other licences get a `name`. */
const identifiers = /^[A-Za-z0-9][A-Za-z0-9.-]*$/

/**
 * Writes the installed packages as a bill of materials in CycloneDX 1.6, JSON. The same dependency tree always gives the same text, because
 * the bill has no timestamp and no random serial number. Packages that only development needs have the scope `excluded`.
 */
export function cyclonedx(
  tree: InstalledTree,
  packages: readonly JudgedPackage[],
  hashes: LockfileHashes,
  tool: { name: string; version: string },
): object {
  const refs = new Map([...tree.packages.values()].map((each) => [each.folder, purlOf(each.published, each.version)]))
  const root = `${purlOf(tree.name, tree.version)}#root`
  const unique = new Map<string, JudgedPackage>()
  for (const each of packages) {
    const ref = purlOf(each.published, each.version)
    const known = unique.get(ref)
    if (known === undefined || (each.isProduction && !known.isProduction)) unique.set(ref, each)
  }
  const sorted = [...unique].sort(([a], [b]) => (a < b ? -1 : 1))
  const used = new Map<string, Set<string>>()
  for (const each of tree.packages.values()) {
    const ref = refs.get(each.folder) ?? ''
    const list = used.get(ref) ?? new Set()
    used.set(ref, list)
    for (const folder of each.uses) list.add(refs.get(folder) ?? '')
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      tools: { components: [{ type: 'application', ...tool }] },
      component: { type: 'application', 'bom-ref': root, name: tree.name, version: tree.version },
    },
    components: sorted.map(([ref, each]) => ({
      type: 'library',
      'bom-ref': ref,
      ...nameOf(each.published),
      version: each.version,
      scope: each.isProduction ? 'required' : 'excluded',
      ...hashesOf(hashes.get(`${each.published}@${each.version}`)),
      ...licencesOf(each),
      purl: ref,
      properties: [{ name: 'create-wallet-modal:licence', value: each.verdict }],
    })),
    dependencies: [
      { ref: root, dependsOn: [...new Set(tree.roots.map(({ folder }) => refs.get(folder) ?? ''))].sort() },
      ...[...used].sort(([a], [b]) => (a < b ? -1 : 1)).map(([ref, list]) => ({ ref, dependsOn: [...list].sort() })),
    ],
  }
}

/** Returns the package URL (purl) of an npm package. */
export function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`
}

function nameOf(name: string): { group?: string; name: string } {
  const [scope = '', rest] = name.split('/')
  return rest === undefined ? { name } : { group: scope, name: rest }
}

function hashesOf(hashes: object[] | undefined): object {
  return hashes === undefined ? {} : { hashes }
}

function licencesOf({ verdict, licences, declared }: JudgedPackage): object {
  if (licences.length === 0) return {}
  const [only = ''] = licences
  const isDeclared = verdict === 'named' || (licences.length === 1 && only === declared && !identifiers.test(only))
  if (isDeclared && isExpression(only) && !identifiers.test(only)) {
    return { licenses: [{ expression: only, acknowledgement: 'declared' }] }
  }
  const acknowledgement = isDeclared ? 'declared' : 'concluded'
  const entry = (licence: string): object => ({
    license: {
      ...(isExpression(licence) && identifiers.test(licence) ? { id: licence } : { name: licence }),
      acknowledgement,
    },
  })
  return { licenses: licences.map(entry) }
}
