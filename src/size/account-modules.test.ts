import { expect, test } from 'vitest'
import { accountModules } from './account-modules'

const one = 'src/features/one/index.ts'

function modulesOf(lines: string) {
  const texts = { [one]: lines, 'src/features/one/one-views.ts': '', 'src/views/account.tsx': '' }
  const encoder = new TextEncoder()
  return accountModules(new Map(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)])))
}

test.each([
  ['export const one = { account: async () => (await import("../../views/account")).part }', 'src/views/account.tsx'],
  [
    "export const one = { async account() { return (await import('./one-views')).part } }",
    'src/features/one/one-views.ts',
  ],
  [
    "const views = () => import('./one-views');\nexport const one = {\n\taccount: async () => (await views()).part,\n} satisfies Feature;",
    'src/features/one/one-views.ts',
  ],
  [
    "function views() { return import('./one-views.js') }\nexport const one: Feature = { account: views } as const",
    'src/features/one/one-views.ts',
  ],
])('%j loads %j with the account.', (text, module) => {
  expect(modulesOf(text)).toEqual({ modules: [module], unclear: [] })
})

test.each([
  'export const one = { account: async () => part }',
  "export const one = { views: [{ account: false, load: () => import('./one-views') }] }",
  "const account = () => import('./one-views')\nexport const one = { views: [] }",
])('%j loads nothing with the account.', (text) => {
  expect(modulesOf(text)).toEqual({ modules: [], unclear: [] })
})

test.each([
  'import { load } from "./elsewhere"\nexport const one = { account: load }',
  "export const one = { account: async () => (await import('./absent')).part }",
])('%j cannot be followed.', (text) => {
  expect(modulesOf(text)).toEqual({ modules: [], unclear: [one] })
})
