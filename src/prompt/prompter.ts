import type { QuestionId } from './questions'

export interface Option {
  value: string
  label: string
  hint?: string
}

/** Asks a person. If the person interrupts a question, the promise rejects with `WM_INTERRUPTED`. */
export interface Prompter {
  /** An empty answer means `proposal`. `validate` returns an error message for an invalid answer. */
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
