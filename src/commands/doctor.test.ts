import { expect, test } from 'vitest'
import { createProgram } from '../program'

/** Reads a command line, and returns the error that it ends with. */
async function errorOf(...words: string[]): Promise<unknown> {
  const launch = { packageRoot: '/pkg', version: '1.2.3', env: {}, signal: new AbortController().signal }
  return createProgram(launch)
    .parseAsync(['doctor', ...words], { from: 'user' })
    .catch((error: unknown) => error)
}

test.each([
  [['--sbom', 'bom.json'], '--sbom has no meaning for doctor.', 'doctor licences --sbom bom.json'],
  [['--strict'], '--strict has no meaning for doctor.', 'doctor audit --strict'],
  [['licences', '--format'], '--format has no meaning for doctor licences.', 'doctor audit --format'],
  [['licenses', '--fix'], '--fix has no meaning for doctor licences.', 'doctor --fix'],
  [['audit', '--online'], '--online has no meaning for doctor audit.', 'doctor --online'],
  [['audit', '--wallet', 'x'], '--wallet has no meaning for doctor audit.', 'doctor --wallet'],
  [['audit', '--wallet-build', 'x'], '--wallet-build has no meaning for doctor audit.', 'doctor --wallet-build'],
])('%j: a flag of another part is refused, with the command that has it', async (words, message, command) => {
  expect(await errorOf(...words)).toMatchObject({
    code: 'WM_USAGE',
    message,
    hint: `Run: create-wallet-modal ${command}`,
  })
})

test('A part that there is not is refused, and the parts are named.', async () => {
  expect(await errorOf('licence')).toMatchObject({
    code: 'commander.invalidArgument',
    message: expect.stringContaining('licences, licenses, audit'),
  })
})
