// @vitest-environment node
import { expect, test } from 'vitest'
import { normalizeName } from './normalize-name'

test('a name gets its normal form, or the reason why it has none', async () => {
  expect(await normalizeName('ADA.eth')).toBe('ada.eth')
  const cause: unknown = expect.any(Error)
  await expect(normalizeName('a..eth')).rejects.toMatchObject({ code: 'NAME_NOT_VALID', cause })
  await expect(normalizeName('a_b.eth')).rejects.toMatchObject({ details: expect.stringContaining('underscore') })
  await expect(normalizeName('')).rejects.toMatchObject({ code: 'NAME_NOT_VALID', cause: undefined })
})
