import { expect, test, vi } from 'vitest'
import { MemoryFileSystem } from '../test-support/memory-file-system'
import { compilerPaths } from './tsconfig'

const paths = '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }'

test('A configuration with too deep nesting has no paths.', async () => {
  const disk = new MemoryFileSystem({
    '/shop/tsconfig.json': `{ "x": ${'['.repeat(100_000)}`,
    '/shop/jsconfig.json': paths,
  })
  expect(await compilerPaths(disk, '/shop')).toEqual([{ pattern: '@/*', target: '/shop/src' }])
})

test('Configurations that extend each other many times are read once each.', async () => {
  const parents = JSON.stringify(
    Array.from({ length: 20 }, (_, index) => `./${index % 2 === 0 ? 'a' : 'tsconfig'}.json`),
  )
  const disk = new MemoryFileSystem({
    '/shop/tsconfig.json': `{ "extends": ${parents} }`,
    '/shop/a.json': `{ "extends": ${parents} }`,
  })
  const read = vi.spyOn(disk, 'read')
  expect(await compilerPaths(disk, '/shop')).toEqual([])
  expect(read.mock.calls.length).toBeLessThan(5)
})
