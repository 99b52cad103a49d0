import type { Readable, Writable } from 'node:stream'
import type * as Clack from '@clack/prompts'
import { interruption } from '../errors'
import type { Prompter } from './prompter'
import { questions } from './questions'

/** Prompts on stderr, so that stdout carries only results. The prompt library is loaded with the first question. */
export function terminalPrompter(
  signal: AbortSignal,
  input: Readable = process.stdin,
  output: Writable = process.stderr,
): Prompter {
  const terminal = { input, output, signal }
  let isFirst = true
  const ask = async <T>(show: (clack: typeof Clack) => Promise<T | typeof Clack.CANCEL_SYMBOL>): Promise<T> => {
    const clack = await import('@clack/prompts')
    if (isFirst) clack.intro('create-wallet-modal', { output })
    isFirst = false
    const answer = await show(clack)
    if (clack.isCancel(answer)) throw interruption(signal)
    return answer
  }
  return {
    text: (question, proposal, validate) =>
      ask((clack) =>
        clack.text({
          message: questions[question].message,
          placeholder: proposal,
          defaultValue: proposal,
          validate: (answer) => validate(answer || proposal),
          ...terminal,
        }),
      ),
    confirm: (question, initial, detail) =>
      ask((clack) => {
        if (detail !== undefined) clack.log.warn(detail, { output })
        return clack.confirm({ message: questions[question].message, initialValue: initial, ...terminal })
      }),
    choose: (question, options) =>
      ask((clack) => clack.select({ message: questions[question].message, options: [...options], ...terminal })),
    chooseMany: (question, options, initial, atLeastOne) =>
      ask((clack) =>
        clack.multiselect({
          message: questions[question].message,
          options: [...options],
          initialValues: [...initial],
          required: atLeastOne,
          ...terminal,
        }),
      ),
  }
}
