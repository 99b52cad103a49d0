import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dependencyRanges } from '../../host/project'
import { ProjectSources } from '../../import/source/project-sources'
import { parseJsonObject } from '../../json'

const folder = fileURLToPath(new URL('../../import/fixtures', import.meta.url))

/** The names of all fixture apps that use a kit. */
export const fixtureNames = readdirSync(folder).sort()

/** Returns the files of a fixture app, by path. */
export function fixtureFiles(name: string): Map<string, string> {
  const root = join(folder, name)
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]
    }),
  )
}

/** Returns the source files and packages of a fixture app. */
export function fixture(name: string): { sources: ProjectSources; packages: Map<string, string> } {
  const files = fixtureFiles(name)
  const packages = dependencyRanges(parseJsonObject(files.get('package.json') ?? '{}'))
  const texts = new Map([...files].filter(([path]) => /\.[jt]sx?$/.test(path)))
  return { sources: new ProjectSources(texts, [{ prefix: '@/', folder: 'src' }]), packages }
}
