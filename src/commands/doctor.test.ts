import { expect, test } from 'vitest'
import { createProgram } from '../program'

/** Parses a command line, and returns the error that the command throws. */
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
  [['--as', 'header'], '--as has no meaning for doctor.', 'doctor csp --as header'],
  [['csp', '--strict'], '--strict has no meaning for doctor csp.', 'doctor audit --strict'],
  [['audit', '--wallet-build', 'x'], '--wallet-build has no meaning for doctor audit.', 'doctor --wallet-build'],
])(
  '%j is refused, because the flag belongs to another part of doctor, and the error names the right command',
  async (words, message, command) => {
    expect(await errorOf(...words)).toMatchObject({
      code: 'WM_USAGE',
      message,
      hint: `Run: create-wallet-modal ${command}`,
    })
  },
)

test('An unknown part of doctor is refused, and the error lists the known parts.', async () => {
  expect(await errorOf('licence')).toMatchObject({
    code: 'commander.invalidArgument',
    message: expect.stringContaining('licences, licenses, audit, csp'),
  })
})

test('An unknown form of the policy is refused, and the error lists the known forms.', async () => {
  expect(await errorOf('csp', '--as', 'nginx')).toMatchObject({
    code: 'commander.invalidArgument',
    message: expect.stringContaining('header, meta, next, vite'),
  })
})
