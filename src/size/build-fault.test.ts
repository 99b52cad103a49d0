import { expect, test } from 'vitest'
import { faultOf } from './build-fault'

const root = '/work/shop'
const error = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test.each([
  [
    'a syntax error of Rolldown',
    error('Build failed with 1 error:\n\n[PARSE_ERROR] …', {
      errors: [
        error('\u001B[31m[PARSE_ERROR] Error:\u001B[0m Unexpected token\n   ╭─[ src/a.ts:5:7 ]', {
          id: '/work/shop/src/a.ts',
          loc: { file: '/work/shop/src/a.ts', line: 5, column: 7 },
        }),
      ],
    }),
    { path: 'src/a.ts', line: 5, message: 'Unexpected token', unresolved: null },
  ],
  [
    'a syntax error of a Rolldown that names the file only in a picture',
    error('Build failed with 1 error:', {
      errors: [
        error(
          '\u001B[31m[builtin:vite-transform] \u001B[0mUnexpected token\n   ╭\u001B[38;5;246m─\u001B[0m[ src/a.ts:5:7 ]\n   │',
          {
            loc: { line: 5, column: 6 },
          },
        ),
      ],
    }),
    { path: 'src/a.ts', line: 5, message: 'Unexpected token', unresolved: null },
  ],
  [
    'a syntax error of esbuild',
    error('Build failed with 1 error:\nsrc/a.ts:5:6: ERROR: Expected identifier', {
      errors: [{ text: 'Expected identifier but found "="', location: { file: 'src/a.ts', line: 5, column: 6 } }],
    }),
    { path: 'src/a.ts', line: 5, message: 'Expected identifier but found "="', unresolved: null },
  ],
  [
    'a style sheet that PostCSS cannot read',
    error('[vite:css] [postcss] /work/shop/src/a.css:29:2: Unexpected }', {
      id: '/work/shop/src/a.css',
      loc: { line: 29, column: 2 },
    }),
    { path: 'src/a.css', line: 29, message: 'Unexpected }', unresolved: null },
  ],
  [
    'a package that Vite does not find',
    error('[vite]: Rolldown failed to resolve import "ethers" from "/work/shop/src/a.ts".\nThis is most likely'),
    { path: 'src/a.ts', line: null, message: 'The import "ethers" was not found.', unresolved: 'ethers' },
  ],
  [
    'a package that esbuild does not find',
    error('Build failed', {
      errors: [{ text: 'Could not resolve "ethers"', location: { file: 'src/a.ts', line: 2 } }],
    }),
    { path: 'src/a.ts', line: 2, message: 'The import "ethers" was not found.', unresolved: 'ethers' },
  ],
  [
    'a file that has left the copy',
    error(
      'Build failed with 1 error:\n\n[plugin wallet-modal-size] src/a.ts\nError: src/a.ts imports "./b", and there is no such file.\n    at absentFile',
    ),
    { path: 'src/a.ts', line: null, message: 'src/a.ts imports "./b", and there is no such file.', unresolved: './b' },
  ],
  ['something else', error('\n  boom\n    at here'), { path: null, line: null, message: 'boom', unresolved: null }],
  ['no error', 'boom', { path: null, line: null, message: 'The bundler gave no reason.', unresolved: null }],
])('%s', (_, thrown, expected) => {
  expect(faultOf(thrown, root)).toEqual(expected)
})
