// Fills the code blocks of docs/testing.md with the code of tested files. A block names its file: ```ts file=e2e/examples/window.test.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Fills each code block of a Markdown document that names a file with the code of this file. The app's folder `template` becomes `my-app`. */
export function filled(/** @type {string} */ text) {
  return text.replaceAll(/(```ts file=(\S+)\n)[^]*?(```\n)/g, (_, start, path, end) => {
    return start + readFileSync(root + path, 'utf8').replace("root: 'template'", "root: 'my-app'") + end
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const document = `${root}docs/testing.md`
  writeFileSync(document, filled(readFileSync(document, 'utf8')))
}
