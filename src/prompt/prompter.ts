import type { QuestionId } from './questions'

export interface Option {
  value: string
  label: string
  hint?: string
}

/** Asks a person. Every answer may be an interruption, which rejects with `WM_INTERRUPTED`. */
export interface Prompter {
  /** An empty answer means `proposal`; `validate` returns what is wrong with an answer. */
  text(question: QuestionId, proposal: string, validate: (answer: string) => string | undefined): Promise<string>
  confirm(question: QuestionId, initial: boolean, detail?: string): Promise<boolean>
  choose(question: QuestionId, options: readonly Option[]): Promise<string>
  chooseMany(
    question: QuestionId,
    options: readonly Option[],
    initial: readonly string[],
    atLeastOne: boolean,
  ): Promise<string[]>
}
