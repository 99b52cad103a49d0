// @vitest-environment node
import { expect, test } from 'vitest'
import { normalizeName } from './normalize-name'

test('ENSIP-15 normalizes a valid name. An invalid name rejects with NAME_NOT_VALID and the reason, an empty name without a reason.', async () => {
  expect(await normalizeName('ADA.eth')).toBe('ada.eth')
  const cause: unknown = expect.any(Error)
  await expect(normalizeName('a..eth')).rejects.toMatchObject({ code: 'NAME_NOT_VALID', cause })
  await expect(normalizeName('a_b.eth')).rejects.toMatchObject({ details: expect.stringContaining('underscore') })
  await expect(normalizeName('')).rejects.toMatchObject({ code: 'NAME_NOT_VALID', cause: undefined })
})
