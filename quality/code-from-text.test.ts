import { expect, test } from 'vitest'
import { codeFromText } from './code-from-text'
import { isProduct, readModalFiles } from './source-files'

const files = readModalFiles().filter((file) => isProduct(file) && !file.path.endsWith('.d.ts'))

test('No file of the copy makes code or markup from text, or loads code from an address.', () => {
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap(({ path, text }) => codeFromText(text).map(({ line, what }) => `${path}:${line} ${what}`))
  expect(found).toEqual([])
})

test.each([
  ['eval(text)', 'calls eval'],
  ['globalThis.eval(text)', 'calls eval'],
  ["window['eval']?.(text)", 'calls eval'],
  ['new Function(text)', 'calls Function'],
  ['setTimeout("run()", 1)', 'gives setTimeout a text'],
  ['setInterval(`run(${x})`, 1)', 'gives setInterval a text'],
  ['element.innerHTML = text', 'sets innerHTML'],
  ['element.outerHTML += text', 'sets outerHTML'],
  ["element.insertAdjacentHTML('beforeend', text)", 'calls insertAdjacentHTML'],
  ['document.write(text)', 'calls document.write'],
  ['const view = <p dangerouslySetInnerHTML={{ __html: text }} />', 'sets dangerouslySetInnerHTML'],
  ['const view = <iframe srcdoc={text} />', 'sets srcdoc'],
  ['const view = <script src="/a.js" />', 'writes a <script>'],
  ["document.createElement('script')", 'creates a <script>'],
  ['import(address)', 'imports an address that is computed'],
  ['import(`./${name}.js`)', 'imports an address that is computed'],
  ['const link = "javascript:void 0"', 'names a javascript: address'],
])('The scan finds %s', (text, what) => {
  expect(codeFromText(text)).toEqual([{ line: 1, what }])
})

test.each([
  'setTimeout(() => run(), 1)',
  "import('./later')",
  'stream.write(bytes)',
  "document.createElement('iframe')",
  "const view = <img src={address} alt='' />",
  'declare const innerHTML: string',
])('The scan accepts %s', (text) => {
  expect(codeFromText(text)).toEqual([])
})
