import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { CliError } from '../errors'
import { eventually } from '../test-support/eventually'
import { terminalPrompter } from './terminal-prompter'

/** A terminal whose keys a test presses, and its output. */
function openTerminal(signal = new AbortController().signal) {
  const input = new PassThrough()
  const output = new PassThrough()
  let screen = ''
  output.on('data', (chunk: Buffer) => (screen += chunk.toString()))
  return {
    prompter: terminalPrompter(signal, input, output),
    press: (keys: string) => input.write(keys),
    shows: (text: string) => eventually(() => expect(screen).toContain(text)),
  }
}

const enter = '\r'
const space = ' '
const noProblem = () => undefined

test('An empty answer accepts the proposal.', async () => {
  const { press, prompter, shows } = openTerminal()
  const answer = prompter.text('location', 'my-wallet-app', noProblem)
  await shows('Where should the new app go?')
  press(enter)
  expect(await answer).toBe('my-wallet-app')
})

test('Typed text replaces the proposal.', async () => {
  const { press, prompter, shows } = openTerminal()
  const answer = prompter.text('location', 'my-wallet-app', noProblem)
  await shows('my-wallet-app'.slice(1))
  press(`shop${enter}`)
  expect(await answer).toBe('shop')
})

test('An invalid answer is explained and can be corrected.', async () => {
  const { press, prompter, shows } = openTerminal()
  const answer = prompter.text('name', 'app', (name) => (name.startsWith('.') ? 'No dot in front.' : undefined))
  await shows('What is its package name?')
  press(`.a${enter}`)
  await shows('No dot in front.')
  press(`\x7f\x7fb${enter}`)
  expect(await answer).toBe('b')
})

test('The proposal is checked, too.', async () => {
  const { press, prompter, shows } = openTerminal()
  const answer = prompter.text('name', 'taken', (name) => (name === 'taken' ? 'That one is taken.' : undefined))
  await shows('What is its package name?')
  press(enter)
  await shows('That one is taken.')
  press(`free${enter}`)
  expect(await answer).toBe('free')
})

test('Several options can be chosen, and at least one is required.', async () => {
  const { press, prompter, shows } = openTerminal()
  const options = [
    { value: 'evm', label: 'EVM' },
    { value: 'solana', label: 'Solana' },
  ]
  const answer = prompter.chooseMany('chains', options, ['evm'], true)
  await shows('Which chains?')
  press(space)
  press(enter)
  await shows('Please select at least one option')
  press(space)
  press(enter)
  expect(await answer).toEqual(['evm'])
})

test('Ctrl+C ends the questions without an answer', async () => {
  const { press, prompter, shows } = openTerminal()
  const answer = prompter.confirm('install', true)
  const failure = answer.catch((error: unknown) => error)
  await shows('Install the dependencies now?')
  press('\x03')
  const error = await failure
  expect(error).toBeInstanceOf(CliError)
  expect(error).toMatchObject({ code: 'WM_INTERRUPTED' })
})
