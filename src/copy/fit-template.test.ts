import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { emit, modalOnly } from '../emit/emit'
import { readTemplate } from '../emit/template'
import { nodeFileSystem } from '../fs/node-file-system'
import { fitTemplate } from './fit-template'

const template = await readTemplate(nodeFileSystem, fileURLToPath(new URL('../../template', import.meta.url)))

test.each([
  [['ethers'], []],
  [['ethers', 'locale-de'], ['locale-de']],
  [
    ['ethers', 'send', 'locale-ar', 'locale-pt-br'],
    ['locale-ar', 'locale-pt-br'],
  ],
])(
  'The languages of %j are found, though most of their texts belong to units that are not copied.',
  (units, languages) => {
    const files = modalOnly(emit(template, { units, tests: false }), '')
    const { selection } = fitTemplate(template, '1.2.3', files)
    expect(selection.features.filter((id) => id.startsWith('locale-'))).toEqual(languages)
    expect(selection.chains).toEqual(['ethers'])
  },
)
