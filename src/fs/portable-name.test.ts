import { expect, test } from 'vitest'
import { namePitfall } from './portable-name'

test.each([
  'my-app',
  'wallet modal',
  '[slug]',
  '(group)',
  '.config',
  'console',
  'icon',
  'com',
  'aux-files',
  'ünïcode',
  '%2e%2e',
])('%s is a valid name on every system.', (name) => expect(namePitfall(name)).toBeNull())

test.each([
  'con',
  'NUL',
  'aux.ts',
  'CON.\u2028',
  'Com1',
  'lpt9.txt',
  'app.',
  'app ',
  '.. ',
  'a:b',
  'what?',
  'a|b',
  'a*',
])('%s is refused, because Windows cannot have such a name.', (name) => expect(namePitfall(name)).toMatch(/^Windows /))
