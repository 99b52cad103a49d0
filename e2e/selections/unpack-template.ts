import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Template } from '../../src/emit/template'

/** Writes a template as the folder that a clone has. */
export function unpackTemplate({ files, units, renames }: Template, folder: string): void {
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  for (const [path, bytes] of files) write(path, bytes)
  write('units.json', JSON.stringify(units))
  write('renames.json', JSON.stringify(renames))
}
