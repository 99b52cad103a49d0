import { expect, test } from 'vitest'
import { guideNames, guidePath, guideWithCode } from '../test-support/imports/guides'

test.each(guideNames)(
  'docs/import/%s shows the code that the import makes from its example (after a change: npx vitest run src/import/guides.test.ts -u)',
  async (name) => {
    await expect(guideWithCode(name)).toMatchFileSnapshot(guidePath(name))
  },
)
