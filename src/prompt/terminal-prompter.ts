import type * as Clack from '@clack/prompts'
import { interruption } from '../errors'
import type { Prompter } from './prompter'
import { questions } from './questions'

/** Prompts on stderr, so that stdout carries only results. The prompt library is loaded with the first question. */
export function terminalPrompter(signal: AbortSignal): Prompter {
  const output = process.stderr
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
    text: (question, initial, validate) =>
      ask((clack) =>
        clack.text({
          message: questions[question].message,
          initialValue: initial,
          validate: (answer) => validate(answer ?? ''),
          output,
          signal,
        }),
      ),
    confirm: (question, initial, detail) =>
      ask((clack) => {
        if (detail !== undefined) clack.log.warn(detail, { output })
        return clack.confirm({ message: questions[question].message, initialValue: initial, output, signal })
      }),
    choose: (question, options) =>
      ask((clack) => clack.select({ message: questions[question].message, options: [...options], output, signal })),
    chooseMany: (question, options, initial, atLeastOne) =>
      ask((clack) =>
        clack.multiselect({
          message: questions[question].message,
          options: [...options],
          initialValues: [...initial],
          required: atLeastOne,
          output,
          signal,
        }),
      ),
  }
}
