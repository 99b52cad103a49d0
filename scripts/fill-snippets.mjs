// Writes the code of files into the code blocks of a document that name these files: ```ts file=e2e/examples/window.test.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The document with the code of the named files. The folder of the app has another name for readers. */
export function filled(/** @type {string} */ text) {
  return text.replaceAll(/(```ts file=(\S+)\n)[^]*?(```\n)/g, (_, start, path, end) => {
    return start + readFileSync(root + path, 'utf8').replace("root: 'template'", "root: 'my-app'") + end
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const document = `${root}docs/testing.md`
  writeFileSync(document, filled(readFileSync(document, 'utf8')))
}
